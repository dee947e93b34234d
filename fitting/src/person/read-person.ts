import type { PosePhotoFault } from '@modiste/contract/values';
import { type BodyLandmarks, type FoundBody, landmarksOf } from '@modiste/vision/body-landmarks';
import { decodePicture, type Raster } from '@modiste/vision/decode-picture';
import { BODY_RASTER_SIDE_PX } from '@modiste/vision/find-bodies';
import { findBody } from '@modiste/vision/find-body';
import { judgePosePhoto } from '@modiste/vision/judge-pose-photo';
import { toLabImage } from '@modiste/vision/lab-image';
import type { RunBodyNetwork } from '@modiste/vision/open-body-network';
import sharp from 'sharp';
import { applyGuided, type ColorPlanes, type GuidedPlane } from '../raster/guided-filter.ts';
import { type Plane, planeOf } from '../raster/plane.ts';
import { clamp } from '../raster/ramp.ts';
import { halvePlane } from '../raster/resize-plane.ts';
import { giveNarrowEndsToBottom } from './even-hem.ts';
import { findMaterials } from './find-materials.ts';
import { labelParts } from './label-parts.ts';
import { giveLooseHairToTop } from './loose-hair.ts';
import { giveLooseTopToBottom } from './loose-top.ts';
import { refineMask, spreadMask } from './person-mask.ts';
import type { PersonParse } from './person-parse.ts';
import { type Skeleton, skeletonOf } from './skeleton.ts';

/** The longer side of what is looked at and made, in pixels. */
const PERSON_SIDE_PX = 1024;

/** Someone taken apart, with what the layers of a try-on need beside it. */
export interface SeenPerson extends PersonParse {
  readonly body: Skeleton;
  /** How much of each pixel is each of MATERIALS, 0 to 255; together 255. */
  readonly materials: readonly Uint8Array[];
  /** What speaks against the picture as a pose. */
  readonly faults: readonly PosePhotoFault[];
}

const scaled = (marks: BodyLandmarks, scale: number): BodyLandmarks =>
  landmarksOf((name) => {
    const { x, y, z, visibility, presence } = marks[name];
    return { x: x * scale, y: y * scale, z: z * scale, visibility, presence };
  });

const channelOf = ({ rgb, width, height }: Raster, channel: number): Plane =>
  planeOf({ width, height }, (at) => (rgb[at * 3 + channel] ?? 0) / 255);

const colorsOf = (raster: Raster): ColorPlanes => [
  channelOf(raster, 0),
  channelOf(raster, 1),
  channelOf(raster, 2),
];

function labOf([red, green, blue]: ColorPlanes): Float32Array {
  const { width, height } = red;
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    rgb[at * 3] = (red.values[at] ?? 0) * 255;
    rgb[at * 3 + 1] = (green.values[at] ?? 0) * 255;
    rgb[at * 3 + 2] = (blue.values[at] ?? 0) * 255;
  }
  return toLabImage({ width, height, rgb }).lab;
}

/** The materials at the size of the picture, sharpened, as bytes that sum up to 255. */
function readMaterials(found: readonly GuidedPlane[], colors: ColorPlanes): Uint8Array[] {
  const planes = found.map((guided) => applyGuided(guided, colors));
  const count = colors[0].values.length;
  const bytes = planes.map(() => new Uint8Array(count));
  for (let at = 0; at < count; at += 1) {
    let sum = 1e-6;
    for (const { values } of planes) {
      const value = clamp(values[at] ?? 0, 0, 1);
      values[at] = value * value;
      sum += values[at] ?? 0;
    }
    for (let which = 0; which < planes.length; which += 1) {
      const to = bytes[which];
      if (to) to[at] = Math.round((255 * (planes[which]?.values[at] ?? 0)) / sum);
    }
  }
  return bytes;
}

function inverseOf(shares: Uint8Array): Uint8Array {
  const rest = new Uint8Array(shares.length);
  for (let at = 0; at < rest.length; at += 1) rest[at] = 255 - (shares[at] ?? 0);
  return rest;
}

async function smallCopy({ rgb, width, height }: Raster): Promise<Raster> {
  const { data, info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(BODY_RASTER_SIDE_PX, BODY_RASTER_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** Somebody in a picture, found but not yet taken apart. */
export interface FoundPerson {
  readonly raster: Raster;
  readonly found: FoundBody;
  /** The size of the picture over that in which the body was found. */
  readonly scale: number;
  readonly faults: readonly PosePhotoFault[];
}

/**
 * Looks for a person in a picture.
 * @param bytes an encoded picture; it is shrunk to PERSON_SIDE_PX
 * @returns null where nobody is seen
 * @throws UnreadablePictureError
 */
export async function findPerson(
  run: RunBodyNetwork,
  bytes: Uint8Array,
): Promise<FoundPerson | null> {
  const { raster } = await decodePicture(bytes, PERSON_SIDE_PX);
  const small = await smallCopy(raster);
  const found = await findBody(run, small);
  if (found === null) return null;
  const faults = judgePosePhoto([found], small, Math.max(raster.width, raster.height));
  if (faults.includes('no_person')) return null;
  return { raster, found, scale: raster.width / small.width, faults };
}

/** Takes the picture of a person apart. */
export function parsePerson({ raster, found, scale, faults }: FoundPerson): SeenPerson {
  const landmarks = scaled(found.landmarks, scale);
  const body = skeletonOf(landmarks);
  const full = colorsOf(raster);
  const half: ColorPlanes = [halvePlane(full[0]), halvePlane(full[1]), halvePlane(full[2])];
  const lab = labOf(half);
  const shrunk = half[0].width / raster.width;
  const coarse = spreadMask(found, half[0], scale * shrunk);
  const mask = refineMask(coarse, half, lab);
  const guided = findMaterials(body, { mask, colors: half, lab, scale: shrunk });
  const materials = readMaterials(guided, full);
  giveLooseHairToTop(materials, raster, body);
  giveLooseTopToBottom(materials, raster, body);
  giveNarrowEndsToBottom(materials, raster, body);
  return {
    width: raster.width,
    height: raster.height,
    rgb: raster.rgb,
    landmarks,
    labels: labelParts(body, raster, materials),
    alpha: inverseOf(materials[0] ?? new Uint8Array()),
    confidence: found.likelihood,
    body,
    materials,
    faults,
  };
}

/** Finds a person and takes the picture apart; null where nobody is seen. */
export async function readPerson(
  run: RunBodyNetwork,
  bytes: Uint8Array,
): Promise<SeenPerson | null> {
  const found = await findPerson(run, bytes);
  return found && parsePerson(found);
}
