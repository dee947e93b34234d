import type { Connection, Table } from '@lancedb/lancedb';
import { openItems } from './item-tables.ts';
import type { StoreLocation } from './store-connection.ts';
import { connectStore, liveVersion } from './store-connection.ts';

const REFRESH_MS = 1_000;

/** The items as the last publish left them. */
export interface LiveTable {
  /** Null while nothing was ever published. */
  current(): Promise<Table | null>;
  /** Asks the store itself, and throws when it does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

interface Opened {
  table: Table;
  version: number;
}

/** Prepares a newer version before it is queried. */
export type Prepare = (table: Table) => Promise<void>;

async function openTagged(connection: Connection, prepare: Prepare): Promise<Opened | null> {
  const table = await openItems(connection);
  if (table === null) return null;
  const version = await liveVersion(table);
  if (version === null) return null;
  await table.checkout(version);
  await prepare(table);
  return { table, version };
}

/**
 * Opens what the tag names, or hands back what is open when the tag still names it. A table that
 * lost its tag has been rebuilt as another.
 */
async function follow(
  connection: Connection,
  opened: Opened | null,
  prepare: Prepare,
): Promise<Opened | null> {
  if (opened !== null && (await liveVersion(opened.table)) === opened.version) return opened;
  const next = await openTagged(connection, prepare);
  if (next === null && opened !== null) throw new Error('No version is tagged live any more');
  return next;
}

/**
 * Opens the items for reading and follows the tag `live`, which is read once a second. A newer
 * version takes the place of the open one only when it is prepared, so no query waits for a publish;
 * a reader that has nothing yet reads it at every call.
 */
export async function openLiveTable(
  location: StoreLocation,
  prepare: Prepare = async () => undefined,
): Promise<LiveTable> {
  const connection = await connectStore(location);
  let opened: Opened | null = null;
  let refreshes: Promise<void> = Promise.resolve();
  let isRefreshing = false;
  const refresh = (): Promise<void> => {
    isRefreshing = true;
    refreshes = refreshes
      .catch(() => undefined)
      .then(async () => {
        opened = await follow(connection, opened, prepare);
      })
      .finally(() => {
        isRefreshing = false;
      });
    return refreshes;
  };
  /** The open version stays in use while the store does not answer; `check` reports that. */
  const refreshQuietly = () => {
    if (!isRefreshing) refresh().catch(() => undefined);
  };
  const timer = setInterval(refreshQuietly, REFRESH_MS);
  timer.unref();
  refreshQuietly();
  return {
    async current() {
      if (opened === null) await refresh();
      return opened?.table ?? null;
    },
    async check() {
      // While a newer version is prepared, which may take a minute, the open one is answered from.
      if (opened !== null && isRefreshing) await liveVersion(opened.table);
      else await refresh();
    },
    async close() {
      clearInterval(timer);
      await refreshes.catch(() => undefined);
      opened?.table.close();
      connection.close();
    },
  };
}
