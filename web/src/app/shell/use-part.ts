import { useQuery } from '@tanstack/react-query';
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
} from 'react';

interface WantedPart<Props> {
  name: string;
  load: () => Promise<{ default: ComponentType<Props> }>;
  isWanted: boolean;
  /** What the popup says when it cannot be fetched. */
  failure: string;
  /** Takes the wish back; the next one fetches again. */
  onFailed: () => void;
}

/** Shows a part of the app that is fetched when it is first wanted; until then nothing. */
export function usePart<Props extends object>(part: WantedPart<Props>) {
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
  return (props: Props & { key?: string }): ReactNode =>
    data === undefined ? null : createElement(data.default, props);
}
