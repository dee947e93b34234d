import type { Deps } from '../../composition/open-deps.ts';
import { finishDeletion } from './delete-person.ts';
import { beginDeletion } from './deletion-store.ts';

/**
 * Erases a person with everything held about them. Once it has begun it cannot be stopped: what
 * fails now is left to the daily job, and the person is shut out already.
 */
export async function deleteAccount(
  deps: Pick<Deps, 'database' | 'objects' | 'mails' | 'log'>,
  userId: string,
): Promise<void> {
  await beginDeletion(deps.database, userId);
  try {
    await finishDeletion(deps, userId);
  } catch (error) {
    deps.log.error({ err: error }, 'a deletion was begun and has to be finished later');
  }
}
