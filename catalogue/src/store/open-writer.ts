import type { Connection, Table } from '@lancedb/lancedb';
import type { CatalogueWriter } from './catalogue-writer.ts';
import { ITEM_SCHEMA } from './item-schema.ts';
import { LanceWriter } from './lance-writer.ts';
import { textColumn } from './read-columns.ts';
import { createSeenIds, type SeenIds } from './seen-ids.ts';
import {
  connectStore,
  hasTable,
  isLocal,
  LIVE_TAG,
  liveVersion,
  type StoreLocation,
  TABLE_NAME,
} from './store-connection.ts';
import { takeWriteLock } from './write-lock.ts';

/** Readers of the version before the live one are given this long to end their queries. */
const READERS_GRACE_MS = 60_000;

/** Frees the space of versions before the live one, once no reader can still be on them. */
async function removeOldVersions(table: Table, live: number): Promise<void> {
  const published = (await table.listVersions()).find(({ version }) => version === live);
  if (published === undefined) return;
  if (Date.now() - published.timestamp.getTime() < READERS_GRACE_MS) return;
  await table.optimize({ cleanupOlderThan: published.timestamp });
}

/** Opens the table as readers see it: whatever an ended run left behind is gone. */
async function openAtLive(connection: Connection): Promise<{ table: Table; live: number }> {
  if (await hasTable(connection)) {
    const table = await connection.openTable(TABLE_NAME);
    const live = await liveVersion(table);
    if (live !== null) {
      if ((await table.version()) !== live) {
        await table.checkout(live);
        await table.restore();
      }
      await removeOldVersions(table, live);
      return { table, live };
    }
    await connection.dropTable(TABLE_NAME);
  }
  const table = await connection.createEmptyTable(TABLE_NAME, ITEM_SCHEMA);
  const live = await table.version();
  await (await table.tags()).create(LIVE_TAG, live);
  return { table, live };
}

async function readSeenIds(table: Table): Promise<SeenIds> {
  const seen = createSeenIds();
  for await (const batch of table.query().select(['id'])) {
    for (const id of textColumn(batch, 'id')) seen.add(id);
  }
  return seen;
}

/**
 * Opens the catalogue for one run of writing, from the state that readers see.
 * @throws CatalogueBusyError while another run is writing.
 */
export async function openWriter(location: StoreLocation): Promise<CatalogueWriter> {
  const release = isLocal(location) ? await takeWriteLock(location.uri) : async () => {};
  try {
    const connection = await connectStore(location);
    const { table, live } = await openAtLive(connection);
    const seen = await readSeenIds(table);
    const version = await table.version();
    const close = async () => {
      table.close();
      connection.close();
      await release();
    };
    return new LanceWriter({ table, live, version, seen, close });
  } catch (error) {
    await release();
    throw error;
  }
}
