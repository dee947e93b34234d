import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * A browser opens six connections to a server that speaks HTTP/1.1, and a picture that is still being
 * made holds one. With this many at once, and one more of what is seen first, calls and code never
 * wait for pictures.
 */
const AT_ONCE = 4;
/** So far outside the window a picture is loaded. */
const NEAR = '600px';
const MARGINS = { rootMargin: NEAR, scrollMargin: NEAR };

/** Not where a page is drawn beforehand: there the browser decides when a picture is loaded. */
const canWait = (): boolean => typeof IntersectionObserver !== 'undefined';

/** A picture that is near the window and has not been loaded yet. */
interface Turn {
  isFirst: boolean;
  start: () => void;
}

const waiting = new Set<Turn>();
const loading = new Set<Turn>();
/** What is in the browser's cache already needs no turn. */
const loadedUrls = new Set<string>();

function startNext(): void {
  for (const isFirst of [true, false])
    for (const turn of waiting)
      if (turn.isFirst === isFirst && loading.size < AT_ONCE + Number(isFirst)) {
        waiting.delete(turn);
        loading.add(turn);
        turn.start();
      }
}

function endTurn(turn: Turn): void {
  waiting.delete(turn);
  if (loading.delete(turn)) startNext();
}

/**
 * Whether a picture is to be loaded: at once where it was loaded before, otherwise when few others
 * are being loaded; what is seen first before what only comes near the window. What was scrolled
 * past gives way.
 * @returns that, whether the browser is to decide instead, and what to call once it is loaded or has
 *   failed
 */
export function usePictureTurn(
  image: RefObject<HTMLImageElement | null>,
  { url, isFirst }: { url: string; isFirst: boolean },
) {
  const [hasTurn, setHasTurn] = useState(() => !canWait() || loadedUrls.has(url));
  const [turn] = useState<Turn>(() => ({ isFirst, start: () => setHasTurn(true) }));
  useLayoutEffect(() => {
    const { current } = image;
    if (hasTurn || current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) waiting.add(turn);
      else waiting.delete(turn);
      startNext();
    }, MARGINS);
    if (isFirst) {
      waiting.add(turn);
      startNext();
    } else observer.observe(current);
    return () => observer.disconnect();
  }, [image, turn, hasTurn, isFirst]);
  useEffect(() => () => endTurn(turn), [turn]);
  const onEnd = (isLoaded: boolean) => {
    if (isLoaded) loadedUrls.add(url);
    endTurn(turn);
  };
  return { hasTurn, isLazy: !isFirst && !canWait(), onEnd };
}
