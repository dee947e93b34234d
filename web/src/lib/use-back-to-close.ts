import { useEffect, useEffectEvent, useId, useRef } from 'react';

/** Which panel the browser's history says is open; null when none. */
const openPanel = (): unknown => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'panel' in state ? state.panel : null;
};

/**
 * Lets the browser's Back close a panel rather than leave the page: while it is open it has an entry
 * of its own in the history, at the same address. Answers how to close it otherwise, which takes
 * that entry away; `close` is told once, whichever way it went. A panel that goes while it is open,
 * with what it belongs to, takes its entry along.
 */
export function useBackToClose(isOpen: boolean, close: () => void): () => void {
  const panel = useId();
  const closed = useEffectEvent(close);
  /** Going back takes a moment, in which a second press would leave the page too. */
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    isLeaving.current = false;
    if (openPanel() !== panel) history.pushState({ ...history.state, panel }, '');
    const notice = () => {
      if (openPanel() !== panel) closed();
    };
    addEventListener('popstate', notice);
    return () => {
      removeEventListener('popstate', notice);
      if (isLeaving.current) return;
      isLeaving.current = true;
      // An effect that runs twice has it open again by then.
      queueMicrotask(() => {
        if (isLeaving.current && openPanel() === panel) history.back();
      });
    };
  }, [isOpen, panel]);
  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    if (openPanel() === panel) history.back();
    else close();
  };
}
