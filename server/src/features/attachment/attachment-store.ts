import type { Database } from '../../db/open-database.ts';
import { storableText } from '../../db/storable-text.ts';
import type { RecognizedUpload } from '../../db/tables.ts';

export interface NewAttachment {
  id: string;
  userId: string;
  context: string;
  width: number;
  height: number;
  imageEmbedding: Float32Array;
  /** What it shows; null where that could not be told. */
  recognized: RecognizedUpload | null;
}

export interface AttachmentRow {
  id: string;
  context: string;
  user_id: string;
}

export async function insertAttachment(database: Database, made: NewAttachment): Promise<void> {
  const { userId, imageEmbedding, recognized, ...columns } = made;
  const { buffer, byteOffset, byteLength } = imageEmbedding;
  const look = Buffer.from(buffer, byteOffset, byteLength);
  const seen = recognized && JSON.stringify(recognized);
  await database
    .insertInto('attachments')
    .values({ ...columns, look, seen, user_id: userId })
    .execute();
}

/** An upload of that person; undefined for another person's. */
export async function findAttachment(
  database: Database,
  userId: string,
  id: string,
): Promise<AttachmentRow | undefined> {
  const row = await database
    .selectFrom('attachments')
    .select(['id', 'context'])
    .where('id', '=', storableText(id))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { ...row, user_id: userId };
}

/**
 * Forgets some uploads that were made before a day and that nothing has used; one that a search
 * takes at this moment is left to it.
 * @returns Their ids; none when there are none left.
 */
export async function removeUnusedAttachments(
  database: Database,
  { madeBefore, limit }: { madeBefore: Date; limit: number },
): Promise<string[]> {
  const rows = await database
    .deleteFrom('attachments')
    .where('id', 'in', (from) =>
      from
        .selectFrom('attachments')
        .select('id')
        .where('used_at', 'is', null)
        .where('created_at', '<', madeBefore)
        .orderBy('created_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
