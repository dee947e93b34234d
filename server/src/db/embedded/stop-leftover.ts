import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { platform } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../logger.ts';
import { processBirth } from '../../process/process-birth.ts';

const CHECK_MS = 25;
const FAST_STOP_MS = 20_000;
const IMMEDIATE_STOP_MS = 10_000;

/** A number in an old file may by now be any process; where the system tells, look closer. */
async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if ((await processBirth(pid)) === null) return false;
  if (platform !== 'linux') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.split('\0').includes(cluster);
}

async function endsWithin(pid: number, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs;
  while ((await processBirth(pid)) !== null) {
    if (Date.now() > end) return false;
    await pause(CHECK_MS);
  }
  return true;
}

/**
 * Stops the server that an app left behind when it was killed, and clears the note of one that
 * died with it: a folder is never open twice.
 */
export async function stopLeftover(cluster: string, log: Log): Promise<void> {
  const note = join(cluster, 'postmaster.pid');
  const text = await readFile(note, 'utf8').catch(() => null);
  if (text === null) return;
  const pid = Number(text.split('\n')[0]);
  if (await isServerOf(pid, cluster)) {
    log.info({ pid }, 'stopping the database server that an earlier run left behind');
    process.kill(pid, 'SIGINT');
    if (!(await endsWithin(pid, FAST_STOP_MS))) {
      process.kill(pid, 'SIGQUIT');
      if (!(await endsWithin(pid, IMMEDIATE_STOP_MS))) {
        throw new Error(`The database server ${pid} of an earlier run does not stop`);
      }
    }
  }
  await rm(note, { force: true });
}
