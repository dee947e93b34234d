import { describe, expect, it } from 'vitest';
import type { PictureMaps } from '../maps/picture-maps.ts';
import { castContactShadow } from './contact-shadow.ts';

const SIDE = 40;
const PIXEL_CM = 0.1;
const UNIT = 32767;

/** Cloth that faces the camera, at a distance of its own in each column, in full light. */
function photograph(
  distanceAt: (column: number) => number,
  slopeAt = (_column: number) => 0,
  partAt = (_column: number) => 1,
) {
  const pixels = SIDE * SIDE;
  const columnOf = (pixel: number) => pixel % SIDE;
  const maps: PictureMaps = {
    width: SIDE,
    height: SIDE,
    pixelCm: PIXEL_CM,
    part: Uint8Array.from({ length: pixels }, (_, pixel) => partAt(columnOf(pixel))),
    parts: [
      { material: 'shell', isInside: false },
      { material: 'pocket', isInside: false },
    ],
    coverage: new Uint8Array(pixels).fill(255),
    normal: Int16Array.from({ length: pixels * 3 }, (_, at) => {
      // The distance grows to the right by the slope: the normal leans to the right.
      const slope = slopeAt(columnOf(Math.floor(at / 3)));
      const length = Math.hypot(slope, 1);
      return Math.round(([slope, 0, 1][at % 3] ?? 0) * (UNIT / length));
    }),
    place: new Float32Array(pixels * 2),
    placeSize: 2,
    light: new Uint8Array(pixels * 3).fill(200),
    relief: new Int8Array(pixels),
    groundShadow: new Uint8Array(pixels),
  };
  const distance = Float32Array.from({ length: pixels * 4 }, (_, at) =>
    distanceAt((at % (SIDE * 2)) / 2),
  );
  castContactShadow(maps, distance);
  const row = SIDE / 2;
  return (column: number) => maps.light[(row * SIDE + column) * 3 + 1] ?? 0;
}

describe('a layer that lies close upon cloth', () => {
  it('darkens what is beside it at its right, and not itself nor what is far from it', () => {
    const lightAt = photograph((column) => (column < 20 ? 399.5 : 400));
    expect(lightAt(21)).toBeLessThan(150);
    expect(lightAt(15)).toBe(200);
    expect(lightAt(35)).toBe(200);
  });

  it('darkens less on the side that the key comes from', () => {
    const left = photograph((column) => (column >= 20 ? 399.5 : 400));
    const right = photograph((column) => (column < 20 ? 399.5 : 400));
    expect(left(18)).toBeLessThan(200);
    expect(left(18)).toBeGreaterThan(right(21));
  });

  it('darkens what is beside a pocket, which lies too close for the mesh to tell', () => {
    const flat = () => 400;
    const isPocket = (column: number) => (column < 20 ? 2 : 1);
    const lightAt = photograph(flat, () => 0, isPocket);
    expect(lightAt(21)).toBeLessThan(170);
    expect(lightAt(15)).toBe(200);
    expect(photograph(flat)(21)).toBe(200);
  });

  it('leaves one surface alone, aslant or in a round fold', () => {
    const aslant = photograph(
      (column) => 400 + column * PIXEL_CM * 0.8,
      () => 0.8,
    );
    const round = photograph(
      (column) => 400 - ((column - 20) * PIXEL_CM) ** 2 / 4,
      (column) => (-(column - 20) * PIXEL_CM) / 2,
    );
    for (let column = 8; column < 32; column += 1) {
      expect(aslant(column)).toBe(200);
      expect(round(column)).toBe(200);
    }
  });
});
