import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { platform } from 'node:process';
import { createInterface } from 'node:readline';
import type { Log } from '../../logger.ts';
import type { Binaries } from './binaries.ts';
import type { ServerUser } from './server-user.ts';

const READY = 'database system is ready to accept connections';
const LINES_KEPT = 20;

export interface ServerOptions {
  binaries: Binaries;
  cluster: string;
  home: string;
  user: ServerUser | null;
  port: number;
  /** Where it listens, as arguments of the server. */
  listenArgs: readonly string[];
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

/**
 * Runs the server as a child of this process and resolves when it takes connections.
 * @throws Error with the server's own words when it does not start.
 */
export async function runServer(options: ServerOptions, log: Log): Promise<ChildProcess> {
  const { binaries, cluster, home, user, port, listenArgs } = options;
  const args = ['-D', cluster, '-p', String(port), ...listenArgs];
  args.push('-c', 'timezone=UTC', '-c', 'lc_messages=C', '-c', 'max_connections=60');
  const child = spawn(binaries.postgres, args, {
    cwd: home,
    ...user,
    // A group of its own: Ctrl+C in a terminal must reach the app alone, which then stops it.
    detached: platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(child, log);
  return child;
}

/** Ends open queries and stops the server cleanly. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}
