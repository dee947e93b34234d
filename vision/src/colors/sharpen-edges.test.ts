import { expect, it } from 'vitest';
import { sharpenEdges } from './sharpen-edges.ts';

const lightnessAfter = (row: readonly number[], weights = row.map(() => 1)): number[] => {
  const lab = Float32Array.from(row.flatMap((lightness) => [lightness, 0, 0]));
  const sharp = sharpenEdges({ width: row.length, height: 1, lab }, Float32Array.from(weights));
  return row.map((_, at) => sharp.lab[at * 3] ?? 0);
};

it('gives a blurred edge to the color that it is nearer to', () => {
  expect(lightnessAfter([90, 90, 70, 20, 20])).toEqual([90, 90, 90, 20, 20]);
});

it('leaves the folds of one color as they are', () => {
  expect(lightnessAfter([62, 58, 50, 47, 52])).toEqual([62, 58, 50, 47, 52]);
});

it('takes no color from beside the garment', () => {
  expect(lightnessAfter([96, 40, 20, 20])[1]).toBe(20);
  expect(lightnessAfter([96, 40, 20, 20], [0, 1, 1, 1])[1]).toBe(40);
});
