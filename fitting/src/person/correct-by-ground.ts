import { boxBlur, softBlur } from '../raster/blur.ts';
import { type Plane, planeOf } from '../raster/plane.ts';
import { pullPush } from '../raster/pull-push.ts';
import { smoothStep } from '../raster/ramp.ts';
import { halvePlane, resizePlane } from '../raster/resize-plane.ts';

/** In pixels: the network's mask is wrong within so much of its edge. */
const BAND = 7;
/** What is surer than this to be the person stays so. */
const SURE = [0.96, 0.99] as const;
/** Ground is learned so far away from the person. */
const CLEAR = 12;
/** In CIELAB: a ground that varies more than that about its local color tells nothing. */
const BUSY = 6;
/** In pixels: ground that nothing clear is near, as between arm and trunk, is learned within it. */
const ENCLOSED = 16;
const ENCLOSED_MOST = 0.08;
const STRIDE = 7;
const VARIES_SHARE = 0.9;

/** The colors of an image where it weighs, spread softly over the rest. */
function spread(lab: Float32Array, weights: Plane): Plane[] {
  const small = halvePlane(halvePlane(weights));
  const core = planeOf(small, (at) => ((small.values[at] ?? 0) > 0.7 ? 1 : 0));
  const colors = [0, 1, 2].map((channel) =>
    halvePlane(halvePlane(planeOf(weights, (at) => lab[at * 3 + channel] ?? 0))),
  );
  return pullPush(colors, core).map((plane) => resizePlane(softBlur(plane, 2), weights));
}

function distanceAt(lab: Float32Array, at: number, colors: readonly Plane[]): number {
  let sum = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    sum += ((lab[at * 3 + channel] ?? 0) - (colors[channel]?.values[at] ?? 0)) ** 2;
  }
  return Math.sqrt(sum);
}

/** How far nine of ten pixels of the ground are from its local color at most. */
function variationOf(lab: Float32Array, ground: readonly Plane[], sure: Plane): number {
  const found: number[] = [];
  for (let at = 0; at < sure.values.length; at += STRIDE) {
    if ((sure.values[at] ?? 0) > 0.5) found.push(distanceAt(lab, at, ground));
  }
  found.sort((one, other) => one - other);
  return found[Math.floor(found.length * VARIES_SHARE)] ?? Number.POSITIVE_INFINITY;
}

/**
 * Corrects a mask near its edge where the ground is even: what has the color that the ground has there
 * is none of the person, as between arm and trunk.
 * @param lab three numbers a pixel
 */
export function correctByGround(mask: Plane, lab: Float32Array): Plane {
  const outside = boxBlur(
    planeOf(mask, (at) => ((mask.values[at] ?? 0) > 0.1 ? 1 : 0)),
    CLEAR,
  );
  const clear = planeOf(mask, (at) => ((outside.values[at] ?? 0) < 1e-4 ? 1 : 0));
  const openness = softBlur(clear, ENCLOSED);
  const close = boxBlur(
    planeOf(mask, (at) => ((mask.values[at] ?? 0) > 0.1 ? 1 : 0)),
    2,
  );
  const ground = spread(
    lab,
    planeOf(mask, (at) =>
      (clear.values[at] ?? 0) > 0 ||
      ((openness.values[at] ?? 0) < ENCLOSED_MOST && (close.values[at] ?? 0) < 1e-4)
        ? 1
        : 0,
    ),
  );
  const varies = variationOf(lab, ground, clear);
  if (varies > BUSY) return mask;
  const inside = boxBlur(
    planeOf(mask, (at) => ((mask.values[at] ?? 0) < 0.9 ? 1 : 0)),
    3,
  );
  const person = spread(
    lab,
    planeOf(mask, (at) => ((inside.values[at] ?? 0) < 1e-4 ? 1 : 0)),
  );
  const nearOut = boxBlur(
    planeOf(mask, (at) => ((mask.values[at] ?? 0) < 0.9 ? 1 : 0)),
    BAND,
  );
  const nearIn = boxBlur(
    planeOf(mask, (at) => ((mask.values[at] ?? 0) > 0.5 ? 1 : 0)),
    BAND,
  );
  return planeOf(mask, (at) => {
    const value = mask.values[at] ?? 0;
    if ((nearOut.values[at] ?? 0) < 1e-4 || (nearIn.values[at] ?? 0) < 1e-4) return value;
    const off = distanceAt(lab, at, ground);
    let apart = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      apart += ((person[channel]?.values[at] ?? 0) - (ground[channel]?.values[at] ?? 0)) ** 2;
    }
    const isApart = smoothStep(3 * varies, 5 * varies + 4, Math.sqrt(apart));
    const like = isApart * (1 - smoothStep(2 + varies, 4 + 2 * varies, off));
    return value * (1 - like * (1 - smoothStep(...SURE, value)));
  });
}
