import { POSE_THUMBNAIL_WIDTH_PX } from '@modiste/contract/limits';
import type { ObjectStore } from '../objects/object-store.ts';
import { resizePicture } from './resize-picture.ts';

interface PosePlace {
  userId: string;
  id: string;
}

/** Everything pictured of a person lies in one folder, so that it can be erased whole. */
export const posesFolder = (userId: string) => `poses/${userId}`;
export const poseKey = ({ userId, id }: PosePlace) => `${posesFolder(userId)}/${id}.webp`;
export const poseThumbnailKey = ({ userId, id }: PosePlace) =>
  `${posesFolder(userId)}/${id}-thumb.webp`;

/** Keeps a cleaned picture of a pose and the small one made of it. */
export async function keepPosePictures(
  objects: ObjectStore,
  place: PosePlace,
  bytes: Uint8Array,
): Promise<void> {
  const thumbnail = await resizePicture(bytes, POSE_THUMBNAIL_WIDTH_PX);
  await objects.put(poseKey(place), bytes, 'image/webp');
  await objects.put(poseThumbnailKey(place), thumbnail, 'image/webp');
}

export async function removePosePictures(objects: ObjectStore, place: PosePlace): Promise<void> {
  await objects.remove(poseKey(place));
  await objects.remove(poseThumbnailKey(place));
}
