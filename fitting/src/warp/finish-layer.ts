import { keepParts } from '../garment/raster/mask.ts';
import { boxBlur } from '../raster/blur.ts';
import { smoothStep } from '../raster/ramp.ts';
import type { ClothLayer } from './cloth-layer.ts';

/** How much of its surroundings must be cloth for a place to be cloth, from not at all to wholly. */
const EDGE = [0.3, 0.85] as const;
const COLORED_MIN = 0.5;
/** Parts of a layer hang together where more of a pixel is cloth. */
const SOFT = 0.02;

/** Gives a place the mean color of the cloth beside it. */
function colorFromBeside({ rgb, width }: ClothLayer, alpha: Float32Array, at: number): void {
  const sum = [0, 0, 0];
  let count = 0;
  for (let row = -2; row <= 2; row += 1) {
    for (let column = -2; column <= 2; column += 1) {
      const from = at + row * width + column;
      if ((alpha[from] ?? 0) < COLORED_MIN) continue;
      count += 1;
      for (let channel = 0; channel < 3; channel += 1) {
        sum[channel] = (sum[channel] ?? 0) + (rgb[from * 3 + channel] ?? 0);
      }
    }
  }
  if (count === 0) return;
  for (let channel = 0; channel < 3; channel += 1) {
    rgb[at * 3 + channel] = (sum[channel] ?? 0) / count;
  }
}

/** Flecks are smaller than this share of the largest part of a layer. */
const FLECK = 0.002;

/** Takes away what belongs to no part of the layer that is more than a fleck. */
function dropFlecks({ width, height, alpha }: ClothLayer): void {
  const inside = new Uint8Array(alpha.length);
  for (let at = 0; at < alpha.length; at += 1) inside[at] = (alpha[at] ?? 0) > SOFT ? 1 : 0;
  const mask = { width, height, inside };
  const kept = keepParts(mask, ({ area }, largest) => area >= FLECK * largest).inside;
  for (let at = 0; at < alpha.length; at += 1) {
    if (inside[at] === 1 && kept[at] !== 1) alpha[at] = 0;
  }
}

/** Closes the pinholes of a drawn layer, rounds the steps of its edges and drops its flecks. */
export function finishLayer(layer: ClothLayer): ClothLayer {
  const { width, height } = layer;
  const soft = boxBlur(boxBlur({ width, height, values: layer.alpha }, 1), 1);
  const alpha = new Float32Array(layer.alpha.length);
  for (let at = 0; at < alpha.length; at += 1) {
    const around = soft.values[at] ?? 0;
    if (around === 0) continue;
    const value = layer.alpha[at] ?? 0;
    const isWhole = around > 0.999 && value > 0.999;
    const evened = isWhole ? value : smoothStep(EDGE[0], EDGE[1], around);
    alpha[at] = evened;
    if (evened > 0 && value < COLORED_MIN) colorFromBeside(layer, layer.alpha, at);
  }
  const finished = { ...layer, alpha };
  dropFlecks(finished);
  return finished;
}
