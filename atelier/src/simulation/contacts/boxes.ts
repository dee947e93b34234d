import { cellOf, sortIntoCells } from './cell-lists.ts';

/** The boxes around edges, triangles or particles: three numbers for each, the middle and half the size. */
export interface Boxes {
  middles: Float64Array;
  halves: Float64Array;
}

export function boxesOf(
  positions: Float64Array,
  particles: Uint32Array,
  corners: 1 | 2 | 3,
): Boxes {
  const count = particles.length / corners;
  const middles = new Float64Array(count * 3);
  const halves = new Float64Array(count * 3);
  for (let index = 0; index < count; index += 1) {
    for (let axis = 0; axis < 3; axis += 1) {
      const first = positions[(particles[index * corners] ?? 0) * 3 + axis] ?? 0;
      const second = positions[(particles[(index + 1) * corners - 1] ?? 0) * 3 + axis] ?? 0;
      const middle = positions[(particles[index * corners + (corners >> 1)] ?? 0) * 3 + axis] ?? 0;
      const low = Math.min(first, second, middle);
      const high = Math.max(first, second, middle);
      middles[index * 3 + axis] = (low + high) / 2;
      halves[index * 3 + axis] = (high - low) / 2;
    }
  }
  return { middles, halves };
}

export interface Sweep {
  ones: Boxes;
  others: Boxes;
  /** How near boxes must come, centimeters. */
  reach: number;
  /** No box is longer than this in any direction; longer ones may be missed. */
  longest: number;
}

/** Calls `meet` for each two boxes within reach of each other; once for two of the same boxes. */
export function sweep(
  { ones, others, reach, longest }: Sweep,
  meet: (one: number, other: number) => void,
) {
  const lists = sortIntoCells(others.middles, longest + reach);
  const { starts, entries, cell } = lists;
  const isSame = ones === others;
  const { middles, halves } = others;
  const from = new Float64Array(3);
  const reached = new Float64Array(3);
  const meetCell = (at: number, one: number) => {
    const [x, y, z] = [from[0] ?? 0, from[1] ?? 0, from[2] ?? 0];
    const [rx, ry, rz] = [reached[0] ?? 0, reached[1] ?? 0, reached[2] ?? 0];
    const end = starts[at + 1] ?? 0;
    for (let entry = starts[at] ?? 0; entry < end; entry += 1) {
      const other = entries[entry] ?? 0;
      if (isSame && other <= one) continue;
      const o = other * 3;
      if (Math.abs((middles[o] ?? 0) - x) > (halves[o] ?? 0) + rx) continue;
      if (Math.abs((middles[o + 1] ?? 0) - y) > (halves[o + 1] ?? 0) + ry) continue;
      if (Math.abs((middles[o + 2] ?? 0) - z) <= (halves[o + 2] ?? 0) + rz) meet(one, other);
    }
  };
  const count = ones.middles.length / 3;
  for (let one = 0; one < count; one += 1) {
    for (let axis = 0; axis < 3; axis += 1) {
      from[axis] = ones.middles[one * 3 + axis] ?? 0;
      reached[axis] = (ones.halves[one * 3 + axis] ?? 0) + reach;
    }
    const x = Math.floor((from[0] ?? 0) / cell) - 1;
    const y = Math.floor((from[1] ?? 0) / cell) - 1;
    const z = Math.floor((from[2] ?? 0) / cell) - 1;
    for (let near = 0; near < 27; near += 1) {
      meetCell(
        cellOf(x + (near % 3), y + (Math.floor(near / 3) % 3), z + Math.floor(near / 9)),
        one,
      );
    }
  }
}
