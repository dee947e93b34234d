import { describe, expect, it } from 'vitest';
import { type FoldGrid, type FoldRegion, paintFolds } from './fold-field.ts';

const TEXEL_CM = 0.4;
const SIDE = 100;
const BOX = { left: 0, right: 40, bottom: 0, top: 40 };

const REGION: FoldRegion = {
  box: BOX,
  depthAt: () => 0.5,
  angleAt: () => 0,
  spacingAt: () => 4,
  sharpness: 0.5,
  seed: 7,
};

/** The heights of a region on a grid of 40 cm: by column and row, 0.4 cm apart. */
function painted(region: Partial<FoldRegion>): FoldGrid {
  const heights = new Float32Array(SIDE * SIDE);
  const grid = { left: 0, bottom: 0, columns: SIDE, rows: SIDE, texelCm: TEXEL_CM, heights };
  paintFolds(grid, { ...REGION, ...region });
  return grid;
}

/** The mean difference between texels that are so many columns and rows apart. */
function meanStep({ heights }: FoldGrid, columns: number, rows: number): number {
  let [sum, count] = [0, 0];
  for (let row = 10; row < SIDE - 10; row += 1)
    for (let column = 10; column < SIDE - 10; column += 1) {
      const at = row * SIDE + column;
      sum += Math.abs((heights[at + columns + rows * SIDE] ?? 0) - (heights[at] ?? 0));
      count += 1;
    }
  return sum / count;
}

/** How often the cloth goes from below its mean to above it on the way up a column, in the mean. */
function risesOf({ heights }: FoldGrid): number {
  let rises = 0;
  for (let column = 0; column < SIDE; column += 1)
    for (let row = 1; row < SIDE; row += 1) {
      const [before, here] = [heights[(row - 1) * SIDE + column], heights[row * SIDE + column]];
      if ((before ?? 0) < 0 && (here ?? 0) >= 0) rises += 1;
    }
  return rises / SIDE;
}

describe('the folds of a region', () => {
  it('run the way that they are asked to', () => {
    const across = painted({ angleAt: () => 0 });
    expect(meanStep(across, 0, 2)).toBeGreaterThan(2.5 * meanStep(across, 2, 0));
    const upright = painted({ angleAt: () => Math.PI / 2 });
    expect(meanStep(upright, 2, 0)).toBeGreaterThan(2.5 * meanStep(upright, 0, 2));
  });

  it('lie as far apart as they are asked to', () => {
    expect(risesOf(painted({ spacingAt: () => 4 }))).toBeGreaterThan(8);
    expect(risesOf(painted({ spacingAt: () => 4 }))).toBeLessThan(13);
    expect(risesOf(painted({ spacingAt: () => 8 }))).toBeLessThan(7);
  });

  it('are as deep as they are asked to be, and none where they are not', () => {
    const { heights } = painted({ depthAt: (x) => (x < 20 ? 0.5 : 0) });
    const half = (isLeft: boolean) =>
      [...heights].filter((_height, at) => at % SIDE < 48 === isLeft && at % SIDE !== 49);
    const [low, high] = [Math.min(...half(true)), Math.max(...half(true))];
    expect(high - low).toBeGreaterThan(0.35);
    expect(high - low).toBeLessThan(0.55);
    expect([...heights].filter((height, at) => at % SIDE > 51 && height !== 0)).toEqual([]);
  });

  it('end without a step', () => {
    const grid = painted({ sharpness: 1 });
    for (let at = 0; at < SIDE * (SIDE - 1); at += 1)
      expect(Math.abs((grid.heights[at] ?? 0) - (grid.heights[at + SIDE] ?? 0))).toBeLessThan(0.36);
  });
});
