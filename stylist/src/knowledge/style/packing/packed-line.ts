import type { Trip } from './read-trip.ts';

/** A line of a list: how many, and of what. */
export interface PackedLine {
  count: number;
  what: string;
  /** Whether it counts as a piece of clothing, in the sum. */
  isPiece: boolean;
  /** Whether it is one of the halves that combine to outfits. */
  part?: 'top' | 'bottom';
}

/** In degrees Celsius: from the one it is hot, up to the other cold. */
export const HOT_MIN = 23;
export const COLD_MAX = 6;

/** A small bag holds these; what is washed once on the way lasts for the rest. */
export const LIGHT = { tops: 4, bottoms: 2, shoes: 2, small: 5 } as const;

export const piece = (count: number, what: string): PackedLine => ({ count, what, isPiece: true });

/** Whether shoulders and knees are covered where a trip goes. */
export const isModest = ({ modestPlaces }: Trip): boolean => modestPlaces.length > 0;
