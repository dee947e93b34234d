import { randomUUID } from 'node:crypto';
import { POSES_MAX } from '@modiste/contract/limits';
import { lockPerson } from '../../db/lock-person.ts';
import type { Database } from '../../db/open-database.ts';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { CleanPicture } from '../../images/clean-picture.ts';
import { removePosePictures, storePosePictures } from '../../images/pose-pictures.ts';
import { countPoses, insertPose, type PoseRow } from './pose-store.ts';

type NewPose = Parameters<typeof insertPose>[1];

/** @throws ApiError `poses_full`. */
export async function refuseWhenFull(database: Database, userId: string): Promise<void> {
  if ((await countPoses(database, userId)) < POSES_MAX) return;
  throw new ApiError('poses_full', { detail: `At most ${POSES_MAX} poses are kept.` });
}

/** Counts under a lock: two uploads at once must not pass the limit together. */
const insertWithinLimit = (database: Database, made: NewPose): Promise<PoseRow> =>
  database.transaction().execute(async (transaction) => {
    if (!(await lockPerson(transaction, made.userId))) {
      throw new ApiError('authentication_required');
    }
    await refuseWhenFull(transaction, made.userId);
    return insertPose(transaction, made);
  });

/** Keeps a picture as a pose: its pictures first, so that no pose is without. */
export async function storePose(
  { database, objects }: Pick<Deps, 'database' | 'objects'>,
  userId: string,
  {
    picture: { bytes, width, height },
    ...about
  }: { picture: CleanPicture } & Pick<NewPose, 'photo_faults' | 'generated'>,
): Promise<PoseRow> {
  const pose = { userId, id: randomUUID() };
  await storePosePictures(objects, pose, bytes);
  try {
    return await insertWithinLimit(database, { ...pose, width, height, ...about });
  } catch (error) {
    // After any other failure the row may be there all the same, and a row needs its pictures.
    if (error instanceof ApiError) await removePosePictures(objects, pose);
    throw error;
  }
}
