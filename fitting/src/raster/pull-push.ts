import { makePlane, type Plane } from './plane.ts';
import { halfSize, resizePlane } from './resize-plane.ts';

/** Each four pixels as one: the weighted means of the planes, and the sum of the weights, at most 1. */
function pull(planes: readonly Plane[], weights: Plane): { planes: Plane[]; weights: Plane } {
  const { width, height } = weights;
  const size = halfSize(weights);
  const small = planes.map(() => makePlane(size));
  const sums = makePlane(size);
  for (let row = 0; row < height; row += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = row * width + x;
      const weight = weights.values[from] ?? 0;
      if (weight === 0) continue;
      const to = (row >> 1) * size.width + (x >> 1);
      sums.values[to] = (sums.values[to] ?? 0) + weight;
      small.forEach(({ values }, which) => {
        values[to] = (values[to] ?? 0) + weight * (planes[which]?.values[from] ?? 0);
      });
    }
  }
  for (let at = 0; at < sums.values.length; at += 1) {
    const sum = sums.values[at] ?? 0;
    if (sum > 0) for (const { values } of small) values[at] = (values[at] ?? 0) / sum;
    sums.values[at] = Math.min(1, sum);
  }
  return { planes: small, weights: sums };
}

/**
 * Fills what weighs nothing from what lies around it, ever more blurred the further away
 * (Gortler et al. 1996, "The Lumigraph").
 * @param weights from 0, unknown, to 1, kept as it is
 */
export function pullPush(planes: readonly Plane[], weights: Plane): Plane[] {
  const { width, height } = weights;
  if (width <= 1 && height <= 1) return [...planes];
  const low = pull(planes, weights);
  const around = pullPush(low.planes, low.weights);
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
