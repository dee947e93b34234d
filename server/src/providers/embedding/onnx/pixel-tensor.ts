import { fitPixels } from '../../../images/fit-pixels.ts';
import type { PictureSettings } from './model-settings.ts';

const CHANNELS = 3;

/** A picture as a model takes it: all reds row by row, all greens, all blues. */
export interface PixelTensor {
  values: Float32Array;
  width: number;
  height: number;
}

/**
 * Turns a picture into a model's numbers as `preprocessor_config.json` says: resized, cut, scaled and
 * normalized.
 * @throws BadPictureError
 */
export async function toPixelTensor(
  bytes: Uint8Array,
  { fit, rescale, mean, deviation }: PictureSettings,
): Promise<PixelTensor> {
  const { rgb, width, height } = await fitPixels(bytes, fit);
  const pixels = width * height;
  const values = new Float32Array(CHANNELS * pixels);
  for (let channel = 0; channel < CHANNELS; channel++) {
    const [middle = 0, spread = 1] = [mean[channel], deviation[channel]];
    for (let pixel = 0; pixel < pixels; pixel++) {
      const value = (rgb[pixel * CHANNELS + channel] ?? 0) * rescale;
      values[channel * pixels + pixel] = (value - middle) / spread;
    }
  }
  return { values, width, height };
}
