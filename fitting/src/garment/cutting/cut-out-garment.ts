import { decodePicture, type Raster, UnreadablePictureError } from '@modiste/vision/decode-picture';
import { type LabImage, toLabImage } from '@modiste/vision/lab-image';
import { evenEdges } from '../../raster/even-edges.ts';
import { resizePlane } from '../../raster/resize-plane.ts';
import { type GarmentRole, TryOnFailure } from '../../try-on-engine.ts';
import type { GarmentCutout, GarmentLandmarks } from '../garment-cutout.ts';
import { findSilhouette } from '../ground/find-silhouette.ts';
import { findBottomLandmarks } from '../landmarks/find-bottom-landmarks.ts';
import { findTopLandmarks, landmarkConfidence } from '../landmarks/find-top-landmarks.ts';
import { makeMatte } from '../matte/make-matte.ts';
import { cutAbove } from '../neckline/cut-above.ts';
import { findNeckline } from '../neckline/find-neckline.ts';
import { type GarmentShape, shapeOf } from '../outline/garment-shape.ts';
import { slitHoles } from '../outline/slit-holes.ts';
import { distanceTo } from '../raster/distance-to.ts';
import { fillColors } from '../raster/fill-colors.ts';
import { halvePicture } from '../raster/halve-picture.ts';
import type { Mask } from '../raster/mask.ts';
import { takeOffWearer } from '../wearer/take-off-wearer.ts';
import { fillHem } from './fill-hem.ts';
import { scaleLandmarks } from './scale-landmarks.ts';

export interface CutOutJob {
  readonly role: GarmentRole;
  readonly signal: AbortSignal;
}

/** The longer side of a cut-out, in pixels. */
const CUTOUT_SIDE_PX = 1024;

/** In pixels of half the size: how far beside a hand, and from the edge of the cloth, its color is sure. */
const HAND_EDGE = 4;
const CLOTH_EDGE = 2;

/** How sure what is worn below is that had to be told from its wearer: three of four such try-ons show faults. */
const WORN_CONFIDENCE = 0.45;

/**
 * Cuts a garment out of its picture and finds its landmarks. The picture shows the garment alone,
 * upright, on a plain or mild ground; what is worn below may also be worn by somebody who is cut off
 * above the waist.
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
  const image = toLabImage(small);
  const found = findSilhouette(image, role);
  const shape = found && shapeOf(slitHoles(found.mask));
  if (!found || !shape) throw new TryOnFailure('no_garment');
  const worn = role === 'bottom' ? cutFromCutOff({ picture, small, image }, shape) : null;
  if (worn !== null) return worn;
  const marked = landmarksOf(shape, role);
  const neckline =
    marked.kind === 'bottom'
      ? null
      : findNeckline({ image, mask: found.mask }, marked.neck.left, marked.neck.right);
  const whole = marked.kind === 'top' ? fillHem(found.mask, image, marked.hem) : found.mask;
  const mask = neckline ? cutAbove(whole, neckline) : whole;
  const landmarks = marked.kind !== 'bottom' && neckline ? { ...marked, neckline } : marked;
  const matte = makeMatte(picture, small, mask);
  const { width, height } = picture;
  return {
    width,
    height,
    ...matte,
    landmarks: scaleLandmarks(landmarks, picture.width / small.width),
    confidence: found.confidence * landmarkConfidence(landmarks),
  };
}

interface GarmentPictures {
  readonly picture: Raster;
  readonly small: Raster;
  readonly image: LabImage;
}

/** What is worn below by somebody whom the picture cuts off above the waist; null where nobody is. */
function cutFromCutOff(
  { picture, small, image }: GarmentPictures,
  silhouette: GarmentShape,
): GarmentCutout | null {
  const taken = takeOffWearer(image, silhouette);
  const shape = taken && shapeOf(slitHoles(taken.whole));
  if (!taken || !shape) return null;
  const { width, height } = picture;
  const { rgb, alpha } = makeMatte(picture, small, taken.mask);
  addHidden({ width, height, rgb, alpha }, taken, small.width / width);
  const landmarks = scaleLandmarks(findBottomLandmarks(shape), width / small.width);
  return { width, height, rgb, alpha, landmarks, confidence: WORN_CONFIDENCE };
}

interface Cut {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  readonly alpha: Uint8Array;
}

/** Lets the cloth go on where hands hide it, in the colors about them. */
function addHidden(
  { width, height, rgb, alpha }: Cut,
  { mask, whole }: { mask: Mask; whole: Mask },
  scale: number,
): void {
  const isHidden = whole.inside.map((is, at) => (is === 1 && mask.inside[at] !== 1 ? 1 : 0));
  const near = distanceTo({ ...mask, inside: isHidden }, 1);
  const within = distanceTo(mask, 0);
  const smallAt = (at: number): number => {
    const row = Math.min(mask.height - 1, Math.floor(Math.floor(at / width) * scale));
    return row * mask.width + Math.min(mask.width - 1, Math.floor((at % width) * scale));
  };
  // The edges of hands and their shadows are no colors of the cloth.
  const isCloth = (at: number) => (near[at] ?? 0) > HAND_EDGE && (within[at] ?? 0) > CLOTH_EDGE;
  const grid = { width, height, colors: new Float32Array(rgb) };
  const { colors } = fillColors(grid, (at) => isCloth(smallAt(at)));
  const edges = evenEdges({ ...whole, values: new Float32Array(whole.inside) }, 1);
  const soft = resizePlane(edges, { width, height });
  for (let at = 0; at < width * height; at += 1) {
    const from = smallAt(at);
    if ((near[from] ?? 0) <= CLOTH_EDGE)
      alpha[at] = Math.max(alpha[at] ?? 0, 255 * (soft.values[at] ?? 0));
    if (whole.inside[from] !== 1 || (near[from] ?? 0) > HAND_EDGE) continue;
    for (let to = at * 3; to < at * 3 + 3; to += 1) rgb[to] = colors[to] ?? 0;
  }
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
