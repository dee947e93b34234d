import { type ChildProcess, spawn } from 'node:child_process';
import { platform } from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../log/logger.ts';
import type { Binaries } from './binaries.ts';
import type { ServerUser } from './server-user.ts';

const READY = 'database system is ready to accept connections';
const SMART_SHUTDOWN = 'received smart shutdown request';
/** Details and statements may hold what people wrote. */
const SAYS_CAUSE = / (FATAL|PANIC|LOG|HINT): /;
const LINES_KEPT = 12;

/** The final output is read after the process ended, but never waited for longer than this. */
const FINAL_OUTPUT_MS = 500;
const FAST_STOP_MS = 5_000;
const IMMEDIATE_STOP_MS = 2_000;

export interface ServerOptions {
  binaries: Binaries;
  cluster: string;
  home: string;
  user: ServerUser | null;
  port: number;
  socketFolder: string | null;
  /** Where it listens, as arguments of the server. */
  listenArgs: readonly string[];
}

/** A database server that runs as a child of this process. */
export interface ServerProcess {
  /** Resolves when it takes connections; rejects with its last output when it ends first. */
  ready: Promise<void>;
  /** Resolves with the cause when it ends, whoever ended it. */
  ended: Promise<string>;
  /** Ends open queries and stops it cleanly, or at once where that takes too long. */
  stop(): Promise<void>;
}

function spawnServer(options: ServerOptions): ChildProcess {
  const { binaries, cluster, home, user, port, listenArgs } = options;
  const args = ['-D', cluster, '-p', String(port), ...listenArgs];
  args.push('-c', 'timezone=UTC', '-c', 'lc_messages=C', '-c', 'max_connections=60');
  args.push('-c', 'logging_collector=off', '-c', 'log_destination=stderr');
  return spawn(binaries.postgres, args, {
    cwd: home,
    ...user,
    // A group of its own: Ctrl+C in a terminal must reach the app alone, which then stops it.
    detached: platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Resolves with how the process ended, when what it wrote has been read. */
async function waitForExit(child: ChildProcess): Promise<string> {
  const { promise: how, resolve } = Promise.withResolvers<string>();
  const { promise: hasOutput, resolve: outputRead } = Promise.withResolvers<void>();
  child.once('error', (error) => resolve(error.message));
  child.once('exit', (code, signal) =>
    resolve(signal === null ? `it ended with ${code}` : `it was ended by ${signal}`),
  );
  child.once('close', () => outputRead());
  const ending = await how;
  await Promise.race([hasOutput, pause(FINAL_OUTPUT_MS)]);
  return ending;
}

async function endsWithin(ended: Promise<string>, limitMs: number): Promise<boolean> {
  const waiting = new AbortController();
  const late = pause(limitMs, false, { signal: waiting.signal }).catch(() => false);
  const isEnded = await Promise.race([ended.then(() => true), late]);
  waiting.abort();
  return isEnded;
}

/** Starts the server of a cluster. */
export function startServer(options: ServerOptions, log: Log): ServerProcess {
  const child = spawnServer(options);
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const lines: string[] = [];
  const onLine = (line: string) => {
    log.debug({ line }, 'postgres');
    if (SAYS_CAUSE.test(line)) lines.push(line);
    if (lines.length > LINES_KEPT) lines.shift();
    if (line.includes(READY)) resolve();
    // It would wait for the app's own connections, and take no new ones.
    if (line.includes(SMART_SHUTDOWN)) child.kill('SIGINT');
  };
  if (child.stderr) createInterface({ input: child.stderr }).on('line', onLine);

  // However this process ends, its database does not stay behind.
  const stopWithApp = () => child.kill('SIGINT');
  process.once('exit', stopWithApp);
  const ended = waitForExit(child).then((how) => {
    process.removeListener('exit', stopWithApp);
    return [how, ...lines].join('\n');
  });
  void ended.then((cause) => reject(new Error(`PostgreSQL did not start: ${cause}`)));
  ready.catch(() => undefined);

  const stop = async () => {
    child.kill('SIGINT');
    if (await endsWithin(ended, FAST_STOP_MS)) return;
    child.kill('SIGQUIT');
    if (await endsWithin(ended, IMMEDIATE_STOP_MS)) return;
    child.kill('SIGKILL');
    await ended;
  };
  return { ready, ended, stop };
}
