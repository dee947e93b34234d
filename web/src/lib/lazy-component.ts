import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useConnection } from './connection.ts';
import { showFailure } from './failure-popup.ts';
import { once } from './once.ts';

/** A component whose code is a file of its own, which is fetched when it is first needed. */
export interface LazyComponent<Props> {
  /** Fetches the code; after a failure the next call fetches again. */
  load: () => Promise<ComponentType<Props>>;
  /** The component, once its code is here; null before. */
  loaded: () => ComponentType<Props> | null;
}

/** React's own `lazy` neither tells of a failure nor fetches again after one. */
export function lazyComponent<Props>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let component: ComponentType<Props> | null = null;
  return {
    load: once(async () => {
      component = await fetchCode();
      return component;
    }),
    loaded: () => component,
  };
}

interface LazyOptions {
  /** Whether it is to be shown now; its code is fetched when that is first so. */
  isWanted?: boolean;
  /** What the popup says when the code cannot be fetched. */
  failure?: string;
  onFailed?: () => void;
}

/**
 * Answers how to draw a lazy component: as null until it was wanted and its code has arrived. What
 * could not be fetched is fetched again when it is wanted again, or when the connection is back.
 */
export function useLazyComponent<Props extends object>(
  lazy: LazyComponent<Props>,
  { isWanted = true, failure, onFailed }: LazyOptions = {},
): (props: Props) => ReactNode {
  const [component, setComponent] = useState(() => (isWanted ? lazy.loaded() : null));
  const fail = useEffectEvent(() => {
    if (failure !== undefined) showFailure(failure);
    onFailed?.();
  });
  const isMissing = isWanted && component === null;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    const load = () =>
      lazy.load().then(
        (loaded) => isCurrent && setComponent(() => loaded),
        () => isCurrent && fail(),
      );
    void load();
    const stopFollowing = useConnection.subscribe(({ status }) => {
      if (status === 'there') void load();
    });
    return () => {
      isCurrent = false;
      stopFollowing();
    };
  }, [lazy, isMissing]);
  return (props) => component && createElement(component, props);
}
