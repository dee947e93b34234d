import type { Database } from '../../db/open-database.ts';
import { storableText } from '../../db/storable-text.ts';
import type { Identity } from '../../providers/identity/identity-verifier.ts';

export interface LoginUser {
  id: string;
  email: string;
  name: string | null;
  disabled_at: Date | null;
}

const findByLogin = (database: Database, { provider, subject }: Identity) =>
  database
    .selectFrom('users')
    .innerJoin('logins', 'logins.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.name', 'users.disabled_at'])
    .where('logins.provider', '=', provider)
    .where('logins.subject', '=', subject);

/** The id of the person with that address, created if there is none. */
async function upsertUser(database: Database, identity: Identity): Promise<string> {
  const name = identity.name === null ? null : storableText(identity.name);
  const { id } = await database
    .insertInto('users')
    .values({ email: identity.email, name })
    .onConflict((conflict) =>
      // It waits for a sign-in that is making the same person, and then takes that one.
      conflict.column('email').doUpdateSet((expression) => ({
        name: expression.fn.coalesce('users.name', 'excluded.name'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The person a login belongs to. A new login of a known address is linked to its person, which
 * takes an address that the provider has verified.
 */
export function findOrCreateUser(database: Database, identity: Identity): Promise<LoginUser> {
  return database.transaction().execute(async (transaction) => {
    const known = await findByLogin(transaction, identity).executeTakeFirst();
    if (known) return known;
    const { provider, subject } = identity;
    await transaction
      .insertInto('logins')
      .values({ provider, subject, user_id: await upsertUser(transaction, identity) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return findByLogin(transaction, identity).executeTakeFirstOrThrow();
  });
}
