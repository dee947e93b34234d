import type { Deps } from '../../deps.ts';
import { ApiError } from '../../http/api-error.ts';
import { removePosePictures } from '../../images/pose-pictures.ts';
import { removePose } from './pose-store.ts';

/** Forgets a pose and then its pictures, so that no pose is ever without. */
export async function deletePose(
  { database, objects }: Pick<Deps, 'database' | 'objects'>,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const removed = await removePose(database, { userId, id });
  if (!removed) throw new ApiError('not_found');
  await removePosePictures(objects, { userId, id: removed.id });
}
