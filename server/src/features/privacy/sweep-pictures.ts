import type { Database } from '../../db/open-database.ts';
import type { Deps } from '../../deps/deps.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { findKnownTryOns } from '../../try-ons/try-on-store.ts';
import { findKnownApplications, findKnownAttachments, findKnownPoses } from './held-data-store.ts';

/** A picture is stored before its row; after this time the row must exist. */
const ROW_LIMIT_MS = 3_600_000;
const BATCH = 500;
const ID_IN_KEY = /\/([0-9a-f-]{36})(?:(?:-thumb|-plain)?\.webp|\.pdf|\.docx?)$/;

const FOLDERS = [
  { folder: 'poses', findKnown: findKnownPoses },
  { folder: 'tryons', findKnown: findKnownTryOns },
  { folder: 'attachments', findKnown: findKnownAttachments },
  { folder: 'cvs', findKnown: findKnownApplications },
] as const;

interface Picture {
  key: string;
  id: string;
}

/** The pictures of a folder that were stored long enough ago, in batches. */
async function* findOld(
  objects: ObjectStore,
  folder: string,
  beforeMs: number,
): AsyncGenerator<Picture[]> {
  let batch: Picture[] = [];
  for await (const { key, storedAt } of objects.list(folder)) {
    const id = ID_IN_KEY.exec(key)?.[1];
    if (id === undefined || storedAt.getTime() > beforeMs) continue;
    batch.push({ key, id });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

type FindKnown = (database: Database, ids: readonly string[]) => Promise<Set<string>>;

async function removeUnknown(
  { database, objects }: Pick<Deps, 'database' | 'objects'>,
  batch: readonly Picture[],
  findKnown: FindKnown,
): Promise<void> {
  const known = await findKnown(database, [...new Set(batch.map(({ id }) => id))]);
  for (const { key, id } of batch) {
    if (!known.has(id)) await objects.remove(key);
  }
}

/**
 * Removes people's pictures and CVs that no row names: what an upload left that broke off between
 * the two, one that came in while its person was being erased, or one whose retention has ended.
 */
export async function sweepPictures(
  deps: Pick<Deps, 'database' | 'objects'>,
  now = new Date(),
): Promise<void> {
  const beforeMs = now.getTime() - ROW_LIMIT_MS;
  for (const { folder, findKnown } of FOLDERS) {
    for await (const batch of findOld(deps.objects, folder, beforeMs)) {
      await removeUnknown(deps, batch, findKnown);
    }
  }
}
