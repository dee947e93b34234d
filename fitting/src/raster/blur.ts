import type { Plane } from './plane.ts';

/** One over how many of `length` places are at most `radius` away from each. */
function sharesOf(length: number, radius: number): Float64Array {
  const shares = new Float64Array(length);
  for (let at = 0; at < length; at += 1) {
    shares[at] = 1 / (Math.min(length - 1, at + radius) - Math.max(0, at - radius) + 1);
  }
  return shares;
}

function blurRows({ width, values }: Plane, radius: number): Float32Array {
  const blurred = new Float32Array(values.length);
  const shares = sharesOf(width, radius);
  const window = 2 * radius + 1;
  // The row with nothing before and after it, so that a window never leaves it.
  const line = new Float64Array(width + window);
  for (let start = 0; start < values.length; start += width) {
    line.set(values.subarray(start, start + width), radius + 1);
    let sum = 0;
    for (let x = radius + 1; x < window; x += 1) sum += line[x] ?? 0;
    for (let x = 0; x < width; x += 1) {
      sum += (line[x + window] ?? 0) - (line[x] ?? 0);
      blurred[start + x] = sum * (shares[x] ?? 0);
    }
  }
  return blurred;
}

function blurColumns({ width, height, values }: Plane, radius: number): Float32Array {
  const blurred = new Float32Array(values.length);
  const shares = sharesOf(height, radius);
  const sums = new Float64Array(width);
  const first = values.subarray(0, Math.min(radius + 1, height) * width);
  for (let at = 0; at < first.length; at += 1) {
    sums[at % width] = (sums[at % width] ?? 0) + (first[at] ?? 0);
  }
  const nothing = new Float32Array(width);
  const rowAt = (row: number) =>
    row >= 0 && row < height ? values.subarray(row * width, (row + 1) * width) : nothing;
  for (let row = 0; row < height; row += 1) {
    const share = shares[row] ?? 0;
    const [start, next, last] = [row * width, rowAt(row + radius + 1), rowAt(row - radius)];
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x] ?? 0;
      blurred[start + x] = sum * share;
      sums[x] = sum + (next[x] ?? 0) - (last[x] ?? 0);
    }
  }
  return blurred;
}

/** The mean of the pixels at most `radius` away in both directions, those in the picture only. */
export function boxBlur(plane: Plane, radius: number): Plane {
  if (radius < 1) return plane;
  const { width, height } = plane;
  const rows = blurRows(plane, radius);
  return { width, height, values: blurColumns({ width, height, values: rows }, radius) };
}

/** About a Gaussian of this deviation in pixels: three boxes. */
export function softBlur(plane: Plane, deviation: number): Plane {
  const radius = Math.max(1, Math.round(deviation * 0.98));
  return boxBlur(boxBlur(boxBlur(plane, radius), radius), radius);
}
