import { describe, expect, it } from 'vitest';
import { createPoint, createSample } from '../materials/material.ts';
import { argyle } from './motifs.ts';

/** Red, green and blue at a place of the print. */
function colorAt(x: number, y: number): number[] {
  const point = { ...createPoint(), x, y, footprint: 0.02 };
  const sample = createSample();
  [sample.red, sample.green, sample.blue] = [1, 0, 0];
  argyle(point, sample, { ground: [1, 0, 0], ink: [0, 1, 0], second: [0, 0, 1] });
  return [sample.red, sample.green, sample.blue];
}

describe('argyle', () => {
  it('crosses its lines in the middle of its diamonds, of both colors', () => {
    expect(colorAt(4.5, 6.5)[2]).toBeGreaterThan(0.5);
    expect(colorAt(0, 0)[2]).toBeGreaterThan(0.5);
  });

  it('has diamonds beside the lines, and no line between them', () => {
    expect(colorAt(4.5, 9)[1]).toBeGreaterThan(0.9);
    expect(colorAt(0, 2.5)[0]).toBeGreaterThan(0.9);
    expect(colorAt(4.5 + 3.3, 6.5 + 1.75)[2]).toBeLessThan(0.1);
  });
});
