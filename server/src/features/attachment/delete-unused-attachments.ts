import { ATTACHMENT_UNUSED_HOURS } from '@modiste/contract/limits';
import type { Deps } from '../../deps/deps.ts';
import { attachmentKey } from '../../images/attachment-key.ts';
import { removeUnusedAttachments } from './attachment-store.ts';

const HOUR_MS = 3_600_000;
const BATCH = 200;

/**
 * Deletes the uploads that no search or chat used in time. The row goes first, so that none is ever
 * without its picture; a picture that stays behind, as after a crash in between, is named by no row
 * any more, and the daily sweep removes it.
 */
export async function deleteUnusedAttachments(
  { database, objects, log }: Pick<Deps, 'database' | 'objects' | 'log'>,
  now = new Date(),
): Promise<void> {
  const madeBefore = new Date(now.getTime() - ATTACHMENT_UNUSED_HOURS * HOUR_MS);
  for (;;) {
    const ids = await removeUnusedAttachments(database, { madeBefore, limit: BATCH });
    if (ids.length === 0) return;
    for (const id of ids) {
      try {
        await objects.remove(attachmentKey(id));
      } catch (error) {
        log.error({ err: error }, 'unused upload deleted, but not its picture');
      }
    }
  }
}
