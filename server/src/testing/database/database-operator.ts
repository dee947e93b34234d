import { Client } from 'pg';
import type { ConnectionSettings } from '../../db/connection-settings.ts';

/** Another database of the same server, from which an operator works on the app's own. */
const DESK = 'template1';

async function runAt(settings: ConnectionSettings, statements: readonly string[]): Promise<void> {
  const client = new Client(settings);
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const desk = (settings: ConnectionSettings): ConnectionSettings => ({
  ...settings,
  database: DESK,
});

const terminate = (name: string) =>
  `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;

/** Ends the connections to a database that wait for a lock, and leaves who holds it alone. */
export const terminateWaiting = (settings: ConnectionSettings, name: string): Promise<void> =>
  runAt(desk(settings), [`${terminate(name)} and wait_event_type = 'Lock'`]);

/** Ends every connection to a database, as an operator may. */
export const terminateConnections = (settings: ConnectionSettings, name: string): Promise<void> =>
  runAt(desk(settings), [terminate(name)]);

/** Ends every connection to a database and takes no new ones. */
export const closeDatabase = (settings: ConnectionSettings, name: string): Promise<void> =>
  runAt(desk(settings), [`alter database ${name} allow_connections false`, terminate(name)]);

export const reopenDatabase = (settings: ConnectionSettings, name: string): Promise<void> =>
  runAt(desk(settings), [`alter database ${name} allow_connections true`]);
