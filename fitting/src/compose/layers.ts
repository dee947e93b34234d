import { softBlur } from '../raster/blur.ts';
import { makePlane, type Plane, type Size } from '../raster/plane.ts';
import { halvePlane, resizePlane } from '../raster/resize-plane.ts';
import type { ClothLayer } from '../warp/cloth-layer.ts';

/** A picture that layers are laid on: three numbers a pixel, 0 to 255. */
export type Canvas = Float32Array;

export function layOver(canvas: Canvas, { rgb, alpha }: ClothLayer): void {
  for (let at = 0; at < alpha.length; at += 1) {
    const share = alpha[at] ?? 0;
    if (share < 0.002) continue;
    for (let to = at * 3; to < at * 3 + 3; to += 1) {
      canvas[to] = (canvas[to] ?? 0) * (1 - share) + (rgb[to] ?? 0) * share;
    }
  }
}

/** Puts back what another picture shows, by shares from 0 to 1. */
export function putBack(
  canvas: Canvas,
  picture: Float32Array | Uint8Array,
  shareAt: (at: number) => number,
): void {
  for (let at = 0; at * 3 < canvas.length; at += 1) {
    const share = shareAt(at);
    if (share < 0.004) continue;
    for (let to = at * 3; to < at * 3 + 3; to += 1) {
      canvas[to] = (canvas[to] ?? 0) * (1 - share) + (picture[to] ?? 0) * share;
    }
  }
}

interface Shadow {
  /** What throws it. */
  readonly caster: Plane;
  /** How soft it is and how far below it lies, in pixels. */
  readonly blur: number;
  readonly below: number;
  readonly strength: number;
}

/** Darkens what lies beside and below something, as far as `on` says that it takes shadows. */
export function castShadow(
  canvas: Canvas,
  { caster, blur, below, strength }: Shadow,
  on: (at: number) => number,
): void {
  const { width } = caster;
  const soft = resizePlane(softBlur(halvePlane(caster), blur / 2), caster);
  const shift = Math.round(below) * width;
  for (let at = Math.max(0, shift); at < soft.values.length; at += 1) {
    const dark = (soft.values[at - shift] ?? 0) * strength;
    if (dark < 0.004) continue;
    const light = 1 - dark * on(at);
    for (let to = at * 3; to < at * 3 + 3; to += 1) canvas[to] = (canvas[to] ?? 0) * light;
  }
}

/** How much of each pixel any of the layers covers. */
export function coverOf(size: Size, layers: readonly ClothLayer[]): Plane {
  const cover = makePlane(size);
  for (const { alpha } of layers) {
    for (let at = 0; at < alpha.length; at += 1) {
      const share = alpha[at] ?? 0;
      if (share > (cover.values[at] ?? 0)) cover.values[at] = share;
    }
  }
  return cover;
}
