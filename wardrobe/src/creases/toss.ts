import { hashCell } from '../materials/noise.ts';

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
