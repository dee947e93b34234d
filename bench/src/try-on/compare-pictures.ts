import type { Raster } from '@modiste/vision/decode-picture';

/** How much of a mask of bytes lies within so many pixels of each place, up to a corner. */
export function blurNear(
  { width, height }: { width: number; height: number },
  mask: Uint8Array,
  radius: number,
): Float32Array {
  const rows = new Float32Array(mask.length);
  const near = new Float32Array(mask.length);
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    for (let x = -radius; x < width; x += 1) {
      if (x + radius < width) sum += mask[y * width + x + radius] ?? 0;
      if (x > radius) sum -= mask[y * width + x - radius - 1] ?? 0;
      if (x >= 0) rows[y * width + x] = sum;
    }
  }
  for (let x = 0; x < width; x += 1) {
    let sum = 0;
    for (let y = -radius; y < height; y += 1) {
      if (y + radius < height) sum += rows[(y + radius) * width + x] ?? 0;
      if (y > radius) sum -= rows[(y - radius - 1) * width + x] ?? 0;
      if (y >= 0) near[y * width + x] = sum;
    }
  }
  return near;
}

const WINDOW = 8;
const [STEADY_MEAN, STEADY_SPREAD] = [6.5, 58.5];

/**
 * The mean structural similarity of two pictures of one size in green, over windows side by side
 * (Wang, Bovik, Sheikh and Simoncelli 2004).
 */
export function meanSimilarity(one: Raster, other: Raster): number {
  let [sum, count] = [0, 0];
  for (let top = 0; top + WINDOW <= one.height; top += WINDOW) {
    for (let left = 0; left + WINDOW <= one.width; left += WINDOW) {
      sum += windowSimilarity(one, other, { left, top });
      count += 1;
    }
  }
  return sum / Math.max(1, count);
}

function windowSimilarity(
  one: Raster,
  other: Raster,
  { left, top }: { left: number; top: number },
): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let at = 0; at < WINDOW * WINDOW; at += 1) {
    const pixel = (top + Math.floor(at / WINDOW)) * one.width + left + (at % WINDOW);
    const [u, v] = [one.rgb[pixel * 3 + 1] ?? 0, other.rgb[pixel * 3 + 1] ?? 0];
    a += u;
    b += v;
    aa += u * u;
    bb += v * v;
    ab += u * v;
  }
  const n = WINDOW * WINDOW;
  const [meanA, meanB] = [a / n, b / n];
  const [varA, varB, both] = [aa / n - meanA ** 2, bb / n - meanB ** 2, ab / n - meanA * meanB];
  const alike = (2 * meanA * meanB + STEADY_MEAN) / (meanA ** 2 + meanB ** 2 + STEADY_MEAN);
  return (alike * (2 * both + STEADY_SPREAD)) / (varA + varB + STEADY_SPREAD);
}

/** How far the places that are plainly blue, as the drawn shirt is, cover one another. */
export function overlap(one: Raster, other: Raster): number {
  const isBlue = ({ rgb }: Raster, at: number) => (rgb[at * 3 + 2] ?? 0) - (rgb[at * 3] ?? 0) > 40;
  let [both, either] = [0, 0];
  for (let at = 0; at < one.width * one.height; at += 1) {
    const [first, second] = [isBlue(one, at), isBlue(other, at)];
    both += first && second ? 1 : 0;
    either += first || second ? 1 : 0;
  }
  return both / Math.max(1, either);
}
