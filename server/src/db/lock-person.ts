import type { Database } from './open-database.ts';

/**
 * Keeps others from changing a person until the transaction ends.
 * @returns Whether the person exists and is not disabled.
 */
export async function lockPerson(transaction: Database, userId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
