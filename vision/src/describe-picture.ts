import { decodePicture } from './decode-picture.ts';
import { embedImage } from './embed-image.ts';
import { CROP_SIDE, learnedEmbedding } from './embedding-network.ts';
import { findPattern } from './find-pattern.ts';
import { findForeground } from './foreground.ts';
import { cropGarment } from './garment-crop.ts';
import { weighGarment } from './garment-weights.ts';
import { toLabImage } from './lab-image.ts';
import { nameColors } from './name-colors.ts';
import { findEdges } from './oriented-edges.ts';
import type { PictureFacts } from './picture-facts.ts';

/**
 * Looks at a picture of a garment: what is foreground, which colours it has, its pattern and its
 * image embedding. Deterministic, by what is in this room alone.
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
    colors: nameColors(image, weights),
    foreground: foreground.share,
    ...findPattern(image, foreground, edges),
    imageEmbedding: embedImage(image, foreground, { weights, edges, learned }),
  };
}
