import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import type { Log } from '../log/logger.ts';
import type { ConnectionSettings } from './connection-settings.ts';
import { openPool } from './open-pool.ts';
import { PoolDriver } from './pool-driver.ts';
import type { Tables } from './tables.ts';

const CONNECTIONS_MAX = 10;
const STATEMENT_LIMIT_MS = 12_000;

export type Database = Kysely<Tables>;

/** @param statementLimitMs How long one statement may take; work in the background may take longer. */
export function openDatabase(
  settings: ConnectionSettings,
  log: Log,
  statementLimitMs = STATEMENT_LIMIT_MS,
): Database {
  const pool = openPool(settings, {
    connections: CONNECTIONS_MAX,
    statementLimitMs,
    log,
  });
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => new PoolDriver(pool),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (database) => new PostgresIntrospector(database),
    },
  });
}

/** Answers when the database does; throws otherwise. */
export async function pingDatabase(database: Database): Promise<void> {
  await sql`select 1`.execute(database);
}
