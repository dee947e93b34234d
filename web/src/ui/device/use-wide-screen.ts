import { WIDE_SCREEN_PX } from '@modiste/contract/limits';
import { useSyncExternalStore } from 'react';

const WIDE_SCREEN = `(min-width: ${WIDE_SCREEN_PX}px)`;

function subscribe(onChange: () => void) {
  const query = window.matchMedia(WIDE_SCREEN);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const isWide = () => window.matchMedia(WIDE_SCREEN).matches;

/** Whether the screen is at least as wide as the breakpoint, kept up to date. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, isWide);
