import { startTransition, useEffect, useState } from 'react';

/** About two rows of the widest grid: what may be seen before any scrolling. */
const STEP = 12;

/**
 * How many tiles are on the page: a few at once, then a few more after each paint, so that a long
 * list holds up neither a finger nor a key.
 * @param all How many there are in the end.
 * @param startsWhole Whether all are needed at once, to come back to a place far down.
 */
export function useFilling(all: number, startsWhole: boolean): number {
  const [count, setCount] = useState(startsWhole ? Number.POSITIVE_INFINITY : STEP);
  useEffect(() => {
    if (count < all) startTransition(() => setCount((before) => before + STEP));
  }, [count, all]);
  return count;
}
