import { startTransition, useEffect, useState } from 'react';

/** About two rows of the widest grid: what may be seen before any scrolling. */
const STEP = 12;

interface Filling {
  /** Which list it is; a new one starts anew. */
  list: string;
  /** How many tiles there are in the end. */
  all: number;
  /** Whether all are needed at once, to come back to a place far down. */
  startsWhole: boolean;
}

/**
 * How many tiles are on the page: a few at once, then a few more after each paint, so that a long
 * list holds up neither a finger nor a key.
 */
export function useFilling({ list, all, startsWhole }: Filling): number {
  const start = startsWhole ? all : STEP;
  const [filled, setFilled] = useState({ list, count: start });
  const count = filled.list === list ? filled.count : start;
  if (filled.list !== list) setFilled({ list, count });
  useEffect(() => {
    if (count >= all) return;
    startTransition(() => setFilled(({ list: of }) => ({ list: of, count: count + STEP })));
  }, [count, all]);
  return Math.min(count, all);
}
