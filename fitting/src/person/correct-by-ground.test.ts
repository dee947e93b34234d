import { expect, it } from 'vitest';
import { planeOf } from '../raster/plane.ts';
import { correctByGround } from './correct-by-ground.ts';

const size = { width: 160, height: 160 };
const columnOf = (at: number) => at % size.width;
const rowOf = (at: number) => Math.floor(at / size.width);
/** A gray ground with somebody in column 50 to 110, and a gap beside the arm in column 64 to 70. */
const isGap = (at: number) =>
  columnOf(at) >= 64 && columnOf(at) < 70 && rowOf(at) > 60 && rowOf(at) < 100;
const isPerson = (at: number) => columnOf(at) >= 50 && columnOf(at) < 110 && !isGap(at);
const mask = planeOf(size, (at) => {
  if (!isGap(at)) return isPerson(at) ? 1 : 0;
  // The gap is hardly seen by the network, the less the farther down.
  return rowOf(at) < 80 ? 0.1 : 0.8;
});
const labOf = (varied: number) =>
  Float32Array.from({ length: size.width * size.height * 3 }, (_, index) => {
    const at = Math.floor(index / 3);
    if (index % 3 > 0) return 0;
    const grain = ((at * 2654435761) % 97) / 97 - 0.5;
    return isPerson(at) ? 40 : 80 + varied * grain;
  });

it('finds the ground in a gap that a mask hardly shows', () => {
  const { values } = correctByGround(mask, labOf(1));
  expect(values[90 * size.width + 67]).toBeLessThan(0.2);
  expect(values[90 * size.width + 80]).toBe(1);
  expect(values[90 * size.width + 56]).toBe(1);
});

it('leaves a mask as it is before a busy ground', () => {
  expect(correctByGround(mask, labOf(60))).toBe(mask);
});
