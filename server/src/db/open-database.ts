import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { Log } from '../logger.ts';
import type { ConnectionSettings } from './connection-settings.ts';
import type { Tables } from './tables.ts';

const CONNECTIONS_MAX = 10;
const CONNECT_LIMIT_MS = 20_000;
const QUERY_LIMIT_MS = 15_000;

export type Database = Kysely<Tables>;

export function openDatabase(settings: ConnectionSettings, log: Log): Database {
  const pool = new Pool({
    ...settings,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: QUERY_LIMIT_MS,
  });
  // An idle connection that breaks (a database that restarts) must not end the app.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Answers when the database does; throws otherwise. */
export async function pingDatabase(database: Database): Promise<void> {
  await sql`select 1`.execute(database);
}
