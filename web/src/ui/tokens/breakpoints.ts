import { WIDE_SCREEN_PX } from '@modiste/contract/limits';

/** The widths at which layouts change. CSS cannot read them from here: a test compares. */
export const BREAKPOINTS_PX = {
  tablet: WIDE_SCREEN_PX,
  laptop: 900,
  desktop: 1200,
  large: 1600,
} as const;
