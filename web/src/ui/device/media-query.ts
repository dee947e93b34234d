import { WIDE_SCREEN_PX } from '@modiste/contract/limits';
import { useSyncExternalStore } from 'react';

/** The widths at which layouts change. CSS cannot read them from here: a test compares. */
export const BREAKPOINTS_PX = {
  tablet: WIDE_SCREEN_PX,
  laptop: 900,
  desktop: 1200,
  large: 1600,
} as const;

/** A media query, asked once by `matches` and kept up to date by `useMatches`. */
function mediaQuery(query: string) {
  const matches = () => window.matchMedia(query).matches;
  const subscribe = (onChange: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return { matches, useMatches: () => useSyncExternalStore(subscribe, matches) };
}

/** Whether the screen has room for more than one column. */
export const useWideScreen = mediaQuery(`(min-width: ${BREAKPOINTS_PX.tablet}px)`).useMatches;

const reducedMotion = mediaQuery('(prefers-reduced-motion: reduce)');

/** Whether the shopper asked the device for less motion; what CSS moves, layers.css stops. */
export const { matches: prefersReducedMotion, useMatches: useReducedMotion } = reducedMotion;
