import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/open-database.ts';

const NAME = 'price-alerts-checked';

const checkedSchema = z.object({ version: z.string(), at: z.coerce.date() });
/** Which version of the catalogue every alert was last held against, and when that began. */
export type CheckedVersion = z.infer<typeof checkedSchema>;

/** Null where none was, or where it is to be done anew. */
export async function findChecked(database: Database): Promise<CheckedVersion | null> {
  const row = await database
    .selectFrom('shop_state')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row ? checkedSchema.parse(JSON.parse(row.value)) : null;
}

export async function noteChecked(database: Database, checked: CheckedVersion): Promise<void> {
  const value = JSON.stringify(checked);
  await database
    .insertInto('shop_state')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Lets every alert be held against the catalogue once more. */
export async function forgetChecked(database: Database): Promise<void> {
  await database.deleteFrom('shop_state').where('name', '=', NAME).execute();
}

/** The moment by the clock that alerts are set by. */
export async function databaseTime(database: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(database);
  return rows[0]?.now ?? new Date();
}
