import { smoothStep } from '../../materials/noise.ts';
import type { FlatCuff } from './flat-cuff.ts';
import { flatAcross, flatHalf, type Rings } from './flat-ring.ts';
import type { SleevePlace } from './level-cuff.ts';

/** How far before its upper edge a sleeve begins to be drawn into its cuff, and behind it still is. */
const DRAWN_CM = { from: 2.6, to: 0.4 } as const;
/** Where along a cuff its middle is measured, as a share of its length. */
const MIDDLE_AT = 0.4;
/** Around a wrist a cuff is narrower than flat, and buttoned or ribbed a little more so. */
const CLOSED = 0.7;
/** What lies beside the cuff, where the sleeve is drawn in, is no farther out than this share of it. */
const OUTERMOST = 1.04;

/** A cuff lies flat and even: its edges run straight, and the sleeve is drawn in to meet them. */
export interface CuffEdges {
  middle: number;
  half: number;
  /** How far out a place lies from the middle, -1 to 1 within the cuff. */
  acrossOf: (place: SleevePlace) => number;
  /** How much a place belongs to the cuff. */
  shareAt: (along: number) => number;
}

interface LeveledCuff {
  /** Its places, as far along as they lie when it is level, and its sections. */
  places: readonly SleevePlace[];
  rings: Rings;
}

export function cuffEdges({ from, half }: FlatCuff, { places, rings }: LeveledCuff): CuffEdges {
  const end = places.reduce((most, [along]) => Math.max(most, along), from);
  return {
    middle: rings(from + (end - from) * MIDDLE_AT).middle,
    half: half * CLOSED,
    acrossOf([along, out, depth]) {
      const ring = rings(Math.max(from, along));
      const across = flatAcross(ring, out, depth) / flatHalf(ring);
      return Math.max(-OUTERMOST, Math.min(OUTERMOST, across));
    },
    shareAt: (along) => smoothStep(from - DRAWN_CM.from, from + DRAWN_CM.to, along),
  };
}
