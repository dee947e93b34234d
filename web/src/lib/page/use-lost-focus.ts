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

/** Whether what had the focus in a place has gone or cannot be pressed, and nothing else has it. */
function isLostIn(place: Element | null): boolean {
  if (last === null || last.place !== place) return false;
  const { element } = last;
  const { activeElement, body } = document;
  if (element.isConnected && !element.matches(':disabled')) return false;
  return activeElement === body || activeElement === element;
}

/**
 * Has keys and screen readers go on at an element where what had the focus beside it has gone, such
 * as the button of a search that led to other results.
 */
export function useLostFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (current === null || !isLostIn(current.closest(PLACES))) return;
    if (current.closest(OUT_OF_REACH) === null) current.focus({ preventScroll: true });
  });
}
