import type { Database } from './open-database.ts';

/** What the app remembers of itself, one text under each name; null where it remembers nothing. */
export async function findState(database: Database, name: string): Promise<string | null> {
  const row = await database
    .selectFrom('shop_state')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? null;
}

export async function saveState(database: Database, name: string, value: string): Promise<void> {
  await database
    .insertInto('shop_state')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function deleteState(database: Database, name: string): Promise<void> {
  await database.deleteFrom('shop_state').where('name', '=', name).execute();
}
