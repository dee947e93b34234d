import type { ShopperPreferences } from '@modiste/catalogue/rank/taste';
import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Filters } from '@modiste/contract/filters/filters';
import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { storableText } from '../../db/storable-text.ts';
import type { RecognizedUpload } from '../../db/tables.ts';

export interface SearchRecord {
  userId: string;
  query: string;
  filters: Filters;
  attachments: readonly AttachmentRef[];
  itemIds: readonly string[];
}

const storedSearch = ({ userId, query, filters, attachments }: SearchRecord) => ({
  user_id: userId,
  query: storableText(query),
  filters: JSON.stringify(filters),
  attachments: JSON.stringify(
    attachments.map(({ id, context }) => ({ id: storableText(id), context })),
  ),
});

/** Notes a search and returns its id. */
export async function insertSearch(database: Database, done: SearchRecord): Promise<string> {
  const { id } = await database
    .insertInto('searches')
    .values({ ...storedSearch(done), item_ids: [...done.itemIds] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The id of the person's last search for the same; undefined when there is none. */
export async function findSearch(
  database: Database,
  done: SearchRecord,
): Promise<string | undefined> {
  const { user_id, query, filters, attachments } = storedSearch(done);
  const noted = await database
    .selectFrom('searches')
    .select('id')
    .where((is) => is.and({ user_id, query }))
    .where(sql<boolean>`filters = ${filters}::jsonb and attachments = ${attachments}::jsonb`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return noted?.id;
}

/** The person's saved preferences; undefined until they saved any. */
export async function findPreferences(
  database: Database,
  userId: string,
): Promise<ShopperPreferences | undefined> {
  return database
    .selectFrom('preferences')
    .select(['gender_preference as gender', 'clothing_size', 'clothing_canonical_size'])
    .select(['shoes_size', 'shoes_canonical_size', 'clothing_fit'])
    .select(['style_preference as styles', 'personality'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

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
