import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { unevenness } from '../materials/noise.ts';

/**
 * How a cloth is made, seen from near: scales the color that the sample already has (by 1 in the
 * mean), adds height, and sets how it reflects.
 */
export type Weave = (point: MaterialPoint, sample: MaterialSample) => void;

/** How uneven a cloth is, and which way its yarns run. */
interface Grain {
  /** Of its color, where 1 is all of it. */
  amount: number;
  /** Its finest unevenness, centimeters. */
  size: number;
  /** How many times as long as wide it is along the warp (1 where left out), and along the weft. */
  warp?: number;
  weft?: number;
  salt?: number;
}

/** A lens softens what is as fine as a pixel: so much more of it must be there for as much to be seen. */
const SHOWN = 1.5;

/** The unevenness of yarns, which shows how far away one ever stands: 0 in the mean. */
export function grain(
  { x, y, footprintX, footprintY }: MaterialPoint,
  { amount, size, warp = 1, weft = 1, salt = 0 }: Grain,
): number {
  const footprint = Math.max(footprintX / weft, footprintY / warp);
  return SHOWN * amount * unevenness({ x: x / weft, y: y / warp }, { size, footprint, salt });
}

/** What is not dyed shows the unevenness of its yarns less: what white shows of it, beside black. */
export const dyedShare = ({ green }: MaterialSample): number => 1 - 0.72 * green;

export function scaleColor(sample: MaterialSample, factor: number): void {
  sample.red *= factor;
  sample.green *= factor;
  sample.blue *= factor;
}

/** How aslant a cloth is seen, from 0 to 1: what is sheer is denser there. */
export const slantOf = ({ footprint, footprintX, footprintY }: MaterialPoint): number =>
  Math.min(1, (footprint / (Math.min(footprintX, footprintY) + 1e-6) - 1) / 3);
