import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bootId, processBirth } from './process-birth.ts';

const LOCK_FILE = 'modiste.lock';
const ATTEMPTS = 5;

/** The data folder cannot be used: another app runs on it, or it cannot be written. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

function cannotWrite(folder: string, cause: unknown): DataFolderError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new DataFolderError(
    `The data folder ${folder} cannot be written (${why}). ` +
      'Give the app the right to, or name another folder with MODISTE_DATA.',
    { cause },
  );
}

/** A file appears with its whole content or not at all. */
async function place(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content, { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** The process that holds the lock, or null when it is gone. */
async function holderOf(content: string): Promise<number | null> {
  const [pidText = '', birth = '', , boot = ''] = content.split('\n');
  const pid = Number(pidText);
  if (boot !== '' && boot !== (await bootId())) return null;
  return (await processBirth(pid)) === birth ? pid : null;
}

/** Moves the lock of a dead process away; what was put there in the meantime is put back. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => stale);
  if (moved !== stale) await place(path, moved);
  await rm(aside, { force: true });
}

/**
 * Makes this process the only app on a data folder and returns how to leave it. The lock of an
 * app that was killed is taken over.
 * @throws DataFolderError while another app runs on it, or where it cannot be written.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, LOCK_FILE);
  const content = `${process.pid}\n${await processBirth(process.pid)}\n${randomUUID()}\n${await bootId()}\n`;
  const placeIn = async () => {
    try {
      await mkdir(folder, { recursive: true });
      return await place(path, content);
    } catch (cause) {
      throw cannotWrite(folder, cause);
    }
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await placeIn()) {
      return async () => {
        const present = await readFile(path, 'utf8').catch(() => '');
        if (present === content) await rm(path, { force: true });
      };
    }
    const present = await readFile(path, 'utf8').catch(() => '');
    const holder = await holderOf(present);
    if (holder !== null) throw busy(folder, holder);
    await removeStale(path, present);
  }
  throw new DataFolderError(`The lock ${path} keeps changing hands. Try again.`);
}

const busy = (folder: string, pid: number) =>
  new DataFolderError(
    `Another Modiste (process ${pid}) is using the data folder ${folder}. ` +
      'Stop it, or name another folder with MODISTE_DATA.',
  );
