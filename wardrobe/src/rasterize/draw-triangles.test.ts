import { describe, expect, it } from 'vitest';
import { FOLD_NEIGHBORS } from '../maps/picture-maps.ts';
import { drawTriangles, joinSamples } from './draw-triangles.ts';

const SIDE = 40;

/** A square from column `left` to the right edge of the picture, seen at a distance. */
const square = (left: number, distance: number): number[] =>
  [
    [left, -1],
    [SIDE + 1, -1],
    [left, SIDE + 1],
    [SIDE + 1, SIDE + 1],
  ].flatMap((place) => [...place, distance]);

const TWO_SQUARES = [0, 1, 2, 2, 1, 3, 4, 5, 6, 6, 5, 7];

function foldsBetween(near: number, far: number) {
  const points = Float32Array.from([...square(-1, far), ...square(20.6, near)]);
  const corners = Uint32Array.from(TWO_SQUARES);
  const seen = joinSamples(drawTriangles({ width: SIDE, height: SIDE, points, corners }));
  return { ...seen, middle: Array.from(seen.fold.subarray(10 * 20, 11 * 20)) };
}

describe('the edge of a near surface over a far one', () => {
  it('is marked in the one pixel that shows both, and toward the pixel that shows the far one', () => {
    const { middle, coverage } = foldsBetween(100, 110);
    const marked = middle.flatMap((code, column) => (code > 0 ? [column] : []));
    expect(marked).toEqual([10]);
    const code = (middle[10] ?? 0) - 1;
    expect(FOLD_NEIGHBORS[Math.floor(code / 3)]).toEqual({ right: -1, down: 0 });
    expect((code % 3) + 1).toBe(2);
    expect(Math.min(...coverage)).toBe(255);
  });

  it('is no fold where the surfaces touch', () => {
    expect(foldsBetween(100, 100.1).middle).toEqual(Array.from({ length: 20 }, () => 0));
  });
});
