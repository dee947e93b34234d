import type { Mask } from './mask.ts';

const STRAIGHT = 1;
const DIAGONAL = Math.SQRT2;

/**
 * The distance of each pixel from the nearest one with that value, in pixels, by a chamfer of two
 * sweeps (Borgefors, 1986); 0 at the pixels themselves. What lies beyond the picture has no value.
 */
export function distanceTo({ width, height, inside }: Mask, value: 0 | 1): Float32Array {
  const distances = new Float32Array(inside.length);
  for (let at = 0; at < distances.length; at += 1) {
    distances[at] = inside[at] === value ? 0 : width + height;
  }
  sweep({ width, distances }, 1);
  sweep({ width, distances }, -1);
  return distances;
}

/** Carries distances on to the pixels after them in reading order, or with -1 to those before them. */
function sweep(
  { width, distances }: { width: number; distances: Float32Array },
  back: 1 | -1,
): void {
  const count = distances.length;
  let at = back > 0 ? 0 : count - 1;
  for (let row = 0; row < count; row += width) {
    for (let step = 0; step < width; step += 1, at += back) {
      let nearest = distances[at] ?? 0;
      if (nearest === 0) continue;
      const up = at - back * width;
      // Beyond the picture there is nothing: what is compared with it stays as it is.
      nearest = Math.min(nearest, (distances[up] ?? nearest) + STRAIGHT);
      if (step > 0) {
        nearest = Math.min(nearest, (distances[at - back] ?? nearest) + STRAIGHT);
        nearest = Math.min(nearest, (distances[up - back] ?? nearest) + DIAGONAL);
      }
      if (step < width - 1) {
        nearest = Math.min(nearest, (distances[up + back] ?? nearest) + DIAGONAL);
      }
      distances[at] = nearest;
    }
  }
}

/** How far each pixel lies inside of the mask's edge, in pixels; negative outside of it. */
export function signedDistance(mask: Mask): Float32Array {
  const within = distanceTo(mask, 0);
  const beyond = distanceTo(mask, 1);
  return within.map((distance, at) => (distance > 0 ? distance - 0.5 : 0.5 - (beyond[at] ?? 0)));
}

/** The mask without what is narrower than twice the radius: cut down by it and grown again. */
export function opened(mask: Mask, radius: number): Mask {
  const within = distanceTo(mask, 0);
  const core = { ...mask, inside: new Uint8Array(within.length) };
  for (let at = 0; at < within.length; at += 1) {
    if ((within[at] ?? 0) > radius) core.inside[at] = 1;
  }
  const beyond = distanceTo(core, 1);
  const inside = new Uint8Array(within.length);
  for (let at = 0; at < within.length; at += 1) {
    if (mask.inside[at] === 1 && (beyond[at] ?? 0) <= radius + 0.5) inside[at] = 1;
  }
  return { ...mask, inside };
}
