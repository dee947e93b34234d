import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus to the first of the tiles that come next, once they are on the page.
 * @param place What holds the tiles.
 * @param count How many are on the page.
 */
export function useNextFocus(place: RefObject<HTMLElement | null>, count: number) {
  const wanted = useRef<{ at: number; isByKeys: boolean } | null>(null);
  useEffect(() => {
    const { current } = wanted;
    if (current === null || count <= current.at) return;
    wanted.current = null;
    const tile = place.current?.querySelectorAll('article')[current.at];
    // A pointer is where it wants to be: then only keys that follow start from here.
    tile?.querySelector('a')?.focus({ preventScroll: !current.isByKeys });
  }, [place, count]);
  return (isByKeys: boolean) => {
    wanted.current = { at: count, isByKeys };
  };
}
