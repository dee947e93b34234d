import type { Connection, Table } from '@lancedb/lancedb';
import { shortHash } from '../hash/content-hash.ts';
import { CatalogueOutdatedError } from './catalogue-errors.ts';
import { SCHEMA_SIGNATURE } from './item-schema.ts';
import { LIVE_TAG, liveVersion } from './store-connection.ts';

/** A table of items, of this version's columns or another's. */
const ITEMS_TABLE = /^items(-[0-9a-f]{8})?$/;
const RETIRED = 'retired-';
/** Readers of a version before the live one are given this long to end their queries. */
export const READERS_GRACE_MS = 60_000;

/** Named after its columns, so that items of another version are never taken for these. */
export const TABLE_NAME = `items-${shortHash(SCHEMA_SIGNATURE)}`;

/** Tables of items that other versions made and that readers of theirs still see. */
export async function findOutdated(connection: Connection): Promise<Table[]> {
  const names = await connection.tableNames();
  const others = names.filter((name) => ITEMS_TABLE.test(name) && name !== TABLE_NAME);
  const published: Table[] = [];
  for (const name of others) {
    const table = await connection.openTable(name);
    if ((await liveVersion(table)) === null) table.close();
    else published.push(table);
  }
  return published;
}

const isNotFound = (error: unknown) =>
  error instanceof Error && error.message.startsWith(`Table '${TABLE_NAME}' was not found`);

/** The table of this version's columns, published or not; null when there is none. */
export async function openCurrent(connection: Connection): Promise<Table | null> {
  try {
    return await connection.openTable(TABLE_NAME);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/**
 * The table at its newest version, or null when there is none yet.
 * @throws CatalogueOutdatedError when there are only items of another version, or a rebuild of them
 *   has not come to its end.
 */
export async function openItems(connection: Connection): Promise<Table | null> {
  const table = await openCurrent(connection);
  if (table !== null && (await liveVersion(table)) !== null) return table;
  const outdated = await findOutdated(connection);
  for (const other of outdated) other.close();
  if (outdated.length === 0) return table;
  table?.close();
  throw new CatalogueOutdatedError();
}

/**
 * Takes a table from its readers, who go over to the one that was made of it. It is dropped when
 * they have ended their queries: see `dropRetired`.
 */
export async function retireTable(table: Table): Promise<void> {
  const tags = await table.tags();
  const live = await tags.getVersion(LIVE_TAG);
  await tags.create(`${RETIRED}${Date.now()}`, live);
  await tags.delete(LIVE_TAG);
}

async function retiredAt(table: Table): Promise<number | null> {
  const names = Object.keys(await (await table.tags()).list());
  const retired = names.find((name) => name.startsWith(RETIRED));
  return retired === undefined ? null : Number(retired.slice(RETIRED.length));
}

/** Frees the space of tables that were retired so long ago that no reader is on them. */
export async function dropRetired(connection: Connection, graceMs = READERS_GRACE_MS) {
  const names = (await connection.tableNames()).filter((name) => ITEMS_TABLE.test(name));
  for (const name of names) {
    const table = await connection.openTable(name);
    const retiredMs = await retiredAt(table);
    table.close();
    if (retiredMs !== null && Date.now() - retiredMs >= graceMs) await connection.dropTable(name);
  }
}
