import { randomUUID } from 'node:crypto';
import { POSE_SIDE_STORED_PX, POSES_MAX } from '@modiste/contract/limits';
import type { Deps } from '../../composition/open-deps.ts';
import { lockPerson } from '../../db/lock-person.ts';
import type { Database } from '../../db/open-database.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { CleanPicture } from '../../images/clean-picture.ts';
import { cleanUpload } from '../../images/clean-upload.ts';
import { keepPosePictures, removePosePictures } from '../../images/pose-pictures.ts';
import { lookAtUpload } from '../../images/recognize-upload.ts';
import { countPoses, insertPose, type PoseRow } from './pose-store.ts';

async function refuseWhenFull(database: Database, userId: string): Promise<void> {
  if ((await countPoses(database, userId)) < POSES_MAX) return;
  throw new ApiError('poses_full', { detail: `At most ${POSES_MAX} poses are kept.` });
}

/** Counts under a lock: two uploads at once must not pass the limit together. */
const insertWithinLimit = (
  database: Database,
  made: Parameters<typeof insertPose>[1],
): Promise<PoseRow> =>
  database.transaction().execute(async (transaction) => {
    if (!(await lockPerson(transaction, made.userId))) {
      throw new ApiError('authentication_required');
    }
    await refuseWhenFull(transaction, made.userId);
    return insertPose(transaction, made);
  });

async function keepPose(
  { database, objects }: Pick<Deps, 'database' | 'objects'>,
  userId: string,
  { bytes, width, height }: CleanPicture,
): Promise<PoseRow> {
  const place = { userId, id: randomUUID() };
  await keepPosePictures(objects, place, bytes);
  try {
    return await insertWithinLimit(database, { ...place, width, height });
  } catch (error) {
    // After any other failure the row may be there all the same, and a row needs its pictures.
    if (error instanceof ApiError) await removePosePictures(objects, place);
    throw error;
  }
}

/** Keeps an uploaded picture as a pose: its pictures first, so that no pose is without. */
export async function createPose(
  deps: Pick<Deps, 'config' | 'database' | 'objects' | 'recognizer' | 'log'>,
  upload: { userId: string; bytes: Uint8Array },
): Promise<PoseRow> {
  await refuseWhenFull(deps.database, upload.userId);
  const picture = await cleanUpload(upload.bytes, POSE_SIDE_STORED_PX);
  await lookAtUpload(deps, picture.bytes);
  return keepPose(deps, upload.userId, picture);
}
