import type { FoundBody } from '@modiste/vision/body-landmarks';
import { applyGuided, type ColorPlanes, makeGuidedFilter } from '../raster/guided-filter.ts';
import { type Plane, planeOf, type Size } from '../raster/plane.ts';
import { clamp } from '../raster/ramp.ts';
import { colorMixtureOf } from './color-mixture.ts';
import { correctByGround } from './correct-by-ground.ts';

const SURELY = 0.93;
const HARDLY = 0.05;
/** One pixel of so many is looked at to learn the colors. */
const STRIDE = 7;
const COLORS = 5;
/** How much the colors count against the network's mask, and at most. */
const COLOR_WEIGHT = 0.25;
const COLOR_MAX = 2.2;

/** The network's mask read at the pixels of a picture that is `scale` times the one it looked at. */
export function spreadMask({ mask, square }: FoundBody, size: Size, scale: number): Plane {
  const side = Math.round(Math.sqrt(mask.length));
  const step = side / (square.side * scale);
  const left = square.centerX * scale - (square.side * scale) / 2;
  const top = square.centerY * scale - (square.side * scale) / 2;
  return planeOf(size, (index) => {
    const x = clamp(((index % size.width) + 0.5 - left) * step - 0.5, 0, side - 1.001);
    const y = clamp((Math.floor(index / size.width) + 0.5 - top) * step - 0.5, 0, side - 1.001);
    const column = Math.floor(x);
    const row = Math.floor(y);
    const [toRight, toLower] = [x - column, y - row];
    const at = row * side + column;
    return (
      ((mask[at] ?? 0) * (1 - toRight) + (mask[at + 1] ?? 0) * toRight) * (1 - toLower) +
      ((mask[at + side] ?? 0) * (1 - toRight) + (mask[at + side + 1] ?? 0) * toRight) * toLower
    );
  });
}

/** The pixels whose values are so; every STRIDE-th of them. */
function samples({ values }: Plane, holds: (value: number) => boolean): Int32Array {
  const found: number[] = [];
  for (let at = 0; at < values.length; at += STRIDE) if (holds(values[at] ?? 0)) found.push(at);
  return Int32Array.from(found);
}

/**
 * The coarse mask corrected where the colors of person and background say otherwise, then drawn to
 * the edges of the picture by a guided filter.
 * @param lab three numbers a pixel
 */
export function refineMask(mask: Plane, colors: ColorPlanes, lab: Float32Array): Plane {
  const outside = colorMixtureOf(
    lab,
    samples(mask, (value) => value < HARDLY),
    COLORS,
  );
  const inside = colorMixtureOf(
    lab,
    samples(mask, (value) => value > SURELY),
    COLORS,
  );
  const corrected = planeOf(mask, (at) => {
    const value = clamp(mask.values[at] ?? 0, 0.01, 0.99);
    if (!outside || !inside || value < 0.02) return value < 0.02 ? 0 : value;
    const [lightness = 0, a = 0, b = 0] = [lab[at * 3], lab[at * 3 + 1], lab[at * 3 + 2]];
    const evidence = clamp(
      COLOR_WEIGHT *
        (inside.logLikelihood(lightness, a, b) - outside.logLikelihood(lightness, a, b)),
      -COLOR_MAX,
      COLOR_MAX,
    );
    return 1 / (1 + Math.exp(-(1.5 * Math.log(value / (1 - value)) + evidence)));
  });
  const filter = makeGuidedFilter(colors, { radius: 5, epsilon: 4e-4 });
  const refined = applyGuided(filter.fit(correctByGround(corrected, lab)), colors);
  for (let at = 0; at < refined.values.length; at += 1) {
    refined.values[at] = clamp(refined.values[at] ?? 0, 0, 1);
  }
  return refined;
}
