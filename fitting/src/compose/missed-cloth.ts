import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { boxBlur } from '../raster/blur.ts';
import { makePlane, type Plane, planeOf } from '../raster/plane.ts';
import { pullPush } from '../raster/pull-push.ts';
import { smoothStep } from '../raster/ramp.ts';
import { halveColors, halvePlane, resizePlane } from '../raster/resize-plane.ts';

/** In pixels: a garment's edge is missed by at most so much. */
const REACH = 22;
/** Differences of colors, as distances in RGB: below the first, cloth and ground look the same. */
const APART = [10, 24] as const;
/** How far from the ground's color to that of the cloth a missed pixel is. */
const CLOTH_LIKE = [0.12, 0.3] as const;

/** The colors of a garment, spread from where it is sure. */
export function spreadColors(
  person: Pick<SeenPerson, 'rgb' | 'width' | 'height'>,
  garment: Plane,
): Plane[] {
  const sure = halvePlane(planeOf(garment, (at) => ((garment.values[at] ?? 0) > 0.9 ? 1 : 0)));
  const core = planeOf(sure, (at) => ((sure.values[at] ?? 0) > 0.99 ? 1 : 0));
  return pullPush(halveColors(person), core).map((plane) => resizePlane(plane, garment));
}

/**
 * How much of each pixel beside a garment is that garment, though it was taken for the ground: what
 * has the garment's color there, and not that of the ground farther away.
 * @param ground the colors of the ground everywhere, 0 to 255, from where it is sure
 */
export function missedCloth(person: SeenPerson, garment: Plane, ground: readonly Plane[]): Plane {
  const { rgb, materials } = person;
  const missed = makePlane(person);
  const near = boxBlur(
    planeOf(person, (at) => ((garment.values[at] ?? 0) > 0.5 ? 1 : 0)),
    REACH,
  );
  const cloth = spreadColors(person, garment);
  const background = materials[MATERIAL.background];
  for (let at = 0; at < missed.values.length; at += 1) {
    const seen = (background?.[at] ?? 0) / 255;
    if (seen < 0.1 || (near.values[at] ?? 0) < 0.004) continue;
    let [apart, along, off] = [0, 0, 0];
    for (let channel = 0; channel < 3; channel += 1) {
      const from = ground[channel]?.values[at] ?? 0;
      const toCloth = (cloth[channel]?.values[at] ?? 0) - from;
      const here = (rgb[at * 3 + channel] ?? 0) - from;
      apart += toCloth ** 2;
      along += toCloth * here;
      off += here ** 2;
    }
    const share = along / Math.max(apart, 1);
    const beside = Math.sqrt(Math.max(0, off - share * along));
    const isBetween = 1 - smoothStep(0.3, 0.6, beside / Math.sqrt(Math.max(apart, 1)));
    const isApart = smoothStep(...APART, Math.sqrt(apart));
    missed.values[at] = seen * isApart * isBetween * smoothStep(...CLOTH_LIKE, share);
  }
  return missed;
}
