import type { Database } from '../../db/open-database.ts';

const STOCK = 'demo-shop-stock';

/** Which stock the demo shop was last loaded with, or null when it never was. */
export async function findLoadedStock(database: Database): Promise<string | null> {
  const row = await database
    .selectFrom('shop_state')
    .select('value')
    .where('name', '=', STOCK)
    .executeTakeFirst();
  return row?.value ?? null;
}

export async function noteLoadedStock(database: Database, value: string): Promise<void> {
  await database
    .insertInto('shop_state')
    .values({ name: STOCK, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
