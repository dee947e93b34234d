import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { measurePicture } from '../../images/resize-picture.ts';
import { plainTryOnKey } from '../../images/try-on-pictures.ts';
import { findTryOn } from '../../try-ons/try-on-store.ts';
import type { PoseRow } from './pose-store.ts';
import { refuseWhenFull, storePose } from './store-pose.ts';

/**
 * Saves a result of the fitting room as a pose of its own, which outlives both.
 * @throws ApiError `not_found` for another person's, `poses_full`.
 */
export async function savePose(
  { database, objects }: Pick<Deps, 'database' | 'objects'>,
  { userId, resultId }: { userId: string; resultId: string },
): Promise<PoseRow> {
  await refuseWhenFull(database, userId);
  const result = await findTryOn(database, { userId, id: resultId });
  const bytes = result && (await objects.get(plainTryOnKey({ userId, id: result.id })));
  if (!bytes) throw new ApiError('not_found');
  const { garments } = result;
  const description = garments.map(({ name }) => name).filter((name) => name !== '');
  const itemId = garments.find(({ item_id }) => item_id !== null)?.item_id ?? null;
  return storePose({ database, objects }, userId, {
    picture: { bytes, ...(await measurePicture(bytes)) },
    photo_faults: [],
    generated: { description: description.join(' & '), itemId },
  });
}
