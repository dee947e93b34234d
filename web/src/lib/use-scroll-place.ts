import { useEffect, useLayoutEffect, useRef } from 'react';
import { createScrollMemory } from './scroll-memory.ts';

const memory = createScrollMemory();

/**
 * Brings the page back to where it was scrolled when the shopper returns to a place by Back,
 * Forward or a reload, and to its top when the place is new.
 * @param place What is looked at, for example the address of a search.
 * @param isReady Whether its content is on the page, so that there is something to scroll.
 */
export function useScrollPlace(place: string, isReady: boolean): void {
  const current = useRef(place);
  const isReturning = useRef(true);
  const settled = useRef<string | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const markReturn = () => {
      isReturning.current = true;
    };
    const remember = () => {
      if (settled.current === current.current) memory.write(current.current, window.scrollY);
    };
    const save = () => memory.save();
    window.addEventListener('popstate', markReturn);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('popstate', markReturn);
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', save);
    };
  }, []);

  useLayoutEffect(() => {
    current.current = place;
    if (!isReady || settled.current === place) return;
    window.scrollTo(0, isReturning.current ? memory.read(place) : 0);
    settled.current = place;
    isReturning.current = false;
  }, [place, isReady]);
}
