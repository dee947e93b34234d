import { describe, expect, it } from 'vitest';
import { project, wholeCamera } from './camera.ts';

const SIZE = { width: 300, height: 400 };

/** The share of the picture's width and of its height that a box fills, centimeters. */
function filledBy(wide: number, tall: number): { across: number; down: number } {
  const box = [-1, 1].flatMap((x) =>
    [0, 1].flatMap((y) => [-4, 4].flatMap((z) => [(x * wide) / 2, 100 + y * tall, z])),
  );
  const { points } = project(Float32Array.from(box), wholeCamera(Float32Array.from(box), 0), SIZE);
  const spread = (axis: number) => {
    const values = points.filter((_, at) => at % 3 === axis);
    return Math.max(...values) - Math.min(...values);
  };
  return { across: spread(0) / SIZE.width, down: spread(1) / SIZE.height };
}

describe('a camera that sees all of a garment', () => {
  it.each([
    ['a coat', 60, 115],
    ['a shirt', 68, 78],
    ['a broad sweater', 75, 66],
    ['shorts', 48, 40],
    ['briefs', 36, 24],
  ])('is as near as photographers of shops are: %s', (_what, wide, tall) => {
    const { across, down } = filledBy(wide, tall);
    expect(Math.max(across, down)).toBeGreaterThan(0.85);
    expect(Math.max(across, down)).toBeLessThan(0.93);
  });
});
