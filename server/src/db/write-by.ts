import { CompiledQuery } from 'kysely';
import type { Database } from './open-database.ts';

/** Lets a library that brings its own SQL write by a transaction of ours. */
export const writeBy = (transaction: Database) => ({
  async executeSql(text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
    const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});
