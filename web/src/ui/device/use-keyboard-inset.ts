import { useEffect } from 'react';

const INSET_PROPERTY = '--keyboard-inset';

/**
 * Tells the styles how much of the window a phone's keyboard covers, as `--keyboard-inset`. Only
 * browsers that lay the keyboard over the page need it; elsewhere it stays 0.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const follow = () => {
      const coveredPx = window.innerHeight - viewport.height - viewport.offsetTop;
      const isZoomed = viewport.scale > 1.01;
      const insetPx = isZoomed ? 0 : Math.max(0, Math.round(coveredPx));
      document.documentElement.style.setProperty(INSET_PROPERTY, `${insetPx}px`);
    };
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, []);
}
