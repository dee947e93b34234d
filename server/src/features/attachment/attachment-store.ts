import type { Database } from '../../db/open-database.ts';
import { storableText } from '../../db/storable-text.ts';

export interface NewAttachment {
  id: string;
  context: string;
  width: number;
  height: number;
  look: Float32Array;
}

export interface AttachmentRow {
  id: string;
  context: string;
  user_id: string | null;
}

export async function insertAttachment(database: Database, made: NewAttachment): Promise<void> {
  const look = Buffer.from(made.look.buffer, made.look.byteOffset, made.look.byteLength);
  await database
    .insertInto('attachments')
    .values({ ...made, look, user_id: null })
    .execute();
}

export async function findAttachment(
  database: Database,
  id: string,
): Promise<AttachmentRow | undefined> {
  return database
    .selectFrom('attachments')
    .select(['id', 'context', 'user_id'])
    .where('id', '=', storableText(id))
    .executeTakeFirst();
}
