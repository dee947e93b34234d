import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, DatabaseError as ServerError } from 'pg';
import type { ConnectionSettings } from './connection-settings.ts';
import { DatabaseError } from './database-errors.ts';

const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');
/** Any number, the same in every app: the key of the lock that one migrating app holds. */
const LOCK_KEY = 7_301_946;

const CONNECT_LIMIT_MS = 20_000;
const STARTING_LIMIT_MS = 60_000;
const STARTING_PAUSE_MS = 250;
/** What a server answers while it starts, recovers or stops. */
const CANNOT_CONNECT_NOW = '57P03';

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
    await client.query('rollback').catch(() => undefined);
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

async function tryToConnect(settings: ConnectionSettings): Promise<Client> {
  const client = new Client({ ...settings, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  // A connection that breaks fails the statement under way; the event itself must not end the app.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const isStarting = (error: unknown) =>
  error instanceof ServerError && error.code === CANNOT_CONNECT_NOW;

/** After a crash or a reboot a server may still be starting when the app does: that is waited for. */
async function connect(settings: ConnectionSettings): Promise<Client> {
  const end = Date.now() + STARTING_LIMIT_MS;
  for (;;) {
    try {
      return await tryToConnect(settings);
    } catch (cause) {
      if (isStarting(cause) && Date.now() < end) {
        await pause(STARTING_PAUSE_MS);
        continue;
      }
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new DatabaseError(`The database cannot be opened: ${why}.`, { cause });
    }
  }
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
  const client = await connect(settings);
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    return await applyMissing(client, folder);
  } finally {
    await client.end();
  }
}
