import { hexHash } from '@modiste/catalogue/hash/content-hash';
import { POSE_SIDE_STORED_PX } from '@modiste/contract/limits';
import type { GarmentPicture, TryOnJob } from '@modiste/fitting/try-on-engine';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { cleanUpload } from '../../images/clean-upload.ts';
import { poseKey } from '../../images/pose-pictures.ts';
import { recognizeUpload } from '../../images/recognize-upload.ts';
import { plainTryOnKey } from '../../images/try-on-pictures.ts';
import { findTryOn, hasPose, type TryOnRow } from '../../try-ons/try-on-store.ts';
import type { TryOnRequest } from './read-try-on-request.ts';

/** The picture of somebody that garments are put on. */
export interface FoundPose {
  /** What it is told apart by: an id, or a hash of the picture. */
  key: string;
  bytes: Uint8Array;
  /** The saved pose that it is or was made of, with which the result is deleted. */
  poseId: string | null;
  /** Set where it is an earlier result, with garments on already. */
  result: TryOnRow | null;
}

type PoseDeps = Pick<Deps, 'config' | 'database' | 'objects' | 'recognizer' | 'log'>;

const KEY_CHARS = 40;

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
  return { key: hexHash(bytes, KEY_CHARS), bytes, poseId: null, result: null };
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
  if (await hasPose(deps.database, { userId, id })) {
    const bytes = await readObject(deps, poseKey({ userId, id }));
    return { key: id, bytes, poseId: id, result: null };
  }
  const result = await findTryOn(deps.database, { userId, id });
  if (!result) throw new ApiError('not_found');
  const bytes = await readObject(deps, plainTryOnKey({ userId, id }));
  return { key: id, bytes, poseId: result.pose_id, result };
}

/** An earlier result with some of the garments on is made of its own pose again, not of a copy. */
export async function undress(
  { database, objects }: PoseDeps,
  userId: string,
  { pose, garments }: { pose: FoundPose; garments: readonly Pick<GarmentPicture, 'key'>[] },
): Promise<Pick<TryOnJob, 'pose' | 'dressed'>> {
  const { key, bytes, result } = pose;
  const isOn = result?.garments.every((worn) => garments.some((one) => one.key === worn.key));
  const id = result?.pose_key ?? '';
  if (!isOn || !(await hasPose(database, { userId, id }))) return { pose };
  const original = await objects.get(poseKey({ userId, id }));
  if (original === null) return { pose };
  const isLastStep = result?.garments.length === garments.length - 1;
  return { pose: { key: id, bytes: original }, ...(isLastStep && { dressed: { key, bytes } }) };
}
