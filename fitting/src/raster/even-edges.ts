import { boxBlur } from './blur.ts';
import type { Plane } from './plane.ts';
import { smoothStep } from './ramp.ts';

/** How much of what is around a pixel must be inside for it to be inside, from not at all to wholly. */
const EDGE = [0.25, 0.75] as const;

/** Shares from 0 to 1 whose edges run smoothly: steps and teeth of about `radius` pixels are evened. */
export function evenEdges(shares: Plane, radius: number): Plane {
  const around = boxBlur(boxBlur(shares, radius), radius);
  return { ...around, values: around.values.map((value) => smoothStep(...EDGE, value)) };
}
