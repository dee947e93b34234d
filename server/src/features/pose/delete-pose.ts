import type { Deps } from '../../composition/open-deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { removePosePictures } from '../../images/pose-pictures.ts';
import { removePose } from './pose-store.ts';

/**
 * Forgets a pose and then its pictures, so that no pose is ever without. Pictures that cannot be
 * removed now are named by no row any more, and the daily sweep removes them.
 */
export async function deletePose(
  { database, objects, log }: Pick<Deps, 'database' | 'objects' | 'log'>,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const removed = await removePose(database, { userId, id });
  if (!removed) throw new ApiError('not_found');
  try {
    await removePosePictures(objects, { userId, id: removed.id });
  } catch (error) {
    log.error({ err: error }, 'a pose was deleted, but not its pictures');
  }
}
