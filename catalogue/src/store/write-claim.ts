import { randomUUID } from 'node:crypto';
import type { Table } from '@lancedb/lancedb';
import { CatalogueBusyError } from './catalogue-errors.ts';

const CLAIM_NAME = /^writing-(\d+)-([0-9a-f-]+)$/;
const RENEW_MS = 60_000;
/** A claim that was not renewed for so long is of a writer that is gone. */
const STALE_MS = 5 * RENEW_MS;

export interface WriteClaim {
  /** False once another writer took this one for gone. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

interface Claim {
  name: string;
  key: string;
  isStale: boolean;
}

async function listClaims(table: Table): Promise<Claim[]> {
  const names = Object.keys(await (await table.tags()).list());
  return names.flatMap((name) => {
    const [, renewedMs = '0', key] = CLAIM_NAME.exec(name) ?? [];
    return key === undefined ? [] : [{ name, key, isStale: isStale(Number(renewedMs)) }];
  });
}

const isStale = (renewedMs: number) => Date.now() - renewedMs > STALE_MS;

async function removeClaims(table: Table, claims: readonly Claim[]): Promise<void> {
  const tags = await table.tags();
  for (const { name } of claims) await tags.delete(name).catch(() => undefined);
}

/**
 * Takes the one writer's place of a catalogue on object storage, where no file can be locked: each
 * writer sets a tag of its own and then looks for others. Storage that shows what was written shows
 * at least one of two the other's tag, so never do both go on; both may be refused.
 * @throws CatalogueBusyError while another writer runs.
 */
export async function claimWriting(table: Table): Promise<WriteClaim> {
  const key = randomUUID();
  const own = async () => (await listClaims(table)).filter((claim) => claim.key === key);
  const setTag = async () => {
    const tags = await table.tags();
    await tags.create(`writing-${Date.now()}-${key}`, await table.version());
  };
  const renew = async () => {
    const before = await own();
    if (before.length === 0) return;
    await setTag();
    await removeClaims(table, before);
  };
  await setTag();
  const others = (await listClaims(table)).filter((claim) => claim.key !== key);
  if (others.some((claim) => !claim.isStale)) {
    await removeClaims(table, await own());
    throw new CatalogueBusyError(
      'Another import is writing to this catalogue. Wait until it has ended, then try again; ' +
        'one that was stopped is given up after five minutes.',
    );
  }
  await removeClaims(table, others);
  let renewal = Promise.resolve();
  const timer = setInterval(() => {
    renewal = renewal.then(renew).catch(() => undefined);
  }, RENEW_MS);
  timer.unref();
  return {
    isHeld: async () => (await own()).length > 0,
    async release() {
      clearInterval(timer);
      await renewal;
      await removeClaims(table, await own());
    },
  };
}
