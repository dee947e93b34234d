import { randomUUID } from 'node:crypto';
import type { TryOnPicture } from '@modiste/fitting/try-on-engine';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { plainTryOnKey, removeTryOnPictures, tryOnKey } from '../../images/try-on-pictures.ts';
import { insertTryOn, type TryOnRow } from '../../try-ons/try-on-store.ts';
import type { FoundGarment } from './find-garments.ts';
import type { FoundPose } from './find-pose.ts';

/** Stores a result: its pictures first, so that no row is without. */
export async function storeResult(
  { database, objects }: Pick<Deps, 'database' | 'objects'>,
  userId: string,
  { row, plain, marked }: { row: TryOnRow; plain: Uint8Array; marked: Uint8Array },
): Promise<void> {
  const result = { userId, id: row.id };
  await objects.put(plainTryOnKey(result), plain, 'image/webp');
  await objects.put(tryOnKey(result), marked, 'image/webp');
  if (await insertTryOn(database, { ...row, userId })) return;
  await removeTryOnPictures(objects, result);
  throw new ApiError('not_found');
}

/** What is noted of a new result. */
export function toRow(
  { key, poseId }: Pick<FoundPose, 'key' | 'poseId'>,
  garments: readonly FoundGarment[],
  { engine, preview, doubts }: TryOnPicture,
) {
  return {
    id: randomUUID(),
    pose_id: poseId,
    pose_key: key,
    garments: garments.map(({ role, itemId, words, key: picture }) => ({
      role,
      item_id: itemId,
      name: words,
      key: picture,
    })),
    engine,
    preview,
    doubts: [...doubts],
  };
}
