import type { Deps } from '../../deps/deps.ts';
import { attachmentKey } from '../../images/attachment-key.ts';
import { posesFolder } from '../../images/pose-pictures.ts';
import { accountDeletedMail } from '../../mails/account-mails.ts';
import { beginDeletion, eraseRows, findBegunDeletions } from './deletion-store.ts';
import { readAttachmentIds } from './held-data-store.ts';

type DeletionDeps = Pick<Deps, 'database' | 'objects' | 'mails' | 'log'>;

/**
 * Erases a person whose deletion was begun: the pictures while the rows still say where they are,
 * then the rows, and with them the goodbye. It may be repeated from any point.
 */
async function finishDeletion(deps: DeletionDeps, userId: string): Promise<void> {
  const { database, objects, mails } = deps;
  for await (const id of readAttachmentIds(database, userId)) {
    await objects.remove(attachmentKey(id));
  }
  await objects.removeAll(posesFolder(userId));
  await eraseRows(database, userId, (transaction, to) =>
    mails.add(transaction, { to, ...accountDeletedMail() }),
  );
  await mails.wake();
}

/**
 * Finishes what a crash or a store that was away left half done.
 * @throws AggregateError after it has tried everybody, when somebody could not be erased.
 */
export async function finishDeletions(deps: DeletionDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await findBegunDeletions(deps.database)) {
    await finishDeletion(deps, userId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not every deletion was finished');
}

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
