import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { bootId, processBirth } from './process-birth.ts';

const ATTEMPTS = 5;
/** The keys of the locks that this process holds. */
const heldHere = new Set<string>();

/** Another process, or another part of this one, holds the lock. */
export class FileLockedError extends Error {
  override readonly name = 'FileLockedError';
  /** The process that holds it; null where several take it from one another at this moment. */
  readonly holder: number | null;

  constructor(path: string, holder: number | null) {
    super(`${path} is locked${holder === null ? '' : ` by process ${holder}`}`);
    this.holder = holder;
  }
}

/** Creates a file with its whole content; false when there is one already. */
async function create(path: string, content: string): Promise<boolean> {
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

/** The running process that holds the lock, or null when it has ended. */
async function holderOf(content: string): Promise<number | null> {
  const [pidText = '', birth = '', key = '', boot = ''] = content.split('\n');
  const pid = Number(pidText);
  if (boot !== '' && boot !== (await bootId())) return null;
  if (pid === process.pid) return heldHere.has(key) ? pid : null;
  return (await processBirth(pid)) === birth ? pid : null;
}

/** Removes the lock of an ended process; a lock that replaced it in the meantime is restored. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => stale);
  if (moved !== stale) await create(path, moved);
  await rm(aside, { force: true });
}

async function take(path: string, content: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await create(path, content)) return;
    const present = await readFile(path, 'utf8').catch(() => '');
    const holder = await holderOf(present);
    if (holder !== null) throw new FileLockedError(path, holder);
    await removeStale(path, present);
  }
  throw new FileLockedError(path, null);
}

/**
 * Takes a lock that one process of a machine may hold at a time, kept in a file that names the
 * process, when that process began and since when the machine runs. The lock of a process that has
 * ended, even by `kill -9`, is taken over at once.
 * @returns how to release it
 * @throws FileLockedError while a running process holds it
 */
export async function lockFile(path: string): Promise<() => Promise<void>> {
  const key = randomUUID();
  const content = `${process.pid}\n${await processBirth(process.pid)}\n${key}\n${await bootId()}\n`;
  heldHere.add(key);
  try {
    await take(path, content);
  } catch (error) {
    heldHere.delete(key);
    throw error;
  }
  return async () => {
    heldHere.delete(key);
    const present = await readFile(path, 'utf8').catch(() => '');
    if (present === content) await rm(path, { force: true });
  };
}
