import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent } from 'react';

interface WantedPart<Props> {
  name: string;
  load: () => Promise<{ default: ComponentType<Props> }>;
  isWanted: boolean;
  /** What the popup says when it cannot be fetched. */
  failure: string;
  /** Takes the wish back; the next one fetches again. */
  onFailed: () => void;
}

/** A part of the app that is fetched when it is first wanted; until then there is none. */
export function usePart<Props>(part: WantedPart<Props>): ComponentType<Props> | null {
  const { data, error } = useQuery({
    queryKey: ['part', part.name],
    queryFn: part.load,
    enabled: part.isWanted,
    meta: { failure: part.failure },
  });
  const giveUp = useEffectEvent(part.onFailed);
  useEffect(() => {
    if (error !== null) giveUp();
  }, [error]);
  return data?.default ?? null;
}
