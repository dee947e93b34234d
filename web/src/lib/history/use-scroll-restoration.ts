import { useEffect, useLayoutEffect, useRef } from 'react';
import { createScrollMemory } from './scroll-memory.ts';

const memory = createScrollMemory();

/** How far down a view was left, 0 for a new one: whether all of it is needed at once. */
export const storedScrollPx = (scrollKey: string): number => memory.topOf(scrollKey);

/** Whether the way to what is shown now was Back, Forward or a reload. */
export const isReturning = (): boolean => memory.isReturning();

/**
 * Brings the page back to where it was scrolled when the shopper returns to a view by Back,
 * Forward, a reload or another tab of the app, and to its top when the view is new.
 * @param scrollKey Names the view, for example by the address of a search.
 * @param isReady Whether its content is on the page, so that there is something to return to.
 */
export function useScrollRestoration(scrollKey: string, isReady: boolean): void {
  const arrivedAt = useRef<string | null>(null);
  const isAway = useRef(true);

  useLayoutEffect(() => {
    if (arrivedAt.current === scrollKey) return;
    arrivedAt.current = null;
    const isReturning = memory.isReturning() || isAway.current;
    if (isReturning && !isReady) return;
    window.scrollTo(0, isReturning ? memory.topOf(scrollKey) : 0);
    arrivedAt.current = scrollKey;
    isAway.current = false;
  }, [scrollKey, isReady]);

  useEffect(() => {
    const remember = () => {
      if (arrivedAt.current !== null) memory.leaveAt(arrivedAt.current, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
}
