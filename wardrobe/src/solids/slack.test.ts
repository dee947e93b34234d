import { describe, expect, it } from 'vitest';
import { createPoint, createSample } from '../materials/material.ts';
import { dent, dentsOf } from './slack.ts';

/** How far the highest and the lowest place of a side of a bag are apart, and how much neighbors differ at most. */
function reliefOf(depth: number) {
  const heights: number[] = [];
  const point = createPoint();
  for (let y = 0; y < 30; y += 0.25) {
    const sample = createSample();
    Object.assign(point, { x: 4, y, z: 8 });
    dent(point, sample, depth);
    heights.push(sample.height);
  }
  const steps = heights.slice(1).map((height, at) => Math.abs(height - (heights[at] ?? 0)));
  return {
    range: Math.max(...heights) - Math.min(...heights),
    steepest: Math.max(...steps) / 0.25,
  };
}

describe('a bag that nobody has filled', () => {
  it('is dented where it is soft, and less or not at all where it is framed or stiff', () => {
    expect(dentsOf('duffel', 'nylon')).toBeGreaterThan(dentsOf('satchel', 'leather'));
    expect(dentsOf('satchel', 'leather')).toBeGreaterThan(0);
    expect(dentsOf('basket-bag', 'straw')).toBe(0);
  });

  it('is alone: shoes stand on lasts', () => {
    for (const shape of ['loafer', 'ballet-flat', 'knee-boot', 'fedora'])
      expect(dentsOf(shape, 'leather')).toBe(0);
  });

  it('has broad dents and no steps', () => {
    const { range, steepest } = reliefOf(0.4);
    expect(range).toBeGreaterThan(0.2);
    expect(steepest).toBeLessThan(0.4);
  });
});
