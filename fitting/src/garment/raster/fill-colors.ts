/** Three numbers for each pixel, row by row. */
export interface ColorGrid {
  readonly width: number;
  readonly height: number;
  readonly colors: Float32Array;
}

interface Level extends ColorGrid {
  readonly weights: Float32Array;
}

/**
 * Colors for all pixels from those that `isKnown`: near a known pixel nearly its color, farther on
 * the mean of what is around (pull-push, Gortler et al., The Lumigraph, 1996).
 */
export function fillColors(grid: ColorGrid, isKnown: (at: number) => boolean): ColorGrid {
  const weights = new Float32Array(grid.width * grid.height);
  const colors = new Float32Array(grid.colors);
  for (let at = 0; at < weights.length; at += 1) {
    if (isKnown(at)) weights[at] = 1;
    else colors.fill(0, at * 3, at * 3 + 3);
  }
  const levels: Level[] = [{ ...grid, colors, weights }];
  for (let level = levels[0]; level && level.width * level.height > 1; ) {
    level = halved(level);
    levels.push(level);
  }
  for (let at = levels.length - 1; at > 0; at -= 1) {
    const [fine, coarse] = [levels[at - 1], levels[at]];
    if (fine && coarse) fillFrom(coarse, fine);
  }
  return { ...grid, colors };
}

/** Pull: sums of four pixels each, their weight at most 1. Colors are held times their weight. */
function halved({ width, height, colors, weights }: Level): Level {
  const half = {
    width: Math.ceil(width / 2),
    height: Math.ceil(height / 2),
  };
  const sums = new Float32Array(half.width * half.height * 3);
  const total = new Float32Array(half.width * half.height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const weight = weights[at] ?? 0;
      if (weight === 0) continue;
      const to = (y >> 1) * half.width + (x >> 1);
      total[to] = (total[to] ?? 0) + weight;
      for (let c = 0; c < 3; c += 1) {
        sums[to * 3 + c] = (sums[to * 3 + c] ?? 0) + (colors[at * 3 + c] ?? 0);
      }
    }
  }
  for (let to = 0; to < total.length; to += 1) {
    const weight = total[to] ?? 0;
    if (weight <= 1) continue;
    total[to] = 1;
    for (let c = 0; c < 3; c += 1) sums[to * 3 + c] = (sums[to * 3 + c] ?? 0) / weight;
  }
  return { ...half, colors: sums, weights: total };
}

/** Push: what a fine pixel lacks comes from the coarse ones around it, weighed by nearness. */
function fillFrom(coarse: Level, { width, height, colors, weights }: Level): void {
  const read = (x: number, y: number, c: number) => {
    const column = Math.min(coarse.width - 1, Math.max(0, x));
    const row = Math.min(coarse.height - 1, Math.max(0, y));
    return coarse.colors[(row * coarse.width + column) * 3 + c] ?? 0;
  };
  for (let y = 0; y < height; y += 1) {
    const row = y >> 1;
    const otherRow = row + ((y & 1) === 1 ? 1 : -1);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const missing = 1 - (weights[at] ?? 0);
      if (missing <= 0) continue;
      const column = x >> 1;
      const otherColumn = column + ((x & 1) === 1 ? 1 : -1);
      for (let c = 0; c < 3; c += 1) {
        const around =
          0.5625 * read(column, row, c) +
          0.1875 * (read(otherColumn, row, c) + read(column, otherRow, c)) +
          0.0625 * read(otherColumn, otherRow, c);
        colors[at * 3 + c] = (colors[at * 3 + c] ?? 0) + missing * around;
      }
      weights[at] = 1;
    }
  }
}
