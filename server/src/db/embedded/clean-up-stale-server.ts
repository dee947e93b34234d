import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process, { platform } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { processBirth } from '@modiste/catalogue/file-lock/process-birth';
import type { Log } from '../../log/logger.ts';
import { processCommand } from '../../process/process-command.ts';

const CHECK_MS = 25;
const FAST_STOP_MS = 20_000;
const IMMEDIATE_STOP_MS = 10_000;

const SERVER_PROGRAM = /(^|[\\/])postgres(\.exe)? /;

interface ServerFiles {
  cluster: string;
  /** Null where the server listens on no socket. */
  socketFolder: string | null;
  port: number;
}

type Holder = 'server' | 'other' | 'unknown';

/** A server works inside its cluster, however the way there was written. */
async function runsIn(pid: number, cluster: string): Promise<boolean> {
  const [folder, real] = await Promise.all([
    readlink(`/proc/${pid}/cwd`).catch(() => null),
    realpath(cluster).catch(() => null),
  ]);
  return folder !== null && folder === real;
}

/** The process id in an old file may have been reused, so the program of the process is checked. */
async function identify(pid: number, cluster: string): Promise<Holder> {
  if ((await processBirth(pid)) === null) return 'other';
  const command = `${await processCommand(pid)} `;
  if (command === ' ' && platform !== 'linux') return 'unknown';
  if (!SERVER_PROGRAM.test(command)) return 'other';
  if (command.includes(` -D ${cluster} `)) return 'server';
  return (await runsIn(pid, cluster)) ? 'server' : 'other';
}

async function endsWithin(pid: number, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs;
  while ((await processBirth(pid)) !== null) {
    if (Date.now() > end) return false;
    await pause(CHECK_MS);
  }
  return true;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!isGone) throw error;
  }
}

async function stopStaleServer(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await endsWithin(pid, FAST_STOP_MS)) return;
  signal(pid, 'SIGQUIT');
  if (await endsWithin(pid, IMMEDIATE_STOP_MS)) return;
  signal(pid, 'SIGKILL');
  if (await endsWithin(pid, IMMEDIATE_STOP_MS)) return;
  throw new Error(`The database server ${pid} of an earlier run does not stop`);
}

/** The process id in the first line of a lock file. */
async function holderOf(lockFile: string): Promise<number | null> {
  const text = await readFile(lockFile, 'utf8').catch(() => null);
  return text === null ? null : Number(text.split('\n')[0]);
}

/**
 * Stops the server that an app left behind when it was killed, and removes the lock files of one
 * that died: PostgreSQL would take any process that has its number by now for it. That the folder
 * is not opened twice does not rest on them: PostgreSQL holds its shared memory by the folder too.
 */
export async function cleanUpStaleServer(files: ServerFiles, log: Log): Promise<void> {
  const { cluster, socketFolder, port } = files;
  const lockFile = join(cluster, 'postmaster.pid');
  const pid = await holderOf(lockFile);
  const holder = pid === null ? 'other' : await identify(pid, cluster);
  // Where the system cannot identify the process, PostgreSQL reports the conflict itself.
  if (holder === 'unknown') return;
  if (pid !== null && holder === 'server') {
    log.info({ pid }, 'stopping the database server of an earlier run');
    await stopStaleServer(pid);
  }
  await rm(lockFile, { force: true });
  if (socketFolder === null) return;
  const socket = join(socketFolder, `.s.PGSQL.${port}`);
  await rm(`${socket}.lock`, { force: true });
  await rm(socket, { force: true });
}
