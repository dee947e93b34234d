import { landmarksOf } from '@modiste/vision/body-landmarks';
import { describe, expect, it } from 'vitest';
import { makePlane } from '../raster/plane.ts';
import { findHemLevel } from './find-hem-level.ts';
import { skeletonOf } from './skeleton.ts';

const SIZE = { width: 200, height: 300 };
const TRUNK = { top: 60, length: 120 };

type Lab = readonly [number, number, number];

const BLUE: Lab = [50, 0, -40];
const BLACK: Lab = [15, 0, 0];
const WHITE: Lab = [92, 0, 2];
const CREAM: Lab = [89, 1, 7];

/** A trunk seen from the front: shoulders at 60, hips at 180. */
const PLACES: Readonly<Record<string, readonly [number, number]>> = {
  leftShoulder: [145, 60],
  rightShoulder: [55, 60],
  leftHip: [130, 180],
  rightHip: [70, 180],
};
const trunk = skeletonOf(
  landmarksOf((name) => {
    const [x, y] = PLACES[name] ?? [100, 30];
    return { x, y, z: 0, visibility: 1, presence: 1 };
  }),
);

/** What somebody wears whose colors at a place are those that `colorAt` says. */
function worn(colorAt: (x: number, y: number) => Lab) {
  const mask = makePlane(SIZE);
  mask.values.fill(1);
  const lab = new Float32Array(SIZE.width * SIZE.height * 3);
  for (let at = 0; at < mask.values.length; at += 1) {
    lab.set(colorAt(at % SIZE.width, Math.floor(at / SIZE.width)), at * 3);
  }
  return { mask, lab, scale: 1 };
}

const levelOf = (y: number): number => (y - TRUNK.top) / TRUNK.length;
const found = (colorAt: (x: number, y: number) => Lab) => findHemLevel(trunk, worn(colorAt), null);

describe('the level of a hem', () => {
  it.each([
    ['the waist', 155],
    ['the hips', 180],
    ['below the hips', 215],
  ])('is found at %s', (_, y) => {
    expect(found((_x, row) => (row < y ? BLUE : BLACK))).toBeCloseTo(levelOf(y), 1);
  });

  it('is found between two whites', () => {
    expect(found((_x, y) => (y < 190 ? WHITE : CREAM))).toBeCloseTo(levelOf(190), 1);
  });

  it('is not taken for the end of a print', () => {
    const print = (x: number, y: number) => Math.abs(x - 100) < 12 && y < 140;
    const level = found((x, y) => (print(x, y) ? BLACK : y < 185 ? WHITE : BLUE));
    expect(level).toBeCloseTo(levelOf(185), 1);
  });

  it('is unknown on somebody in one color', () => {
    expect(found(() => BLUE)).toBeNull();
  });
});
