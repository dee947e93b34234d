import { type RefObject, useEffect, useState } from 'react';

/**
 * Takes the focus to the first of the tiles that come next, once they are on the page.
 * @param place What holds the tiles.
 * @param count How many are on the page.
 */
export function useNextFocus(place: RefObject<HTMLElement | null>, count: number) {
  const [wanted, setWanted] = useState<{ at: number; isByKeys: boolean } | null>(null);
  useEffect(() => {
    if (wanted === null || count <= wanted.at) return;
    setWanted(null);
    const tile = place.current?.querySelectorAll('article')[wanted.at];
    // A pointer is where it wants to be: then only keys that follow start from here.
    tile?.querySelector('a')?.focus({ preventScroll: !wanted.isByKeys });
  }, [place, count, wanted]);
  return (isByKeys: boolean) => setWanted({ at: count, isByKeys });
}
