import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import type { Database } from '../db/open-database.ts';
import { storableText } from '../db/storable-text.ts';
import type { RecognizedUpload } from '../db/tables.ts';

/** `used_at` is written at most this often: refining a search uses the same upload many times. */
const NOTED_AGAIN_MS = 3_600_000;

/** An uploaded picture to search by. */
interface UsedAttachment {
  imageEmbedding: Float32Array;
  /** Null where it was not told at the upload. */
  recognized: RecognizedUpload | null;
}

/**
 * What is known of a picture that the person uploaded, or null when there is no such picture or
 * another version of the vision engine looked at it. It counts as used from then on: in the same
 * step, so that what is cleared away as unused is either still there or known to be gone.
 */
export async function markAttachmentUsed(
  database: Database,
  userId: string,
  id: string,
): Promise<UsedAttachment | null> {
  const own = { id: storableText(id), user_id: userId };
  const now = new Date();
  const notedBefore = new Date(now.getTime() - NOTED_AGAIN_MS);
  const noted = await database
    .updateTable('attachments')
    .set({ used_at: now })
    .where((is) => is.and(own))
    .where((is) => is.or([is('used_at', 'is', null), is('used_at', '<', notedBefore)]))
    .returning(['look', 'seen'])
    .executeTakeFirst();
  const row =
    noted ??
    (await database
      .selectFrom('attachments')
      .select(['look', 'seen'])
      .where((is) => is.and(own))
      .executeTakeFirst());
  if (row === undefined) return null;
  const imageEmbedding = new Float32Array(new Uint8Array(row.look).buffer);
  if (imageEmbedding.length !== IMAGE_EMBEDDING_DIMENSIONS) return null;
  return { imageEmbedding, recognized: row.seen };
}
