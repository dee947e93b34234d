import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { noise, noiseInSpace, visibleShare } from '../materials/noise.ts';

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

/**
 * Where threads cross at a place, along and across them, centimeters: cloth is drawn over each side
 * of a solid straight, and goes on around its corners.
 */
export function threadsAt(point: MaterialPoint): readonly [number, number] {
  const { x, y, z } = point;
  const [across, up, deep] = [
    Math.abs(point.normalX),
    Math.abs(point.normalY),
    Math.abs(point.normalZ),
  ];
  if (up > 1.15 * Math.max(across, deep)) return [x, z];
  return across > deep ? [z, y] : [x, y];
}

/** The finest unevenness that is drawn, in pixels. */
const FINEST_PX = 1.5;

/**
 * The unevenness of threads or pores that is seen from any distance, from -1 to 1: the finest that a
 * pixel still shows, longer by `long` along the threads that run up.
 */
export function farGrain(point: MaterialPoint, size: number, long = 1): number {
  const [u, v] = threadsAt(point);
  const octave = Math.max(0, Math.round(Math.log2((FINEST_PX * point.footprint) / size)));
  const cell = size * (1 << octave);
  return noise(u / cell, v / (long * cell), octave);
}

/** From where on a side is printed as seen from that side. */
const SIDEWAYS = 0.8;

/**
 * Where a print lies at a place, across and up, centimeters: upright cloth is printed as it is seen
 * from the front, cloth that lies as seen from above, and the sides of a bag as seen from beside it.
 */
export function printAt({ x, y, z, normalX }: MaterialPoint): readonly [number, number] {
  return Math.abs(normalX) > SIDEWAYS ? [x - Math.sign(normalX) * z, y] : [x, y - z];
}
