import type { Plane } from '../raster/plane.ts';
import type { ClothLayer } from '../warp/cloth-layer.ts';
import type { Fills } from './fills.ts';
import type { Canvas } from './layers.ts';

/** A person in a new garment, and what is to be judged about it. */
export interface Composed {
  /** Three numbers a pixel, 0 to 255. */
  readonly rgb: Canvas;
  /** How much of each pixel shows the new garment, 0 to 1. */
  readonly shown: Plane;
  /** How much of each pixel was the old garment. */
  readonly old: Plane;
  /** How much of each pixel the new garment covers, also below arms and hair. */
  readonly cover: Plane;
  /** How much of the body that nobody saw comes to light, in squares of the shoulder width. */
  readonly invented: number;
  /** What would be seen around the new garment if nothing were left of the old one. */
  readonly fills: Fills;
}

/** Multiplies the colors of a layer by the light that falls on it. */
export function applyLight({ rgb, alpha }: ClothLayer, light: Plane): void {
  for (let at = 0; at < alpha.length; at += 1) {
    if ((alpha[at] ?? 0) === 0) continue;
    const factor = light.values[at] ?? 1;
    for (let to = at * 3; to < at * 3 + 3; to += 1) rgb[to] = (rgb[to] ?? 0) * factor;
  }
}
