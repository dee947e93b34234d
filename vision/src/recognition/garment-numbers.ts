import { textureOf } from '../descriptors/texture.ts';
import { findBackground, isWhite } from '../foreground/background.ts';
import { findForeground } from '../foreground/find-foreground.ts';
import { weighGarment } from '../foreground/weigh-garment.ts';
import { KIND_FEATURES, kindFeatures, mirrorFeatures } from '../garment-kind/kind-features.ts';
import type { Raster } from '../picture/decode-picture.ts';
import { type LabImage, toLabImage } from '../picture/lab-image.ts';
import { READ_LAYERS } from './graph-to-onnx.ts';
import { garmentView } from './network-views.ts';
import type { RunNetwork } from './run-network.ts';

export interface GarmentNumbers {
  /** What the model of kinds looks at: the network's layers, then `kindFeatures`. */
  numbers: Float32Array;
  /** The network's ratings of the garment alone. */
  ratings: Float32Array;
  /** On a white backdrop, as shops show what they sell; the model of kinds learned from homes. */
  isShopPicture: boolean;
}

/** Rectified averages have long tails: their roots tell more. */
function rooted(layers: readonly Float32Array[]): Float32Array[] {
  const [details = new Float32Array(), ...others] = layers;
  return [details.map((value) => Math.sqrt(Math.max(0, value))), ...others];
}

/** A white wall at home is less even. */
const EVEN_NOISE = 1;

function isOnWhite(image: LabImage): boolean {
  const { modes, noise } = findBackground(image);
  return modes.length > 0 && modes.every(isWhite) && noise < EVEN_NOISE;
}

/** Looks at the garment of a picture in every way that helps to tell its kind. */
export async function garmentNumbers(run: RunNetwork, raster: Raster): Promise<GarmentNumbers> {
  const image = toLabImage(raster);
  const foreground = findForeground(image);
  const texture = textureOf(image, weighGarment(image, foreground));
  const { layers, ratings } = await run(await garmentView(raster, foreground.box));
  const parts = [...rooted(layers), kindFeatures(image, foreground, texture)];
  const numbers = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    numbers.set(part, at);
    at += part.length;
  }
  return { numbers, ratings, isShopPicture: isOnWhite(image) };
}

/** Where each of the numbers stands in the mirrored picture, as far as its layers are symmetric. */
export function mirroredPlaces(): Float32Array {
  const parts: Float32Array[] = [];
  let start = 0;
  for (const { channels, side, window, step } of READ_LAYERS) {
    const row = (side - window) / step + 1;
    const length = channels * row * row;
    const twin = (at: number) => at - (at % row) + (row - 1 - (at % row));
    parts.push(Float32Array.from({ length }, (_, at) => start + twin(at)));
    start += length;
  }
  const own = Float32Array.from({ length: KIND_FEATURES }, (_, at) => start + at);
  return Float32Array.from([...parts, mirrorFeatures(own)].flatMap((part) => [...part]));
}
