import { describe, expect, it } from 'vitest';
import { createPoint, createSample, type Material, resetSample } from '../materials/material.ts';
import { type Buttoning, sewButtonholes, sewPlacket } from './button-sewing.ts';

const BUTTONS = [{ x: 0, y: 0, radiusCm: 0.6 }];
const point = createPoint();
const sample = createSample();

function drawn(draw: Material['sample'], x: number, y: number) {
  Object.assign(point, { x, y, footprint: 0.02 });
  resetSample(sample);
  draw(point, sample);
  return { ...sample };
}

/** How far thread reaches from the button to the left, right, bottom and top, centimeters. */
function reachOf(buttoning: Buttoning) {
  const draw = sewButtonholes(buttoning, [1, 0, 0]);
  const reach = (right: number, up: number) =>
    Array.from({ length: 40 }, (_, step) => step / 20)
      .filter((away) => drawn(draw, away * right, away * up).red > 0.8)
      .reduce((most, away) => Math.max(most, away), 0);
  return { left: reach(-1, 0), right: reach(1, 0), below: reach(0, -1), above: reach(0, 1) };
}

describe('a buttonhole', () => {
  it('stands on a placket, and shows above and below its button', () => {
    const { left, right, below, above } = reachOf({ buttons: BUTTONS, inward: 1, placketCm: 1.6 });
    expect(Math.min(below, above)).toBeGreaterThan(0.6);
    expect(Math.max(left, right)).toBeLessThan(0.3);
  });

  it('lies elsewhere, away from the edge of the front', () => {
    const { left, right, above } = reachOf({ buttons: BUTTONS, inward: -1 });
    expect(left).toBeGreaterThan(1);
    expect(right).toBeLessThan(0.5);
    expect(above).toBeLessThan(0.3);
  });
});

describe('a placket', () => {
  it('stands up from the front, and throws its shadow to the right', () => {
    const draw = sewPlacket({ buttons: BUTTONS, inward: 1, placketCm: 1.6 }, () => {});
    expect(drawn(draw, 0.5, -20).height).toBeGreaterThan(drawn(draw, 2, -20).height);
    expect(drawn(draw, 1.7, -20).cavity).toBeLessThan(drawn(draw, -1.7, -20).cavity);
    expect(drawn(draw, 4, -20).cavity).toBe(1);
  });
});
