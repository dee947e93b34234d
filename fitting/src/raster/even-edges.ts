import { boxBlur } from './blur.ts';
import type { Plane } from './plane.ts';
import { smoothStep } from './ramp.ts';

/** How much of what is around a pixel must be inside for it to be inside, from not at all to wholly. */
const EDGE = [0.25, 0.75] as const;

/** Shares from 0 to 1 whose edges run smoothly: steps and teeth of about `radius` pixels are evened. */
export function evenEdges(shares: Plane, radius: number): Plane {
  const { width, height, values } = boxBlur(boxBlur(shares, radius), radius);
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    values[at] = value === 0 ? 0 : smoothStep(EDGE[0], EDGE[1], value);
  }
  return { width, height, values };
}
