import type { Raster } from '@modiste/vision/decode-picture';
import { softBlur } from '../../raster/blur.ts';
import { signedDistance } from '../raster/distance-to.ts';
import { type ColorGrid, fillColors } from '../raster/fill-colors.ts';
import type { Mask } from '../raster/mask.ts';

/** What of a picture is the garment, at full size. */
export interface Matte {
  /** The garment's colors, also beyond its edge. */
  readonly rgb: Uint8Array;
  readonly alpha: Uint8Array;
}

/** In pixels of the picture: how far the edge may lie from where the mask has it. */
const INNER = 6;
const OUTER = 3;
/** How far inside of the edge a pixel shows the garment alone, in pixels of the mask. */
const PURE_GARMENT = 2;
const PURE_GROUND = 1.5;
/** Squared distances of two colors (in shares of 255): below no sign of the edge, above a sure one. */
const ALIKE = 0.004;
const UNLIKE = 0.03;

/** In pixels of the mask: an edge that is hardly seen is drawn so smoothly. */
const SMOOTH = 4;

interface Layers {
  /** How far each pixel of the mask lies inside of the edge. */
  readonly depth: Float32Array;
  /** The same of an edge without what is fine in it. */
  readonly smoothDepth: Float32Array;
  readonly garment: ColorGrid;
  readonly ground: ColorGrid;
}

/**
 * The soft edge of a garment. The mask may be smaller than the picture. In a band along its edge,
 * a pixel's share of garment is read from its color between the colors of garment and ground
 * nearby; where these are alike, from its distance to the edge, which is drawn smoothly there.
 */
export function makeMatte(picture: Raster, small: Raster, mask: Mask): Matte {
  const depth = signedDistance(mask);
  const colors = new Float32Array(small.rgb);
  const grid = { width: small.width, height: small.height, colors };
  const garment = fillColors(grid, (at) => (depth[at] ?? 0) > PURE_GARMENT);
  const ground = fillColors(grid, (at) => (depth[at] ?? 0) < -PURE_GROUND);
  const smoothDepth = softBlur({ width: mask.width, height: mask.height, values: depth }, SMOOTH);
  const layers = { depth, smoothDepth: smoothDepth.values, garment, ground };
  return blend(picture, layers, picture.width / small.width);
}

function blend(picture: Raster, layers: Layers, scale: number): Matte {
  const { depth, smoothDepth, garment, ground } = layers;
  const { width, height } = picture;
  const rgb = new Uint8Array(picture.rgb);
  const alpha = new Uint8Array(width * height);
  const taps = { places: new Int32Array(4), weights: new Float32Array(4) };
  const front = new Float32Array(3);
  const back = new Float32Array(3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      tapsAt(garment, { x: (x + 0.5) / scale - 0.5, y: (y + 0.5) / scale - 0.5 }, taps);
      const inside = mix(depth, taps) * scale;
      if (inside >= INNER) {
        alpha[at] = 255;
        continue;
      }
      for (let c = 0; c < 3; c += 1) front[c] = mix(garment.colors, taps, { step: 3, from: c });
      const share =
        inside > -OUTER - SMOOTH
          ? shareAt(picture.rgb, at * 3, {
              front,
              back,
              inside,
              smooth: mix(smoothDepth, taps) * scale,
              taps,
              ground,
            })
          : 0;
      alpha[at] = Math.round(share * 255);
      // A pure pixel keeps its own color; a mixed one takes the garment's.
      const own = step(0.9, 1, share) * step(1, 3, inside);
      for (let c = 0; c < 3; c += 1) {
        const to = at * 3 + c;
        rgb[to] = Math.round(own * (picture.rgb[to] ?? 0) + (1 - own) * (front[c] ?? 0));
      }
    }
  }
  return { rgb, alpha };
}

interface Taps {
  readonly places: Int32Array;
  readonly weights: Float32Array;
}

interface Edge {
  readonly front: Float32Array;
  readonly back: Float32Array;
  readonly inside: number;
  readonly smooth: number;
  readonly taps: Taps;
  readonly ground: ColorGrid;
}

function shareAt(
  rgb: Uint8Array,
  at: number,
  { front, back, inside, smooth, taps, ground }: Edge,
): number {
  let apart = 0;
  let along = 0;
  for (let c = 0; c < 3; c += 1) {
    back[c] = mix(ground.colors, taps, { step: 3, from: c });
    const difference = ((front[c] ?? 0) - (back[c] ?? 0)) / 255;
    apart += difference * difference;
    along += (((rgb[at + c] ?? 0) - (back[c] ?? 0)) / 255) * difference;
  }
  const byDistance = step(-0.6, 1.4, smooth);
  const seen = step(0.12, 0.85, along / (apart + 1e-6));
  const bounded =
    inside > 0 ? Math.max(seen, step(INNER / 2, INNER, inside)) : seen * step(-OUTER, -0.5, inside);
  const trust = step(ALIKE, UNLIKE, apart);
  return byDistance * (1 - trust) + bounded * trust;
}

/** Smoothly from 0 at `low` to 1 at `high`. */
function step(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

function tapsAt(
  { width, height }: ColorGrid,
  { x, y }: { x: number; y: number },
  { places, weights }: Taps,
): void {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const right = Math.min(1, Math.max(0, x - left));
  const low = Math.min(1, Math.max(0, y - top));
  const first = top * width + left;
  places[0] = first;
  places[1] = first + 1;
  places[2] = first + width;
  places[3] = first + width + 1;
  weights[0] = (1 - right) * (1 - low);
  weights[1] = right * (1 - low);
  weights[2] = (1 - right) * low;
  weights[3] = right * low;
}

function mix(
  values: Float32Array,
  { places, weights }: Taps,
  { step: by, from } = { step: 1, from: 0 },
): number {
  return (
    (values[(places[0] ?? 0) * by + from] ?? 0) * (weights[0] ?? 0) +
    (values[(places[1] ?? 0) * by + from] ?? 0) * (weights[1] ?? 0) +
    (values[(places[2] ?? 0) * by + from] ?? 0) * (weights[2] ?? 0) +
    (values[(places[3] ?? 0) * by + from] ?? 0) * (weights[3] ?? 0)
  );
}
