import type { Raster } from '@modiste/vision/decode-picture';
import { findForeground } from '@modiste/vision/find-foreground';
import { kindFeatures } from '@modiste/vision/kind-features';
import { toLabImage } from '@modiste/vision/lab-image';
import { textureOf } from '@modiste/vision/texture';
import { weighGarment } from '@modiste/vision/weigh-garment';

/** One picture to learn from or to judge by. */
export interface KindExample {
  /** As `kindFeatures` gives them. */
  features: Float32Array;
  /** The places in KINDS that are right answers. */
  kinds: readonly number[];
  /** How much it counts. */
  weight: number;
}

/** What the model would be shown of this picture: the features as the image embedding takes them. */
export function featuresOf(raster: Raster): Float32Array {
  const image = toLabImage(raster);
  const foreground = findForeground(image);
  return kindFeatures(image, foreground, textureOf(image, weighGarment(image, foreground)));
}
