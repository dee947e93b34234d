import { describe, expect, it } from 'vitest';
import { createPoint, createSample } from '../materials/material.ts';
import { stripeShare } from './print.ts';
import { tartan } from './stripes-and-checks.ts';

const STRIPE = { period: 0.9, width: 0.3 };

/** The shares of places all along some stripes, as pixels so wide see them. */
const sharesAt = (footprint: number, stripe = STRIPE): number[] =>
  Array.from({ length: 400 }, (_, step) => stripeShare(step * 0.0137 - 2, stripe, footprint));

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const contrast = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

describe('stripes in a pixel', () => {
  it('cover it wholly or not at all where one looks closely', () => {
    expect(stripeShare(0.15, STRIPE, 0.02)).toBeCloseTo(1);
    expect(stripeShare(-0.75, STRIPE, 0.02)).toBeCloseTo(1);
    expect(stripeShare(0.6, STRIPE, 0.02)).toBeCloseTo(0);
    expect(stripeShare(-0.3, STRIPE, 0.02)).toBeCloseTo(0);
  });

  it('cover as much of the cloth from any distance', () => {
    for (const footprint of [0.03, 0.2, 0.45, 0.8, 2])
      expect(mean(sharesAt(footprint))).toBeCloseTo(1 / 3, 1);
  });

  it('are clear at four pixels, faint at two, and nothing but their mean below', () => {
    expect(contrast(sharesAt(0.9 / 4))).toBeGreaterThan(0.6);
    expect(contrast(sharesAt(0.9 / 2))).toBeLessThan(0.35);
    expect(contrast(sharesAt(0.9 / 1.3))).toBeLessThan(0.08);
  });
});

it('a tartan shows more of its ground than of any mixture, and some of each ink', () => {
  const colors = { ground: [1, 0, 0], ink: [0, 1, 0], second: [0, 0, 1] } as const;
  const counts = { bare: 0, second: 0, all: 0 };
  for (let x = 0.03; x < 12; x += 0.1)
    for (let y = 0.03; y < 12; y += 0.1) {
      const sample = { ...createSample(), red: 1, green: 0, blue: 0 };
      tartan({ ...createPoint(), x, y, footprintX: 0.01, footprintY: 0.01 }, sample, colors);
      counts.all += 1;
      if (sample.red > 0.99) counts.bare += 1;
      if (sample.blue > 0.3) counts.second += 1;
    }
  expect(counts.bare / counts.all).toBeGreaterThan(0.38);
  expect(counts.second / counts.all).toBeGreaterThan(0.06);
});
