import type { Connection, Table } from '@lancedb/lancedb';
import { warmIndexes } from './item-indexes.ts';
import { connectStore, hasTable, LIVE_TAG, liveVersion, TABLE_NAME } from './store-connection.ts';
import type { StoreLocation } from './store-connection.ts';

const LOOK_AGAIN_MS = 1_000;

/** The items as the last publish left them. */
export interface LiveTable {
  /** Null while nothing was ever published. */
  current(): Promise<Table | null>;
  close(): Promise<void>;
}

interface Opened {
  table: Table;
  version: number;
}

/** Opens what the tag names, or hands back what is open when the tag still names it. */
async function follow(connection: Connection, opened: Opened | null): Promise<Opened | null> {
  if (opened === null) {
    if (!(await hasTable(connection))) return null;
    const table = await connection.openTable(TABLE_NAME);
    const version = await liveVersion(table);
    if (version === null) return null;
    await table.checkout(version);
    await warmIndexes(table);
    return { table, version };
  }
  const version = await (await opened.table.tags()).getVersion(LIVE_TAG);
  if (version === opened.version) return opened;
  const table = await connection.openTable(TABLE_NAME);
  await table.checkout(version);
  await warmIndexes(table);
  return { table, version };
}

/**
 * Opens the items for reading and follows the tag `live`. The tag is looked at when it was not for
 * a second, so a publish is seen at once by a quiet reader and within a second by a busy one.
 */
export async function openLiveTable(location: StoreLocation): Promise<LiveTable> {
  const connection = await connectStore(location);
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let opened: Promise<Opened | null> = Promise.resolve(null);
  return {
    async current() {
      if (performance.now() - lookedAtMs >= LOOK_AGAIN_MS) {
        lookedAtMs = performance.now();
        const before = opened;
        opened = before.catch(() => null).then((last) => follow(connection, last));
        opened.catch(() => {
          lookedAtMs = Number.NEGATIVE_INFINITY;
        });
      }
      return (await opened)?.table ?? null;
    },
    async close() {
      (await opened.catch(() => null))?.table.close();
      connection.close();
    },
  };
}
