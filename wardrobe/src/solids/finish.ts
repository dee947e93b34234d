import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { noiseInSpace, visibleShare } from '../materials/noise.ts';

/**
 * What the surface of a solid is like, its color already in `sample`. Solids have no cloth
 * coordinates: a finish is a function of the place in space, centimeters.
 */
export type Finish = (point: MaterialPoint, sample: MaterialSample) => void;

/** Grain of a size, from -1 to 1; it fades where a pixel no longer shows it. */
export function grain(point: MaterialPoint, size: number): number {
  const shown = visibleShare(size * 1.4, point.footprint);
  if (shown === 0) return 0;
  return shown * noiseInSpace(point.x / size, point.y / size, point.z / size);
}

/** Two coordinates that no flat or round surface leaves still: threads cross on all of them. */
export function threadsAt({ x, y, z }: MaterialPoint): readonly [number, number] {
  return [x + 0.5 * (y - z), y + z];
}
