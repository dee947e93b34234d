import { describe, expect, it } from 'vitest';
import { createPoint, createSample, resetSample } from '../materials/material.ts';
import { fineKnit, knit } from './knits.ts';
import type { Weave } from './weave.ts';

/** The light of a square of cloth in a tile: its mean, and how much it changes across columns and along them. */
function lightOf(weave: Weave) {
  const point = createPoint();
  const sample = createSample();
  const size = 60;
  const pixelCm = 0.15;
  Object.assign(point, { footprint: pixelCm, footprintX: pixelCm, footprintY: pixelCm });
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_cell, column) => {
      resetSample(sample);
      [sample.red, sample.green, sample.blue] = [0.3, 0.3, 0.3];
      [point.x, point.y] = [column * pixelCm, row * pixelCm];
      weave(point, sample);
      return sample.red;
    }),
  );
  const [mean, across, along] = [{ sum: 0 }, { sum: 0 }, { sum: 0 }];
  for (let row = 1; row < size; row += 1)
    for (let column = 1; column < size; column += 1) {
      const own = rows[row]?.[column] ?? 0;
      mean.sum += own / (size - 1) ** 2;
      across.sum += (own - (rows[row]?.[column - 1] ?? 0)) ** 2;
      along.sum += (own - (rows[row - 1]?.[column] ?? 0)) ** 2;
    }
  return { mean: mean.sum, columns: Math.sqrt(across.sum / along.sum) };
}

describe.each([
  ['sweater', knit],
  ['fine-gauge sweater', fineKnit],
])('the face of a %s in a tile', (_name, weave) => {
  it('runs in columns', () => {
    expect(lightOf(weave).columns).toBeGreaterThan(1.3);
  });

  it('keeps its color', () => {
    expect(Math.abs(lightOf(weave).mean / 0.3 - 1)).toBeLessThan(0.03);
  });
});
