import { POSE_SIDE_STORED_PX } from '@modiste/contract/limits';
import type { PosePhotoFault } from '@modiste/contract/values';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { cleanUpload } from '../../images/clean-upload.ts';
import { poseThumbnailKey, removePosePictures } from '../../images/pose-pictures.ts';
import { recognizeUpload } from '../../images/recognize-upload.ts';
import { removeTryOnPictures } from '../../images/try-on-pictures.ts';
import { findTryOnsOfPose } from '../../try-ons/try-on-store.ts';
import { listPoses, type PoseRow, removePose } from './pose-store.ts';
import { refuseWhenFull, storePose } from './store-pose.ts';

/** What speaks against a photo as a pose; nothing where that could not be told. */
function judgePhoto(
  { recognizer, log }: Pick<Deps, 'recognizer' | 'log'>,
  bytes: Uint8Array,
): Promise<PosePhotoFault[]> {
  return recognizer.judgePosePhoto(bytes).catch((error: unknown) => {
    log.error({ err: error }, 'pose stored without a look at its photo');
    return [];
  });
}

/** Keeps an uploaded picture as a pose: its pictures first, so that no pose is without. */
export async function createPose(
  deps: Pick<Deps, 'config' | 'database' | 'objects' | 'recognizer' | 'log'>,
  upload: { userId: string; bytes: Uint8Array },
): Promise<PoseRow> {
  await refuseWhenFull(deps.database, upload.userId);
  const picture = await cleanUpload(upload.bytes, POSE_SIDE_STORED_PX);
  await recognizeUpload(deps, picture.bytes);
  const photo_faults = await judgePhoto(deps, picture.bytes);
  return storePose(deps, upload.userId, { picture, photo_faults });
}

/**
 * Forgets a pose with all that was made of it, and then their pictures, so that none is ever
 * without. Pictures that cannot be removed now are named by no row any more, and the daily sweep
 * removes them.
 */
export async function deletePose(
  { database, objects, log }: Pick<Deps, 'database' | 'objects' | 'log'>,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const made = await findTryOnsOfPose(database, { userId, poseId: id });
  const removed = await removePose(database, { userId, id });
  if (!removed) throw new ApiError('not_found');
  try {
    await removePosePictures(objects, { userId, id: removed.id });
    for (const result of made) await removeTryOnPictures(objects, { userId, id: result });
  } catch (error) {
    log.error({ err: error }, 'pose deleted, but not its pictures');
  }
}

const dataUrl = (bytes: Uint8Array) =>
  `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;

/** A small picture of every pose of a person as a data URL, by pose id, newest first. */
export async function listThumbnails(
  { database, objects }: Pick<Deps, 'database' | 'objects'>,
  userId: string,
): Promise<Record<string, string>> {
  const poses = await listPoses(database, userId);
  const entries = await Promise.all(
    poses.map(async ({ id }) => {
      const bytes = await objects.get(poseThumbnailKey({ userId, id }));
      // Deleted meanwhile on another device.
      return bytes ? [[id, dataUrl(bytes)] as const] : [];
    }),
  );
  return Object.fromEntries(entries.flat());
}
