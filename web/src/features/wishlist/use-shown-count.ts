import { useCallback, useState } from 'react';

const STEP = 32;
/** How near the end may come before there is more: about a screen. */
const NEAR = '1000px';

const canWatch = () => 'IntersectionObserver' in window;

/**
 * How many of a long list are on the page: some, and more whenever its end comes near, so that
 * hundreds of them hold up neither a finger nor a key.
 * @param startsWhole Whether all are needed at once, to come back to a place far down.
 */
export function useShownCount(startsWhole: boolean) {
  const [count, setCount] = useState(() =>
    startsWhole || !canWatch() ? Number.POSITIVE_INFINITY : STEP,
  );
  const end = useCallback((mark: HTMLElement | null) => {
    if (mark === null) return;
    const grow = ([entry]: IntersectionObserverEntry[]) => {
      if (entry?.isIntersecting === true) setCount((before) => before + STEP);
    };
    const observer = new IntersectionObserver(grow, { rootMargin: NEAR });
    observer.observe(mark);
    return () => observer.disconnect();
  }, []);
  return { count, end };
}
