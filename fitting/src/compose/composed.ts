import type { Plane } from '../raster/plane.ts';
import type { ClothLayer } from '../warp/cloth-layer.ts';
import type { Canvas } from './layers.ts';

/** A person in a new garment, and what is to be judged about it. */
export interface Composed {
  /** Three numbers a pixel, 0 to 255. */
  readonly rgb: Canvas;
  /** How much of each pixel shows the new garment, 0 to 1. */
  readonly shown: Plane;
  /** How much of each pixel was the old garment. */
  readonly old: Plane;
  /** The share of the old garment that neither the new one covers nor anything else. */
  readonly invented: number;
}

/** Multiplies the colors of a layer by the light that falls on it. */
export function applyLight({ rgb, alpha }: ClothLayer, light: Plane): void {
  for (let at = 0; at < alpha.length; at += 1) {
    if ((alpha[at] ?? 0) === 0) continue;
    const factor = light.values[at] ?? 1;
    for (let to = at * 3; to < at * 3 + 3; to += 1) rgb[to] = (rgb[to] ?? 0) * factor;
  }
}
