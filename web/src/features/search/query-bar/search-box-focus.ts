import { useEffect } from 'react';

/** The id of the search box, which links can name. */
export const SEARCH_BOX_ID = 'search-box';

let isRequested = false;

function focusBox(): boolean {
  const box = document.getElementById(SEARCH_BOX_ID);
  box?.focus({ preventScroll: true });
  return box !== null;
}

/**
 * Moves the focus to the search box.
 * @param open Opens the page that the box is on, where another one is shown; it then gets the focus.
 */
export function focusSearchBox(open: () => void): void {
  if (focusBox()) return;
  isRequested = true;
  open();
}

/** For the search box: takes the focus if it was requested before the box was rendered. */
export function useRequestedFocus(): void {
  useEffect(() => {
    if (!isRequested) return;
    isRequested = false;
    focusBox();
  }, []);
}
