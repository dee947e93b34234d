import { nameColors } from './colors/name-colors.ts';
import { findEdges } from './descriptors/oriented-edges.ts';
import { embedImage } from './embedding/embed-image.ts';
import { CROP_SIDE, learnedEmbedding } from './embedding/embedding-network.ts';
import { cropGarment } from './embedding/garment-crop.ts';
import { findForeground } from './foreground/find-foreground.ts';
import { weighGarment } from './foreground/weigh-garment.ts';
import { withoutShadow } from './foreground/without-shadow.ts';
import { findPattern } from './pattern/find-pattern.ts';
import { decodePicture } from './picture/decode-picture.ts';
import { toLabImage } from './picture/lab-image.ts';
import type { PictureFacts } from './picture/picture-facts.ts';

/**
 * Describes a picture of a garment: what is foreground, which colors it has, its pattern and its
 * image embedding. Deterministic; needs no network.
 *
 * @param bytes an encoded picture (JPEG, PNG, WebP, AVIF, GIF, TIFF)
 * @throws UnreadablePictureError
 */
export async function describePicture(bytes: Uint8Array): Promise<PictureFacts> {
  const { width, height, raster } = await decodePicture(bytes);
  const image = toLabImage(raster);
  const foreground = findForeground(image);
  const weights = weighGarment(image, foreground);
  const edges = findEdges(image);
  const learned = learnedEmbedding(cropGarment({ raster, foreground }, CROP_SIDE));
  return {
    width,
    height,
    colors: nameColors(image, withoutShadow(image, foreground, weights)),
    foreground: foreground.share,
    ...findPattern(image, foreground, edges),
    imageEmbedding: embedImage(image, foreground, { weights, edges, learned }),
  };
}
