import { once } from 'node:events';
import { createServer } from 'node:net';
import { platform } from 'node:process';
import type { Log } from '../../log/logger.ts';
import type { ConnectionSettings } from '../connection-settings.ts';
import { resolveBinaries } from './binaries.ts';
import { prepareHome, prepareSocketFolder, SHARED_FOLDER } from './cluster-home.ts';
import { initCluster, SUPERUSER } from './init-cluster.ts';
import { ServerSupervisor } from './server-supervisor.ts';
import { findServerUser, type ServerUser } from './server-user.ts';

/** A port of this machine that nobody listens on. */
export async function freeLoopbackPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return address.port;
}

const SOCKET_PORT = 5432;

export interface EmbeddedPostgres {
  settings: ConnectionSettings;
  /** Ends open queries and stops the server cleanly. */
  stop(): Promise<void>;
}

interface Listening {
  listenArgs: string[];
  host: string;
  port: number;
  socketFolder: string | null;
}

/** A socket that only the app's user can reach; Windows has none and gets a loopback port. */
async function chooseListening(home: string, user: ServerUser | null): Promise<Listening> {
  if (platform === 'win32') {
    const port = await freeLoopbackPort();
    const listenArgs = ['-c', 'listen_addresses=127.0.0.1'];
    return { listenArgs, host: '127.0.0.1', port, socketFolder: null };
  }
  const folder = await prepareSocketFolder(home, user);
  const listenArgs = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`];
  listenArgs.push('-c', 'unix_socket_permissions=0700');
  return { listenArgs, host: folder, port: SOCKET_PORT, socketFolder: folder };
}

/**
 * Starts the PostgreSQL that lives in a data folder, as a child of this process.
 * @throws Error with the server's own words when it does not start.
 */
export async function startPostgres(dataFolder: string, log: Log): Promise<EmbeddedPostgres> {
  const user = await findServerUser(dataFolder);
  const binaries = await resolveBinaries(user, SHARED_FOLDER);
  const home = await prepareHome({ dataFolder, user, log });
  const { cluster, password } = await initCluster({ home, binaries, user, log });
  const { host, ...listening } = await chooseListening(home, user);
  const server = new ServerSupervisor({ binaries, cluster, home, user, ...listening }, log);
  await server.start();
  return {
    settings: { host, port: listening.port, user: SUPERUSER, password, database: 'postgres' },
    stop: () => server.stop(),
  };
}
