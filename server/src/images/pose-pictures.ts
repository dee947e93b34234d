import { POSE_THUMBNAIL_WIDTH_PX } from '@modiste/contract/limits';
import type { ObjectStore } from '../objects/object-store.ts';
import { resizePicture } from './resize-picture.ts';

interface PoseRef {
  userId: string;
  id: string;
}

/** Everything pictured of a person lies in one folder, so that it can be erased whole. */
export const posesFolder = (userId: string) => `poses/${userId}`;
export const poseKey = ({ userId, id }: PoseRef) => `${posesFolder(userId)}/${id}.webp`;
export const poseThumbnailKey = ({ userId, id }: PoseRef) =>
  `${posesFolder(userId)}/${id}-thumb.webp`;

/** Keeps a cleaned picture of a pose and the small one made of it. */
export async function storePosePictures(
  objects: ObjectStore,
  pose: PoseRef,
  bytes: Uint8Array,
): Promise<void> {
  const thumbnail = await resizePicture(bytes, POSE_THUMBNAIL_WIDTH_PX);
  await objects.put(poseKey(pose), bytes, 'image/webp');
  await objects.put(poseThumbnailKey(pose), thumbnail, 'image/webp');
}

export async function removePosePictures(objects: ObjectStore, pose: PoseRef): Promise<void> {
  await objects.remove(poseKey(pose));
  await objects.remove(poseThumbnailKey(pose));
}
