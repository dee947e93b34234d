import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueBusyError } from '../catalogue-errors.ts';

const LOCK_FILE = 'writer.lock';
const heldHere = new Set<string>();

/** When a process began, where the system tells: a new process may have a dead one's number. */
async function birthOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isHeld(content: string): Promise<boolean> {
  const [key = '', pidText = '', birth = ''] = content.trim().split('\n');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return heldHere.has(key);
  return isRunning(pid) && (await birthOf(pid)) === birth;
}

async function tryCreate(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead process's lock away; false when it was no longer the one that was looked at. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => stale);
  if (moved !== stale) await tryCreate(path, moved);
  await rm(aside, { force: true });
}

/**
 * Takes the one writer's place of a local catalogue and returns how to leave it. The lock of a
 * process that is gone is taken over.
 * @throws CatalogueBusyError while another writer runs.
 */
export async function takeWriteLock(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, LOCK_FILE);
  const key = randomUUID();
  const content = `${key}\n${process.pid}\n${await birthOf(process.pid)}\n`;
  heldHere.add(key);
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await tryCreate(path, content)) {
      return async () => {
        heldHere.delete(key);
        await rm(path, { force: true });
      };
    }
    const present = await readFile(path, 'utf8').catch(() => '');
    if (await isHeld(present)) break;
    await removeStale(path, present);
  }
  heldHere.delete(key);
  throw new CatalogueBusyError(
    'Another import is writing to this catalogue. Wait until it has ended, then try again.',
  );
}
