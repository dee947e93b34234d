import type { Plane } from './plane.ts';

function blurRows({ width, height, values }: Plane, radius: number): Float32Array {
  const blurred = new Float32Array(values.length);
  for (let row = 0; row < height; row += 1) {
    const start = row * width;
    let sum = 0;
    for (let x = 0; x <= Math.min(radius, width - 1); x += 1) sum += values[start + x] ?? 0;
    for (let x = 0; x < width; x += 1) {
      const first = x - radius > 0 ? x - radius : 0;
      const last = x + radius < width ? x + radius : width - 1;
      blurred[start + x] = sum / (last - first + 1);
      if (x + radius + 1 < width) sum += values[start + x + radius + 1] ?? 0;
      if (x - radius >= 0) sum -= values[start + x - radius] ?? 0;
    }
  }
  return blurred;
}

function blurColumns({ width, height, values }: Plane, radius: number): Float32Array {
  const blurred = new Float32Array(values.length);
  const sums = new Float64Array(width);
  const add = (row: number, sign: number) => {
    const start = row * width;
    for (let x = 0; x < width; x += 1) {
      sums[x] = (sums[x] ?? 0) + sign * (values[start + x] ?? 0);
    }
  };
  for (let row = 0; row <= Math.min(radius, height - 1); row += 1) add(row, 1);
  for (let row = 0; row < height; row += 1) {
    const first = Math.max(0, row - radius);
    const last = Math.min(height - 1, row + radius);
    const share = 1 / (last - first + 1);
    const start = row * width;
    for (let x = 0; x < width; x += 1) blurred[start + x] = (sums[x] ?? 0) * share;
    if (row + radius + 1 < height) add(row + radius + 1, 1);
    if (row - radius >= 0) add(row - radius, -1);
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
