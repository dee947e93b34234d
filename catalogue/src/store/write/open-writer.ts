import type { Connection, Table } from '@lancedb/lancedb';
import { ITEM_SCHEMA } from '../item-schema.ts';
import { dropRetired, openCurrent, openItems, TABLE_NAME } from '../item-tables.ts';
import { textColumn } from '../read-columns.ts';
import {
  connectStore,
  isLocal,
  LIVE_TAG,
  liveVersion,
  type StoreLocation,
} from '../store-connection.ts';
import type { CatalogueWriter } from './catalogue-writer.ts';
import { LanceWriter } from './lance-writer.ts';
import { createSeenIds, type SeenIds } from './seen-ids.ts';
import {
  addPricesColumn,
  addStockColumn,
  dropDeprecatedColumns,
  removeOldVersions,
} from './table-maintenance.ts';
import { claimWriting, takeWriteLock, type WriteClaim } from './write-claim.ts';

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

const createTable = (connection: Connection): Promise<Table> =>
  connection.createEmptyTable(TABLE_NAME, ITEM_SCHEMA, { existOk: true });

async function readSeenIds(table: Table): Promise<SeenIds> {
  const seen = createSeenIds();
  for await (const batch of table.query().select(['id'])) {
    for (const id of textColumn(batch, 'id')) seen.add(id);
  }
  return seen;
}

interface Opening {
  open: (connection: Connection) => Promise<Table>;
  /** Where the run begins: the version that readers see, or null where they see none yet. */
  begin: (table: Table) => Promise<number | null>;
}

async function openOne(location: StoreLocation, { open, begin }: Opening) {
  const unlock = isLocal(location) ? await takeWriteLock(location.uri) : async () => {};
  const undo: (() => unknown)[] = [unlock];
  const close = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const connection = await connectStore(location);
    undo.push(() => connection.close());
    await dropRetired(connection);
    const table = await open(connection);
    undo.push(() => table.close());
    const claim = isLocal(location) ? ALWAYS_HELD : await claimWriting(table);
    undo.push(() => claim.release());
    const live = await begin(table);
    await addPricesColumn(table);
    await addStockColumn(table);
    await dropDeprecatedColumns(table);
    const seen = await readSeenIds(table);
    const version = await table.version();
    return new LanceWriter({ table, live, version, seen, isHeld: () => claim.isHeld(), close });
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Opens the catalogue for one run of writing, from the state that readers see.
 * @throws CatalogueBusyError while another run is writing.
 * @throws CatalogueOutdatedError when its items are to be rebuilt first.
 */
export const openWriter = (location: StoreLocation): Promise<CatalogueWriter> =>
  openOne(location, {
    open: async (connection) => (await openItems(connection)) ?? createTable(connection),
    begin: restoreLive,
  });

/**
 * Opens the table that items of another version are rebuilt into, with all that an earlier run
 * wrote of it. No reader sees it before it is published.
 * @throws CatalogueBusyError while another run is writing.
 */
export const openRebuildWriter = (location: StoreLocation): Promise<CatalogueWriter> =>
  openOne(location, {
    open: async (connection) => (await openCurrent(connection)) ?? createTable(connection),
    begin: liveVersion,
  });
