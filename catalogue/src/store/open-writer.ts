import type { Connection, Table } from '@lancedb/lancedb';
import type { CatalogueWriter } from './catalogue-writer.ts';
import { ITEM_SCHEMA } from './item-schema.ts';
import { LanceWriter } from './lance-writer.ts';
import { textColumn } from './read-columns.ts';
import { removeOldVersions } from './remove-old-versions.ts';
import { createSeenIds, type SeenIds } from './seen-ids.ts';
import {
  connectStore,
  isLocal,
  LIVE_TAG,
  liveVersion,
  openItems,
  type StoreLocation,
  TABLE_NAME,
} from './store-connection.ts';
import { claimWriting, type WriteClaim } from './write-claim.ts';
import { takeWriteLock } from './write-lock.ts';

/** A folder is locked by a file, which nobody takes from a process that runs. */
const ALWAYS_HELD: WriteClaim = { isHeld: async () => true, release: async () => {} };

/** A table without the tag is one whose first writer was killed before it wrote anything. */
async function markEmpty(table: Table): Promise<number> {
  const version = await table.version();
  await (await table.tags()).create(LIVE_TAG, version);
  return version;
}

/** Brings the table to what readers see: whatever an ended run left behind is gone. */
async function restoreLive(table: Table): Promise<number> {
  const live = (await liveVersion(table)) ?? (await markEmpty(table));
  if ((await table.version()) !== live) {
    await table.checkout(live);
    await table.restore();
  }
  await removeOldVersions(table, live);
  return live;
}

async function openOrCreate(connection: Connection): Promise<Table> {
  const table = await openItems(connection);
  return table ?? connection.createEmptyTable(TABLE_NAME, ITEM_SCHEMA, { existOk: true });
}

async function readSeenIds(table: Table): Promise<SeenIds> {
  const seen = createSeenIds();
  for await (const batch of table.query().select(['id'])) {
    for (const id of textColumn(batch, 'id')) seen.add(id);
  }
  return seen;
}

async function openClaimed(table: Table, claim: WriteClaim, close: () => Promise<void>) {
  const live = await restoreLive(table);
  const seen = await readSeenIds(table);
  const version = await table.version();
  return new LanceWriter({ table, live, version, seen, isHeld: () => claim.isHeld(), close });
}

/**
 * Opens the catalogue for one run of writing, from the state that readers see.
 * @throws CatalogueBusyError while another run is writing.
 */
export async function openWriter(location: StoreLocation): Promise<CatalogueWriter> {
  const unlock = isLocal(location) ? await takeWriteLock(location.uri) : async () => {};
  const undo: (() => unknown)[] = [unlock];
  const close = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const connection = await connectStore(location);
    undo.push(() => connection.close());
    const table = await openOrCreate(connection);
    undo.push(() => table.close());
    const claim = isLocal(location) ? ALWAYS_HELD : await claimWriting(table);
    undo.push(() => claim.release());
    return await openClaimed(table, claim, close);
  } catch (error) {
    await close();
    throw error;
  }
}
