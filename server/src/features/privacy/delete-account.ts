import type { Deps } from '../../deps/deps.ts';
import { attachmentKey } from '../../images/attachment-key.ts';
import { posesFolder } from '../../images/pose-pictures.ts';
import { tryOnsFolder } from '../../images/try-on-pictures.ts';
import { accountDeletedMail } from '../../mails/account-mails.ts';
import { beginDeletion, eraseRows, findBegunDeletions } from './deletion-store.ts';
import { readAttachmentIds } from './held-data-store.ts';

type DeletionDeps = Pick<Deps, 'database' | 'objects' | 'mails' | 'log'>;

/**
 * Deletes the data of a person whose deletion has begun: first the pictures, which the rows refer
 * to, then the rows, and queues the last mail with them. It can be repeated from any point.
 */
async function finishDeletion(deps: DeletionDeps, userId: string): Promise<void> {
  const { database, objects, mails } = deps;
  for await (const id of readAttachmentIds(database, userId)) {
    await objects.remove(attachmentKey(id));
  }
  await objects.removeAll(tryOnsFolder(userId));
  await objects.removeAll(posesFolder(userId));
  await eraseRows(database, userId, (transaction, to) =>
    mails.add(transaction, { to, ...accountDeletedMail() }),
  );
  await mails.wake();
}

/**
 * Finishes what a crash or a store that was away left half done.
 * @throws AggregateError after trying all of them, when some could not be deleted.
 */
export async function finishDeletions(deps: DeletionDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await findBegunDeletions(deps.database)) {
    await finishDeletion(deps, userId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not every deletion was finished');
}

/**
 * Deletes a person and everything held about them. Once begun it cannot be stopped: the person can
 * no longer sign in, and the daily job retries what failed.
 */
export async function deleteAccount(
  deps: Pick<Deps, 'database' | 'objects' | 'mails' | 'log'>,
  userId: string,
): Promise<void> {
  await beginDeletion(deps.database, userId);
  try {
    await finishDeletion(deps, userId);
  } catch (error) {
    deps.log.error({ err: error }, 'account deletion incomplete, will be retried');
  }
}
