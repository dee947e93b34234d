import { type RefObject, useEffect } from 'react';

/** What belongs together: a search that is written, or else the whole of the page's content. */
const PLACES = 'form, main';
/** A page under a dialog is out of reach. */
const OUT_OF_REACH = '[inert], [aria-hidden="true"]';

/** What had the focus last in the page's content, and the place that it was in. */
let last: { element: Element; place: Element | null } | null = null;

addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element) || target.closest('main') === null) return;
  last = { element: target, place: target.closest(PLACES) };
});

/** Whether nothing has the focus, as when what had it is gone. */
export const isFocusGone = (): boolean => document.activeElement === document.body;

/**
 * Has keys and screen readers go on at an element, without scrolling to it.
 * @returns whether it could: not where it is missing or under a dialog.
 */
export function returnFocus(element: HTMLElement | null | undefined): boolean {
  if (element?.closest(OUT_OF_REACH) !== null) return false;
  element.focus({ preventScroll: true });
  return true;
}

/** Whether what had the focus in a place has gone or cannot be pressed, and nothing else has it. */
function isLostIn(place: Element | null): boolean {
  if (last === null || last.place !== place) return false;
  const { element } = last;
  if (element.isConnected && !element.matches(':disabled')) return false;
  return isFocusGone() || document.activeElement === element;
}

/**
 * Returns the focus to an element where what had it beside it has gone, such as the button of a
 * search that led to other results.
 */
export function useLostFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (current !== null && isLostIn(current.closest(PLACES))) returnFocus(current);
  });
}
