import { WIDE_SCREEN_PX } from '@modiste/contract/limits';
import { useSyncExternalStore } from 'react';
import { REDUCED_MOTION } from './reduced-motion.ts';

/** The widths at which layouts change. CSS cannot read them from here: a test compares. */
export const BREAKPOINTS_PX = {
  tablet: WIDE_SCREEN_PX,
  laptop: 900,
  desktop: 1200,
  large: 1600,
} as const;

/** A media query, kept up to date by its hook. */
function mediaQuery(query: string) {
  const matches = () => window.matchMedia(query).matches;
  const subscribe = (onChange: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return () => useSyncExternalStore(subscribe, matches);
}

/** Whether the screen has room for more than one column. */
export const useWideScreen = mediaQuery(`(min-width: ${BREAKPOINTS_PX.tablet}px)`);

/** Whether the shopper asked the device for less motion, kept up to date. */
export const useReducedMotion = mediaQuery(REDUCED_MOTION);
