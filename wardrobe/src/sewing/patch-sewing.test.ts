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

describe('a pouch for both hands', () => {
  const pouch = sewPatch(
    {
      outline: [
        [-16, -7],
        [-16, 0],
        [-10, 10],
        [10, 10],
        [16, 0],
        [16, -7],
      ],
      isPouch: true,
    },
    { thread: [1, 0, 0], thickness: 1 },
  );
  const at = (x: number, y: number) => {
    Object.assign(point, { x, y, footprint: 0.02 });
    resetSample(sample);
    pouch(point, sample);
    return { ...sample };
  };

  it('is open at its slanted sides: its lip stands off, and shade lies behind it', () => {
    for (const side of [-1, 1]) {
      expect(at(side * 13.3, 5.1).cavity).toBeLessThan(0.5);
      expect(at(side * 12.8, 4.8).height).toBeGreaterThan(at(0, 9.8).height + 0.08);
    }
  });

  it('is stitched down at its top and its sides, not at its mouths or its lower edge', () => {
    const reds = (place: (step: number) => readonly [number, number]) =>
      Array.from({ length: 60 }, (_, step) => at(...place(step / 30 - 1))).filter(
        ({ red, green }) => red > green + 0.2,
      ).length;
    expect(reds((step) => [3 * step, 9.78])).toBeGreaterThan(25);
    expect(reds((step) => [15.78, 2 * step - 3])).toBeGreaterThan(25);
    expect(reds((step) => [3 * step, -6.78])).toBe(0);
    expect(reds((step) => [13 - 0.19 + 1.5 * step, 5 - 0.11 - 2.5 * step])).toBe(0);
  });
});
