import { decodePicture, UnreadablePictureError } from '@modiste/vision/decode-picture';
import { toLabImage } from '@modiste/vision/lab-image';
import { type GarmentRole, TryOnFailure } from '../../try-on-engine.ts';
import type { GarmentCutout, GarmentLandmarks } from '../garment-cutout.ts';
import { findSilhouette } from '../ground/find-silhouette.ts';
import { findBottomLandmarks } from '../landmarks/find-bottom-landmarks.ts';
import { findTopLandmarks } from '../landmarks/find-top-landmarks.ts';
import { makeMatte } from '../matte/make-matte.ts';
import { type GarmentShape, shapeOf } from '../outline/garment-shape.ts';
import { halvePicture } from '../raster/halve-picture.ts';
import { scaleLandmarks } from './scale-landmarks.ts';

export interface CutOutJob {
  readonly role: GarmentRole;
  readonly signal: AbortSignal;
}

/** The longer side of a cut-out, in pixels. */
const CUTOUT_SIDE_PX = 1024;

/**
 * Cuts a garment out of its picture and finds its landmarks. The picture shows the garment alone,
 * upright, on a plain or mild ground.
 *
 * @throws TryOnFailure 'no_garment' where nothing stands out from the ground or the bytes are no
 * picture, 'cancelled' where the signal says so
 */
export async function cutOutGarment(
  bytes: Uint8Array,
  { role, signal }: CutOutJob,
): Promise<GarmentCutout> {
  const picture = await decode(bytes);
  if (signal.aborted) throw new TryOnFailure('cancelled');
  const small = halvePicture(picture);
  const found = findSilhouette(toLabImage(small), role);
  const shape = found && shapeOf(found.mask);
  if (!found || !shape) throw new TryOnFailure('no_garment');
  const landmarks = scaleLandmarks(landmarksOf(shape, role), picture.width / small.width);
  const matte = makeMatte(picture, small, found.mask);
  const { width, height } = picture;
  return { width, height, ...matte, landmarks, confidence: found.confidence };
}

async function decode(bytes: Uint8Array) {
  try {
    return (await decodePicture(bytes, CUTOUT_SIDE_PX)).raster;
  } catch (cause) {
    if (cause instanceof UnreadablePictureError) throw new TryOnFailure('no_garment', cause);
    throw cause;
  }
}

function landmarksOf(shape: GarmentShape, role: GarmentRole): GarmentLandmarks {
  if (role === 'bottom') return findBottomLandmarks(shape);
  return findTopLandmarks(shape, role === 'top' ? 'top' : 'dress');
}
