import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { platform } from 'node:process';
import { createInterface } from 'node:readline';
import type { Log } from '../../logger.ts';
import { freeLoopbackPort } from '../../providers/free-port/free-loopback-port.ts';
import type { ConnectionSettings } from '../connection-settings.ts';
import { type Binaries, provideBinaries } from './binaries.ts';
import { prepareHome, prepareSocketFolder, SHARED_FOLDER } from './cluster-home.ts';
import { initCluster, SUPERUSER } from './init-cluster.ts';
import { findServerUser, type ServerUser } from './server-user.ts';
import { stopLeftover } from './stop-leftover.ts';

const SOCKET_PORT = 5432;
const READY = 'database system is ready to accept connections';
const LINES_KEPT = 20;

interface Listening {
  args: string[];
  host: string;
  port: number;
}

export interface EmbeddedPostgres {
  settings: ConnectionSettings;
  /** The process id of the server. */
  pid: number | undefined;
  /** Ends open queries and stops the server cleanly. */
  stop(): Promise<void>;
}

/** A socket that only the app's user can reach; Windows has none and gets a loopback port. */
async function chooseListening(home: string, user: ServerUser | null): Promise<Listening> {
  if (platform === 'win32') {
    const port = await freeLoopbackPort();
    return { args: ['-c', 'listen_addresses=127.0.0.1'], host: '127.0.0.1', port };
  }
  const folder = await prepareSocketFolder(home, user);
  const args = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`];
  args.push('-c', 'unix_socket_permissions=0700');
  return { args, host: folder, port: SOCKET_PORT };
}

/** Resolves when the server takes connections; rejects with its last words when it ends first. */
function untilReady(child: ChildProcess, log: Log): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const lines: string[] = [];
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      log.debug({ line }, 'postgres');
      lines.push(line);
      if (lines.length > LINES_KEPT) lines.shift();
      if (line.includes(READY)) resolve();
    });
  }
  child.once('error', reject);
  child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)));
  return promise;
}

function spawnServer(options: {
  binaries: Binaries;
  cluster: string;
  home: string;
  user: ServerUser | null;
  listening: Listening;
}): ChildProcess {
  const { binaries, cluster, home, user, listening } = options;
  const args = ['-D', cluster, '-p', String(listening.port), ...listening.args];
  args.push('-c', 'timezone=UTC', '-c', 'lc_messages=C', '-c', 'max_connections=60');
  return spawn(binaries.postgres, args, {
    cwd: home,
    ...user,
    // A group of its own: Ctrl+C in a terminal must reach the app alone, which then stops it.
    detached: platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}

/**
 * Starts the PostgreSQL that lives in a data folder, as a child of this process.
 * @throws Error with the server's own words when it does not start.
 */
export async function startPostgres(dataFolder: string, log: Log): Promise<EmbeddedPostgres> {
  const user = await findServerUser();
  const binaries = await provideBinaries(user, SHARED_FOLDER);
  const home = await prepareHome({ dataFolder, user, log });
  const { cluster, password } = await initCluster({ home, binaries, user, log });
  await stopLeftover(cluster, log);
  const listening = await chooseListening(home, user);
  const child = spawnServer({ binaries, cluster, home, user, listening });
  await untilReady(child, log);
  child.on('exit', (code, signal) => log.debug({ code, signal }, 'the database server ended'));
  const { host, port } = listening;
  return {
    settings: { host, port, user: SUPERUSER, password, database: 'postgres' },
    pid: child.pid,
    stop: () => stopServer(child),
  };
}
