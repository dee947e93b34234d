import { describe, expect, it } from 'vitest';
import { createPoint, createSample, resetSample } from '../materials/material.ts';
import { sewPatch } from './patch-sewing.ts';

/** A pocket 12 cm broad and 14 high, its lower edge pointed. */
const POCKET = {
  outline: [
    [-6, 7],
    [-6, -5],
    [0, -7],
    [6, -5],
    [6, 7],
  ],
} as const;

const draw = sewPatch(POCKET, { thread: [1, 0, 0], thickness: 1 });
const point = createPoint();
const sample = createSample();

function drawn(x: number, y: number) {
  Object.assign(point, { x, y, footprint: 0.02 });
  resetSample(sample);
  draw(point, sample);
  return { ...sample };
}

describe('a pocket that is sewn upon a panel', () => {
  it('stands up from its cloth', () => {
    expect(drawn(-5.5, 2).height).toBeGreaterThan(drawn(-6.4, 2).height + 0.03);
    expect(drawn(9, 2).height).toBe(0);
  });

  it('throws its shadow to the right and down, away from the key', () => {
    expect(drawn(6.15, 0).cavity).toBeLessThan(drawn(-6.15, 0).cavity - 0.05);
    expect(drawn(2, -6.65).cavity).toBeLessThan(drawn(-6.15, 0).cavity - 0.05);
    expect(drawn(9, 0).cavity).toBe(1);
  });

  it('is stitched down along its sides, and open at its mouth', () => {
    const redAlong = (from: (step: number) => readonly [number, number]) =>
      Array.from({ length: 60 }, (_, step) => drawn(...from(step / 10 - 3))).filter(
        ({ red, green }) => red > green + 0.2,
      ).length;
    expect(redAlong((y) => [-5.78, y])).toBeGreaterThan(25);
    expect(redAlong((x) => [x, 6.78])).toBe(0);
  });
});
