import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { closeLayer, isInHistory, isTopLayer, layerId, openLayer } from './layer-history.ts';

/**
 * Lets the browser's Back close a layer rather than leave the page: while it is open it has an entry
 * of its own in the history, at the same address. Answers how to close it otherwise, which takes
 * that entry away; `close` is called once for each opening, whichever way it went. A layer that goes
 * while it is open, with what it belongs to, takes its entry along.
 */
export function useBackToClose(isOpen: boolean, close: () => void): () => void {
  const id = layerId(useId());
  const closed = useEffectEvent(close);
  /** Going back takes a moment, in which a second press would leave the page too. */
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    isLeaving.current = false;
    openLayer(id);
    const closeWhenLeft = () => {
      if (isInHistory(id)) return;
      removeEventListener('popstate', closeWhenLeft);
      closeLayer(id);
      closed();
    };
    addEventListener('popstate', closeWhenLeft);
    return () => {
      removeEventListener('popstate', closeWhenLeft);
      closeLayer(id);
      if (isLeaving.current) return;
      isLeaving.current = true;
      // An effect that runs twice has it open again by then.
      queueMicrotask(() => {
        if (isLeaving.current && isTopLayer(id)) history.back();
      });
    };
  }, [isOpen, id]);
  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    if (isTopLayer(id)) history.back();
    else close();
  };
}
