import { nameColors } from './colors/name-colors.ts';
import { sharpenEdges } from './colors/sharpen-edges.ts';
import { findEdges } from './descriptors/oriented-edges.ts';
import { embedImage } from './embedding/embed-image.ts';
import { CROP_SIDE, learnedEmbedding } from './embedding/embedding-network.ts';
import { cropGarment } from './embedding/garment-crop.ts';
import { findForeground } from './foreground/find-foreground.ts';
import { weighGarment } from './foreground/weigh-garment.ts';
import { withoutShadow } from './foreground/without-shadow.ts';
import { findPattern } from './pattern/find-pattern.ts';
import { decodePicture, type Raster } from './picture/decode-picture.ts';
import { toLabImage } from './picture/lab-image.ts';
import type { PictureFacts } from './picture/picture-facts.ts';

function measure(raster: Raster) {
  const image = toLabImage(raster);
  const foreground = findForeground(image);
  const weights = weighGarment(image, foreground);
  const edges = findEdges(image);
  return { raster, image, foreground, weights, edges };
}

function embed({ raster, image, foreground, ...measured }: ReturnType<typeof measure>) {
  const learned = learnedEmbedding(cropGarment({ raster, foreground }, CROP_SIDE));
  return embedImage(image, foreground, { ...measured, learned });
}

/**
 * The image embedding alone of a picture that is at hand as pixels, as `describePicture` gives it.
 *
 * @param raster as `decodePicture` gives it: its longer side is RASTER_SIDE_PX
 */
export const embedRaster = (raster: Raster): Float32Array => embed(measure(raster));

/**
 * Describes a picture of a garment: what is foreground, which colors it has, its pattern and its
 * image embedding. Deterministic; needs no network.
 *
 * @param bytes an encoded picture (JPEG, PNG, WebP, AVIF, GIF, TIFF)
 * @throws UnreadablePictureError
 */
export async function describePicture(bytes: Uint8Array): Promise<PictureFacts> {
  const { width, height, raster } = await decodePicture(bytes);
  const measured = measure(raster);
  const { image, foreground, weights, edges } = measured;
  const unshadowed = withoutShadow(image, foreground, weights);
  return {
    width,
    height,
    colors: nameColors(sharpenEdges(image, unshadowed), unshadowed),
    foreground: foreground.share,
    ...findPattern(image, foreground, edges),
    imageEmbedding: embed(measured),
  };
}
