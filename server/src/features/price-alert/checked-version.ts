import { z } from 'zod';
import { deleteState, findState, saveState } from '../../db/app-state-store.ts';
import type { Database } from '../../db/open-database.ts';

const STATE = 'price-alerts-checked';

const checkedSchema = z.object({ version: z.string(), at: z.coerce.date() });
/** The version of the catalogue that all alerts were last checked against, and when that began. */
export type CheckedVersion = z.infer<typeof checkedSchema>;

/** Null where no version was checked, or where all alerts are to be checked again. */
export async function findCheckedVersion(database: Database): Promise<CheckedVersion | null> {
  const value = await findState(database, STATE);
  return value === null ? null : checkedSchema.parse(JSON.parse(value));
}

export const saveCheckedVersion = (database: Database, checked: CheckedVersion): Promise<void> =>
  saveState(database, STATE, JSON.stringify(checked));

/** Has all alerts checked again, even if the catalogue stays the same. */
export const deleteCheckedVersion = (database: Database): Promise<void> =>
  deleteState(database, STATE);
