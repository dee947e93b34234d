import { useEffect } from 'react';

/** The box is a place that a link can name. */
export const SEARCH_BOX_ID = 'search-box';

let isWanted = false;

function focusBox(): boolean {
  const box = document.getElementById(SEARCH_BOX_ID);
  box?.focus({ preventScroll: true });
  return box !== null;
}

/**
 * Takes the focus to the search box.
 * @param open Opens the page that the box is on, where another one is shown; it then gets the focus.
 */
export function goToSearchBox(open: () => void): void {
  if (focusBox()) return;
  isWanted = true;
  open();
}

/** For the box: takes the focus that was wanted before it was there. */
export function useWantedFocus(): void {
  useEffect(() => {
    if (!isWanted) return;
    isWanted = false;
    focusBox();
  }, []);
}
