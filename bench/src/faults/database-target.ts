import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConnectionSettings } from '@modiste/server/db/connection-settings';
import { childrenOf, serverPid } from '@modiste/server/testing/server-processes';

const USER = 'modiste';
const PORT = 5432;

/** The name of the database that the app works on. */
export const DATABASE = 'postgres';

/** A PostgreSQL that this bench has started in a folder of its own. */
export interface DatabaseTarget {
  cluster: string;
  settings: ConnectionSettings;
}

/** The PostgreSQL that lives in a data folder. */
export async function targetIn(dataFolder: string): Promise<DatabaseTarget> {
  const home = join(dataFolder, 'postgres');
  const password = await readFile(join(home, 'password'), 'utf8');
  const host = join(home, 'socket');
  return {
    cluster: join(home, 'cluster'),
    settings: { host, port: PORT, user: USER, password, database: DATABASE },
  };
}

/** A process that is gone already needs no signal. */
export function signal(pid: number, name: NodeJS.Signals): void {
  if (pid <= 1) return;
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** The server and all it started, the server first. */
export async function serverTree({ cluster }: DatabaseTarget): Promise<number[]> {
  const pid = await serverPid(cluster);
  return pid > 1 ? [pid, ...(await childrenOf(pid))] : [];
}
