import { textureOf } from '../descriptors/texture.ts';
import { findBackground } from '../foreground/background.ts';
import { findForeground } from '../foreground/find-foreground.ts';
import { weighGarment } from '../foreground/weigh-garment.ts';
import { KIND_FEATURES, kindFeatures, mirrorFeatures } from '../garment-kind/kind-features.ts';
import type { Raster } from '../picture/decode-picture.ts';
import { type LabImage, toLabImage } from '../picture/lab-image.ts';
import { FEATURE_LAYERS } from './graph-to-onnx.ts';
import { garmentView } from './network-views.ts';
import type { RunNetwork } from './open-network.ts';

export interface RecognitionFeatures {
  /** The inputs of the model of kinds: the network's layers, then `kindFeatures`. */
  features: Float32Array;
  /** The network's ratings of a crop of the garment alone. */
  ratings: Float32Array;
  /**
   * On a backdrop of pure white, as shops cut out people who wear their clothes; the model of kinds
   * was trained on photos from homes and on garments alone on a light gray ground.
   */
  isShopPicture: boolean;
}

/** Averages of rectified values have long tails, which square roots shorten. */
function withSquareRoots(layers: readonly Float32Array[]): Float32Array[] {
  const [details = new Float32Array(), ...others] = layers;
  return [details.map((value) => Math.sqrt(Math.max(0, value))), ...others];
}

/** Noisier white is a wall at home rather than a studio's backdrop. */
const STUDIO_NOISE_MAX = 1;
/** Of CIELAB; a ground that is photographed is darker. */
const PURE_WHITE_MIN = 97;

function isOnWhite(image: LabImage): boolean {
  const { modes, noise } = findBackground(image);
  return modes.length > 0 && modes.every(([l]) => l >= PURE_WHITE_MIN) && noise < STUDIO_NOISE_MAX;
}

/** Runs the network on a picture's garment and joins what helps to tell its kind. */
export async function recognitionFeatures(
  run: RunNetwork,
  raster: Raster,
): Promise<RecognitionFeatures> {
  const image = toLabImage(raster);
  const foreground = findForeground(image);
  const texture = textureOf(image, weighGarment(image, foreground));
  const { layers, ratings } = await run(await garmentView(raster, foreground.box));
  const parts = [...withSquareRoots(layers), kindFeatures(image, foreground, texture)];
  const features = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    features.set(part, at);
    at += part.length;
  }
  return { features, ratings, isShopPicture: isOnWhite(image) };
}

/** For each feature, the index of the one with its value in the mirrored picture, approximately. */
export function mirrorIndexes(): Float32Array {
  const parts: Float32Array[] = [];
  let start = 0;
  for (const { channels, side, window, step } of FEATURE_LAYERS) {
    const row = (side - window) / step + 1;
    const length = channels * row * row;
    const twin = (at: number) => at - (at % row) + (row - 1 - (at % row));
    parts.push(Float32Array.from({ length }, (_, at) => start + twin(at)));
    start += length;
  }
  const own = Float32Array.from({ length: KIND_FEATURES }, (_, at) => start + at);
  return Float32Array.from([...parts, mirrorFeatures(own)].flatMap((part) => [...part]));
}
