import type { ChildProcess } from 'node:child_process';
import { platform } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../logger.ts';
import { freeLoopbackPort } from '../../providers/free-port/free-loopback-port.ts';
import type { ConnectionSettings } from '../connection-settings.ts';
import { provideBinaries } from './binaries.ts';
import { prepareHome, prepareSocketFolder, SHARED_FOLDER } from './cluster-home.ts';
import { initCluster, SUPERUSER } from './init-cluster.ts';
import { runServer, type ServerOptions, stopServer } from './server-process.ts';
import { findServerUser, type ServerUser } from './server-user.ts';
import { stopLeftover } from './stop-leftover.ts';

const SOCKET_PORT = 5432;
const REVIVE_PAUSE_MS = 1_000;

export interface EmbeddedPostgres {
  settings: ConnectionSettings;
  /** Ends open queries and stops the server cleanly. */
  stop(): Promise<void>;
}

interface Listening {
  listenArgs: string[];
  host: string;
  port: number;
}

/** A socket that only the app's user can reach; Windows has none and gets a loopback port. */
async function chooseListening(home: string, user: ServerUser | null): Promise<Listening> {
  if (platform === 'win32') {
    const port = await freeLoopbackPort();
    return { listenArgs: ['-c', 'listen_addresses=127.0.0.1'], host: '127.0.0.1', port };
  }
  const folder = await prepareSocketFolder(home, user);
  const listenArgs = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`];
  listenArgs.push('-c', 'unix_socket_permissions=0700');
  return { listenArgs, host: folder, port: SOCKET_PORT };
}

/** Keeps a server running until it is stopped: one that ends by itself is started again. */
async function keepRunning(options: ServerOptions, log: Log): Promise<() => Promise<void>> {
  let isStopping = false;
  let current: Promise<ChildProcess>;

  const run = async (): Promise<ChildProcess> => {
    await stopLeftover(options.cluster, log);
    const child = await runServer(options, log);
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      log.error({ code, signal }, 'the database server ended by itself and is started again');
      current = revive();
      current.catch(() => undefined);
    });
    return child;
  };
  const revive = async (): Promise<ChildProcess> => {
    while (!isStopping) {
      try {
        return await run();
      } catch (error) {
        log.error({ err: error }, 'the database server does not start');
        await pause(REVIVE_PAUSE_MS);
      }
    }
    throw new Error('The database server is being stopped');
  };

  current = run();
  await current;
  return async () => {
    isStopping = true;
    const child = await current.catch(() => null);
    if (child) await stopServer(child);
  };
}

/**
 * Starts the PostgreSQL that lives in a data folder, as a child of this process.
 * @throws Error with the server's own words when it does not start.
 */
export async function startPostgres(dataFolder: string, log: Log): Promise<EmbeddedPostgres> {
  const user = await findServerUser(dataFolder);
  const binaries = await provideBinaries(user, SHARED_FOLDER);
  const home = await prepareHome({ dataFolder, user, log });
  const { cluster, password } = await initCluster({ home, binaries, user, log });
  const { host, port, listenArgs } = await chooseListening(home, user);
  const stop = await keepRunning({ binaries, cluster, home, user, port, listenArgs }, log);
  return { settings: { host, port, user: SUPERUSER, password, database: 'postgres' }, stop };
}
