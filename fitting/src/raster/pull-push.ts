import { makePlane, type Plane } from './plane.ts';
import { halfSize, resizePlane } from './resize-plane.ts';

/** Each four pixels as one: the sum of their weights. */
function sumOfFours({ width, height, values }: Plane): Plane {
  const sums = makePlane(halfSize({ width, height }));
  for (let row = 0; row < height; row += 1) {
    const to = (row >> 1) * sums.width;
    for (let x = 0; x < width; x += 1) {
      sums.values[to + (x >> 1)] =
        (sums.values[to + (x >> 1)] ?? 0) + (values[row * width + x] ?? 0);
    }
  }
  return sums;
}

/** Each four pixels as one: their mean by weight, 0 where none weighs anything. */
function meanOfFours(plane: Plane, weights: Plane, sums: Plane): Plane {
  const { width, height, values } = plane;
  const means = makePlane(sums);
  for (let row = 0; row < height; row += 1) {
    const to = (row >> 1) * sums.width;
    for (let x = 0; x < width; x += 1) {
      const from = row * width + x;
      const weight = weights.values[from] ?? 0;
      if (weight === 0) continue;
      means.values[to + (x >> 1)] =
        (means.values[to + (x >> 1)] ?? 0) + weight * (values[from] ?? 0);
    }
  }
  for (let at = 0; at < means.values.length; at += 1) {
    const sum = sums.values[at] ?? 0;
    if (sum > 0) means.values[at] = (means.values[at] ?? 0) / sum;
  }
  return means;
}

/**
 * Fills what weighs nothing from what lies around it, ever more blurred the further away
 * (Gortler et al. 1996, "The Lumigraph").
 * @param weights from 0, unknown, to 1, kept as it is
 */
export function pullPush(planes: readonly Plane[], weights: Plane): Plane[] {
  const { width, height } = weights;
  if (width <= 1 && height <= 1) return [...planes];
  const sums = sumOfFours(weights);
  const small = planes.map((plane) => meanOfFours(plane, weights, sums));
  for (let at = 0; at < sums.values.length; at += 1) {
    sums.values[at] = Math.min(1, sums.values[at] ?? 0);
  }
  const around = pullPush(small, sums);
  return planes.map((plane, which) => {
    const filled = resizePlane(around[which] ?? plane, weights);
    for (let at = 0; at < filled.values.length; at += 1) {
      const weight = weights.values[at] ?? 0;
      filled.values[at] =
        weight * (plane.values[at] ?? 0) + (1 - weight) * (filled.values[at] ?? 0);
    }
    return filled;
  });
}
