import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';

/** How long a key signs. */
const SIGNING_DAYS = 30;
/** How long what it signed is good: ID_TOKEN_LIFE_S, with time for clocks that differ. */
const PUBLISHED_HOURS_AFTER = 2;

export interface IdentityKey {
  kid: string;
  public_jwk: Record<string, unknown>;
  sealed_private_jwk: Buffer;
}

const COLUMNS = ['kid', 'public_jwk', 'sealed_private_jwk'] as const;

/** A key is of use until a while after the next one was made. */
const isOfUse = (where: ExpressionBuilder<Tables, 'identity_keys'>) =>
  where(
    'created_at',
    '>=',
    sql<Date>`coalesce((select max(successor.created_at) from identity_keys as successor
      where successor.created_at < now() - make_interval(hours => ${PUBLISHED_HOURS_AFTER})), '-infinity')`,
  );

/** The keys whose signatures are taken, the newest first. */
export async function findPublishedKeys(database: Database): Promise<IdentityKey[]> {
  return database
    .selectFrom('identity_keys')
    .select(COLUMNS)
    .where(isOfUse)
    .orderBy('created_at', 'desc')
    .execute();
}

/** The key that signs; none at first, and when the last one has grown old. */
export async function findSigningKey(database: Database): Promise<IdentityKey | undefined> {
  return database
    .selectFrom('identity_keys')
    .select(COLUMNS)
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${SIGNING_DAYS})`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/**
 * Stores a new key and deletes the expired ones. Where another process was faster, its key is
 * returned and this one is dropped.
 * @param unusableKid A key that signs no more, though it is not old.
 */
export async function insertKey(
  database: Database,
  { made, unusableKid }: { made: IdentityKey; unusableKid: string | null },
): Promise<IdentityKey> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('identity_keys'))`.execute(transaction);
    const known = await findSigningKey(transaction);
    if (known && known.kid !== unusableKid) return known;
    await transaction
      .insertInto('identity_keys')
      .values({ ...made, public_jwk: JSON.stringify(made.public_jwk) })
      .execute();
    await transaction
      .deleteFrom('identity_keys')
      .where((where) => where.not(isOfUse(where)))
      .execute();
    return made;
  });
}
