import { hashCell } from '../materials/noise.ts';
import type { Crease } from './crease.ts';

/** Where a garment is pulled: a crease whose width and height are shares of what its cloth makes. */
export interface Pull extends Pick<Crease, 'x' | 'y' | 'angle' | 'lengthCm' | 'bend' | 'isHeld'> {
  width: number;
  height: number;
}

/** A number between two others, another one each time. */
export type Toss = (from: number, to: number) => number;

/** The same numbers for the same seed, always. */
export function tossOf(seed: number): Toss {
  let count = 0;
  return (from, to) => {
    count += 1;
    return from + (to - from) * hashCell(count, seed | 0, 41);
  };
}

/** As many as asked, one more or less. */
export function about(count: number, toss: Toss, make: (index: number) => Pull): Pull[] {
  const length = Math.max(0, Math.round(count + toss(-1.2, 1.2)));
  return Array.from({ length }, (_, index) => make(index));
}
