import { hexHash } from '@modiste/catalogue/hash/content-hash';
import { POSE_SIDE_STORED_PX } from '@modiste/contract/limits';
import type { GarmentPicture } from '@modiste/fitting/try-on-engine';
import { MANNEQUINS } from '@modiste/wardrobe/mannequins';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { cleanUpload } from '../../images/clean-upload.ts';
import { getMannequinPicture } from '../../images/mannequin-pictures.ts';
import { PICTURE_WIDTHS_PX } from '../../images/picture-widths.ts';
import { poseKey } from '../../images/pose-pictures.ts';
import { recognizeUpload } from '../../images/recognize-upload.ts';
import { plainTryOnKey } from '../../images/try-on-pictures.ts';
import { findTryOn, hasPose, type TryOnRow } from '../../try-ons/try-on-store.ts';
import type { TryOnRequest } from './read-try-on-request.ts';

/** The picture of somebody that garments are put on. */
export interface FoundPose {
  /** What it is told apart by: an id, or a hash of the picture. */
  key: string;
  /** Its picture, an encoded one. */
  read: () => Promise<Uint8Array>;
  /** The saved pose that it is or was made of, with which the result is deleted. */
  poseId: string | null;
  /** Whether it is a ready-made one. */
  isMannequin: boolean;
  /** Set where it is an earlier result, with garments on already. */
  result: TryOnRow | null;
}

type PoseDeps = Pick<
  Deps,
  'config' | 'database' | 'objects' | 'shopPictures' | 'recognizer' | 'log'
>;

export const isMannequin = (id: string): boolean => MANNEQUINS.some((one) => one.id === id);

const KEY_CHARS = 40;
const MANNEQUIN_WIDTH_PX = PICTURE_WIDTHS_PX[1];

const NEW = { poseId: null, isMannequin: false, result: null };

/** A pose by its id, a saved one of the person or a ready-made one; null where it is neither. */
async function findById(deps: PoseDeps, userId: string, id: string): Promise<FoundPose | null> {
  if (isMannequin(id)) {
    const order = { mannequin: id, widthPx: MANNEQUIN_WIDTH_PX };
    const read = () => getMannequinPicture(deps, order);
    return { ...NEW, key: id, read, isMannequin: true };
  }
  if (!(await hasPose(deps.database, { userId, id }))) return null;
  const read = () => readObject(deps, poseKey({ userId, id }));
  return { ...NEW, key: id, read, poseId: id };
}

async function readObject({ objects }: PoseDeps, key: string): Promise<Uint8Array> {
  const bytes = await objects.get(key);
  // Deleted meanwhile on another device.
  if (!bytes) throw new ApiError('not_found');
  return bytes;
}

/** A pose that came with the call, cleaned; nothing of it is kept but the results. */
async function takePose(deps: PoseDeps, upload: Uint8Array): Promise<FoundPose> {
  const { bytes } = await cleanUpload(upload, POSE_SIDE_STORED_PX);
  await recognizeUpload(deps, bytes);
  return { ...NEW, key: hexHash(bytes, KEY_CHARS), read: async () => bytes };
}

/**
 * The picture of the pose that is asked for: a saved one of the person, one of their results, or
 * the one that came along.
 * @throws ApiError `not_found`, also for what is another person's.
 */
export async function findPose(
  deps: PoseDeps,
  userId: string,
  { metadata: { pose }, pictures }: TryOnRequest,
): Promise<FoundPose> {
  const upload = pictures.get('pose');
  if (upload !== undefined) return takePose(deps, upload);
  const id = pose?.id.toLowerCase() ?? '';
  const found = await findById(deps, userId, id);
  if (found) return found;
  const result = await findTryOn(deps.database, { userId, id });
  if (!result) throw new ApiError('not_found');
  const read = () => readObject(deps, plainTryOnKey({ userId, id }));
  return { ...NEW, key: id, read, poseId: result.pose_id, result };
}

/** The pose to work on, and what of the garments is on it already in an earlier result. */
export interface WornPose {
  pose: FoundPose;
  dressed?: FoundPose;
}

/** An earlier result with some of the garments on is made of its own pose again, not of a copy. */
export async function undress(
  deps: PoseDeps,
  userId: string,
  { pose, garments }: { pose: FoundPose; garments: readonly Pick<GarmentPicture, 'key'>[] },
): Promise<WornPose> {
  const { result } = pose;
  if (!result) return { pose };
  const isOn = result.garments.every((worn) => garments.some((one) => one.key === worn.key));
  const original = isOn ? await findById(deps, userId, result.pose_key) : null;
  if (!original) return { pose };
  const isLastStep = result.garments.length === garments.length - 1;
  return { pose: original, ...(isLastStep && { dressed: pose }) };
}
