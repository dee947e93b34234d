import type { Mask } from './mask.ts';

const STRAIGHT = 1;
const DIAGONAL = Math.SQRT2;

/**
 * The distance of each pixel from the nearest one with that value, in pixels, by a chamfer of two
 * sweeps (Borgefors, 1986); 0 at the pixels themselves. What lies beyond the picture has no value.
 */
export function distanceTo({ width, height, inside }: Mask, value: 0 | 1): Float32Array {
  const distances = Float32Array.from(inside, (is) => (is === value ? 0 : width + height));
  const sweep = (at: number, x: number, back: number) => {
    const up = at - back * width;
    const side = at - back;
    const own = distances[at] ?? 0;
    if (own === 0) return;
    const isFirst = back > 0 ? x === 0 : x === width - 1;
    const isLast = back > 0 ? x === width - 1 : x === 0;
    let nearest = Math.min(own, (distances[up] ?? own) + STRAIGHT);
    if (!isFirst) {
      nearest = Math.min(nearest, (distances[side] ?? own) + STRAIGHT);
      nearest = Math.min(nearest, (distances[up - back] ?? own) + DIAGONAL);
    }
    if (!isLast) nearest = Math.min(nearest, (distances[up + back] ?? own) + DIAGONAL);
    distances[at] = nearest;
  };
  for (let at = 0; at < distances.length; at += 1) sweep(at, at % width, 1);
  for (let at = distances.length - 1; at >= 0; at -= 1) sweep(at, at % width, -1);
  return distances;
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
  const core = {
    ...mask,
    inside: mask.inside.map((_, at) => ((within[at] ?? 0) > radius ? 1 : 0)),
  };
  const beyond = distanceTo(core, 1);
  return {
    ...mask,
    inside: mask.inside.map((is, at) => (is === 1 && (beyond[at] ?? 0) <= radius + 0.5 ? 1 : 0)),
  };
}
