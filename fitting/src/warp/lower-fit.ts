import type { BodyFrame } from '../body/body-frame.ts';
import type { BottomLandmarks, GarmentCutout } from '../garment/garment-cutout.ts';
import { between, clamp } from '../raster/ramp.ts';

/** What is worn below, and the body that it is laid on. */
export interface LowerFit {
  readonly cutout: GarmentCutout;
  readonly marks: BottomLandmarks;
  readonly frame: BodyFrame;
}

/** Cloth lies so far from the body, over half its width. */
export const EASE = 1.03;
const RISE_STEPS = 16;

/** How far the waistband rises above a level, in pixels, from its left end (0) to its right one (1). */
export function waistRises(frame: BodyFrame, level: number): (share: number) => number {
  const steps = Array.from({ length: RISE_STEPS + 1 }, (_, step) => {
    const across = (step / RISE_STEPS) * 2 - 1;
    return frame.waistRise(level, across * 0.96 * frame.half(level, across < 0 ? 0 : 1));
  });
  const even = steps.map((rise, step) => {
    const around = steps.slice(Math.max(0, step - 2), step + 3);
    return Math.max(rise * 0.5, around.reduce((sum, one) => sum + one, 0) / around.length);
  });
  return (share) => {
    const place = clamp(share, 0, 1) * RISE_STEPS;
    const before = Math.min(RISE_STEPS - 1, Math.floor(place));
    return between(even[before] ?? 0, even[before + 1] ?? 0, place - before);
  };
}
