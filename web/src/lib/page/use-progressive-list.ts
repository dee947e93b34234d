import { startTransition, useEffect, useState } from 'react';

/** About two rows of the widest grid: what may be seen before any scrolling. */
const STEP = 12;

interface ProgressiveList {
  /** Which list it is; another one starts over. */
  list: string;
  /** How many tiles there are in the end. */
  total: number;
  /** Whether all are needed at once, to restore a scroll position far down. */
  startsComplete: boolean;
}

/**
 * How many tiles of a list to render: a few at once, then a few more after each paint, so that a
 * long list delays neither a touch nor a key.
 */
export function useProgressiveList({ list, total, startsComplete }: ProgressiveList): number {
  const start = startsComplete ? total : STEP;
  const [rendered, setRendered] = useState({ list, count: start });
  const count = rendered.list === list ? rendered.count : start;
  if (rendered.list !== list) setRendered({ list, count });
  useEffect(() => {
    if (count >= total) return;
    startTransition(() => setRendered(({ list: of }) => ({ list: of, count: count + STEP })));
  }, [count, total]);
  return Math.min(count, total);
}
