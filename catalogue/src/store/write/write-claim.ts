import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Table } from '@lancedb/lancedb';
import { FileLockedError, lockFile } from '../../file-lock/file-lock.ts';
import { CatalogueBusyError } from '../catalogue-errors.ts';

const CLAIM_NAME = /^writing-(\d+)-([0-9a-f-]+)$/;
const RENEW_MS = 60_000;
/** A claim that was not renewed for so long is of a writer that is gone. */
const STALE_MS = 5 * RENEW_MS;

export interface WriteClaim {
  /** False once another writer took this one for dead. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

interface Claim {
  name: string;
  key: string;
  isStale: boolean;
}

const LIST_ATTEMPTS = 3;

/** A list meets tags that other writers are just removing, and is then asked for again. */
async function listTags(table: Table, attempt = 1): Promise<string[]> {
  try {
    return Object.keys(await (await table.tags()).list());
  } catch (error) {
    if (attempt === LIST_ATTEMPTS) throw error;
    return listTags(table, attempt + 1);
  }
}

const isStale = (renewedMs: number) => Date.now() - renewedMs > STALE_MS;

async function listClaims(table: Table): Promise<Claim[]> {
  return (await listTags(table)).flatMap((name) => {
    const [, renewedMs = '0', key] = CLAIM_NAME.exec(name) ?? [];
    return key === undefined ? [] : [{ name, key, isStale: isStale(Number(renewedMs)) }];
  });
}

async function removeTags(table: Table, names: readonly string[]): Promise<void> {
  const tags = await table.tags();
  for (const name of names) await tags.delete(name).catch(() => undefined);
}

async function refuseOthers(table: Table, key: string): Promise<void> {
  const others = (await listClaims(table)).filter((claim) => claim.key !== key);
  if (others.some((claim) => !claim.isStale)) {
    throw new CatalogueBusyError(
      'Another import is writing to this catalogue. Wait until it has ended, then try again; ' +
        'one that was stopped is given up after five minutes.',
    );
  }
  await removeTags(
    table,
    others.map(({ name }) => name),
  );
}

/**
 * Takes the one writer's place of a catalogue on object storage, where no file can be locked: each
 * writer sets a tag of its own and then looks for others. Storage that shows what was written shows
 * at least one of two the other's tag, so never do both go on; both may be refused.
 * @throws CatalogueBusyError while another writer runs.
 */
export async function claimWriting(table: Table): Promise<WriteClaim> {
  const key = randomUUID();
  const names: string[] = [];
  const isHeld = async () => (await listClaims(table)).some((claim) => claim.key === key);
  const setTag = async () => {
    const name = `writing-${Date.now()}-${key}`;
    names.push(name);
    await (await table.tags()).create(name, await table.version());
  };
  const renew = async () => {
    if (!(await isHeld())) return;
    await setTag();
    await removeTags(table, names.splice(0, names.length - 1));
  };
  let renewal = Promise.resolve();
  const timer = setInterval(() => {
    renewal = renewal.then(renew).catch(() => undefined);
  }, RENEW_MS);
  timer.unref();
  const release = async () => {
    clearInterval(timer);
    await renewal;
    await removeTags(table, names);
  };
  try {
    await setTag();
    await refuseOthers(table, key);
    return { isHeld, release };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Makes this process the only writer of a local catalogue and returns how to let others write.
 * @throws CatalogueBusyError while another writer runs.
 */
export async function takeWriteLock(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  try {
    return await lockFile(join(folder, 'writer.lock'));
  } catch (cause) {
    if (!(cause instanceof FileLockedError)) throw cause;
    throw new CatalogueBusyError(
      'Another import is writing to this catalogue. Wait until it has ended, then try again.',
    );
  }
}
