import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { ConnectionSettings } from './connection-settings.ts';
import { DatabaseError } from './database-error.ts';

const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');
/** Any number, the same in every app: the key of the lock that one migrating app holds. */
const LOCK_KEY = 7_301_946;

const CONNECT_LIMIT_MS = 20_000;

const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

async function appliedNames(client: Client): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  return rows.map((row) => row.name);
}

async function applyOne(client: Client, name: string, text: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into schema_migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed`, { cause });
  }
}

async function applyMissing(client: Client, folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).toSorted();
  const applied = await appliedNames(client);
  const unknown = applied.find((name) => !files.includes(name));
  if (unknown !== undefined) {
    throw new DatabaseError(
      `The database was made by a newer Modiste (it knows ${unknown}). Update first.`,
    );
  }
  const missing = files.filter((name) => !applied.includes(name));
  for (const name of missing)
    await applyOne(client, name, await readFile(join(folder, name), 'utf8'));
  return missing;
}

/**
 * Brings a database's tables up to date, each step in a transaction of its own. Apps that start
 * at the same moment wait for one another.
 * @returns The names of the steps that were missing.
 * @throws DatabaseError where no database answers, or one of a newer app.
 */
export async function migrate(
  settings: ConnectionSettings,
  folder = MIGRATIONS_FOLDER,
): Promise<string[]> {
  const client = new Client({ ...settings, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  try {
    await client.connect();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseError(`The database cannot be opened: ${why}.`, { cause });
  }
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    return await applyMissing(client, folder);
  } finally {
    await client.end();
  }
}
