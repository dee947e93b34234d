import { TICKER_SCROLL_MS } from '@modiste/contract/limits';
import { useLayoutEffect, useRef } from 'react';

/** Half of the track is a copy: moved by that much it looks as at the start. */
const ROUND = [{ transform: 'none' }, { transform: 'translateX(-50%)' }];

/** Moves the track from where it was scrolled to. Returns how to leave it scrolled to where it is. */
function move(strip: HTMLElement, track: HTMLElement): () => void {
  const roundPx = track.scrollWidth / 2;
  const animation = track.animate(ROUND, { duration: TICKER_SCROLL_MS, iterations: Infinity });
  animation.currentTime = ((strip.scrollLeft % roundPx) / roundPx) * TICKER_SCROLL_MS;
  strip.scrollLeft = 0;
  return () => {
    const progress = animation.effect?.getComputedTiming().progress ?? 0;
    animation.cancel();
    strip.scrollLeft = progress * roundPx;
    // Whoever came by keys stopped it, and sees what has the focus.
    if (strip.matches(':has(:focus-visible)')) {
      document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'center' });
    }
  };
}

/**
 * Moves what is in an element on and on, once around in the time of the spec. While it stands still,
 * it is scrolled by hand, from where it was.
 */
export function useTickerScroll(isMoving: boolean) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const track = strip.current?.firstElementChild;
    if (!isMoving || strip.current === null || !(track instanceof HTMLElement)) return;
    return move(strip.current, track);
  }, [isMoving]);
  return strip;
}
