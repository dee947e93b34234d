import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';

/** Rows within which a waistband may rise and fall about its middle one. */
const WAISTBAND_ROWS = 18;
/** Columns to either side over which its line is evened. */
const WAISTBAND_EVEN = 8;

/** The row at which what is worn below begins, for each column; null where none is seen. */
export function waistRows({ materials, width, height }: SeenPerson): Float64Array | null {
  const below = materials[MATERIAL.bottom];
  const first = Array.from({ length: width }, (_, x) => {
    for (let y = 0; y < height; y += 1) if ((below?.[y * width + x] ?? 0) > 127) return y;
    return Infinity;
  });
  const seen = first.filter(Number.isFinite).sort((one, other) => one - other);
  const middle = seen[seen.length >> 1];
  if (middle === undefined) return null;
  // Hands hide it, and between the legs and beside them there is none.
  const near = first.map((row) => (Math.abs(row - middle) <= WAISTBAND_ROWS ? row : middle));
  return Float64Array.from(near, (_, x) => {
    const around = near.slice(Math.max(0, x - WAISTBAND_EVEN), x + WAISTBAND_EVEN + 1);
    return around.reduce((sum, row) => sum + row, 0) / around.length;
  });
}
