import { describe, expect, it } from 'vitest';
import { createPoint, createSample } from '../materials/material.ts';
import { denim } from './wovens.ts';

/** How far the brightnesses of a denim spread around their mean, seen from a tile's distance. */
function spreadOf(albedo: number): number {
  const values = Array.from({ length: 400 }, (_, step) => {
    const point = createPoint();
    const sample = createSample();
    Object.assign(point, { x: (step % 20) * 0.7, y: Math.floor(step / 20) * 2.3 });
    Object.assign(point, { footprint: 0.18, footprintX: 0.18, footprintY: 0.18 });
    Object.assign(sample, { red: albedo, green: albedo, blue: albedo });
    denim(point, sample);
    return sample.green;
  });
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return Math.sqrt(square) / mean;
}

describe('denim', () => {
  it('shows its yarns in dark dyes, and hardly in pale ones', () => {
    expect(spreadOf(0.05)).toBeGreaterThan(0.05);
    expect(spreadOf(0.7)).toBeLessThan(0.4 * spreadOf(0.05));
  });
});
