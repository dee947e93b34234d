import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** So far before the end the next items are loaded, so that scrolling need not stop. */
const AHEAD_PX = 900;
/** Touching the page without scrolling moves it by less. */
const SCROLLED_PX = 8;

const isMetered = (connection: unknown): boolean =>
  typeof connection === 'object' &&
  connection !== null &&
  (('saveData' in connection && connection.saveData === true) ||
    ('effectiveType' in connection && String(connection.effectiveType).includes('2g')));

/** Whether the shopper asked the browser to save data, or the connection is very slow. */
const savesData = (): boolean =>
  ('connection' in navigator && isMetered(navigator.connection)) ||
  window.matchMedia('(prefers-reduced-data: reduce)').matches;

/** Whether the page was scrolled since: restoring a scroll position alone loads nothing. */
function useScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    if (hasScrolled) return;
    const start = window.scrollY;
    const follow = () => setHasScrolled(Math.abs(window.scrollY - start) > SCROLLED_PX);
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [hasScrolled]);
  return hasScrolled;
}

interface AutoLoad {
  /** The end of the list. */
  end: RefObject<HTMLElement | null>;
  isWanted: boolean;
  load: () => void;
}

/**
 * Loads more when the end of a list is nearly scrolled into view. Not while keys are used, since the
 * end could never be reached then, and not where data is to be saved: a button does it there.
 */
export function useAutoLoad({ end, isWanted, load }: AutoLoad): void {
  const hasScrolled = useScrolled();
  const isOn = isWanted && hasScrolled;
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    const { current } = end;
    if (!isOn || current === null || savesData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.some(({ isIntersecting }) => isIntersecting);
        if (isNear && document.querySelector('main :focus-visible') === null) loadNow();
      },
      { rootMargin: `0px 0px ${AHEAD_PX}px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [end, isOn]);
}
