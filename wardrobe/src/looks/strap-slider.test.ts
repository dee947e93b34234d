import { describe, expect, it } from 'vitest';
import { createPoint, createSample, resetSample } from '../materials/material.ts';
import { clothMaterial } from './cloth-material.ts';

const STRAP = { left: 0, right: 34, bottom: 0, top: 0.8, middleTop: 0.8, behind: 20 };

/** How much of the length of a strap is metal, centimeters. */
function metalOn(name: string, top = STRAP.top): number {
  const place = { ...STRAP, top, name, role: 'strap', isInside: false };
  const material = clothMaterial({ weave: 'satin', color: '#2a2a30' }, place);
  const point = { ...createPoint(), y: 0.4, footprint: 0.05 };
  const sample = createSample();
  let steps = 0;
  for (point.x = 0; point.x < 34; point.x += 0.02) {
    resetSample(sample);
    material.sample(point, sample);
    steps += sample.metal;
  }
  return steps * 0.02;
}

describe('a slider', () => {
  it('sits on a strap that is adjusted, as three bars of wire', () => {
    expect(metalOn('left-shoulder-strap')).toBeGreaterThan(0.3);
    expect(metalOn('left-shoulder-strap')).toBeLessThan(1);
  });

  it('is on no broad strap, and on no other', () => {
    expect(metalOn('left-shoulder-strap', 2.4)).toBe(0);
    expect(metalOn('halter-strap')).toBe(0);
  });
});
