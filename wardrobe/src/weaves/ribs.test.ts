import { describe, expect, it } from 'vitest';
import { createPoint, createSample, resetSample } from '../materials/material.ts';
import { ribs } from './ribs.ts';

/** How much the light of ribs changes across a cloth whose pixels are so broad. */
function contrastAt(footprint: number): number {
  const point = createPoint();
  const sample = createSample();
  point.footprintX = footprint;
  const light = Array.from({ length: 400 }, (_, at) => {
    resetSample(sample);
    sample.red = 0.5;
    point.x = at * 0.03;
    ribs(point, sample, { period: 0.46, depth: 0.07 });
    return sample.red;
  });
  return Math.max(...light) - Math.min(...light);
}

describe('ribs', () => {
  it('are seen in a tile, fainter than from near', () => {
    expect(contrastAt(0.02)).toBeGreaterThan(0.1);
    expect(contrastAt(0.2)).toBeGreaterThan(0.03);
    expect(contrastAt(0.2)).toBeLessThan(contrastAt(0.02));
  });

  it('are gone where pixels are broader than they could ever beat with', () => {
    expect(contrastAt(2)).toBe(0);
  });
});
