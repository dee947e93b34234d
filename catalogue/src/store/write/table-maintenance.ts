import { Index, type Table } from '@lancedb/lancedb';
import { hasPrices, packTrack } from '../item-prices.ts';
import { DEPRECATED_COLUMNS, FILTER_COLUMNS, PRICES_COLUMN, STOCK_COLUMN } from '../item-schema.ts';
import { hasStock } from '../item-stock.ts';
import { READERS_GRACE_MS } from '../item-tables.ts';
import { sqlText } from '../sql-text.ts';

const CLEANUP_MARGIN_MS = 60_000;

/**
 * Gives a table of an earlier version the column of price tracks. What its items cost, they have
 * cost at least since now. The value goes through NULLIF so that the column may hold nothing.
 */
export async function addPricesColumn(table: Table): Promise<void> {
  if (await hasPrices(table)) return;
  const sinceNow = sqlText(packTrack({ since: Date.now(), past: [] }));
  await table.addColumns([{ name: PRICES_COLUMN, valueSql: `NULLIF(${sinceNow}, '')` }]);
}

/** Gives a table of an earlier version the column of stock tracks, empty. */
export async function addStockColumn(table: Table): Promise<void> {
  if (await hasStock(table)) return;
  await table.addColumns([{ name: STOCK_COLUMN, valueSql: "NULLIF('', '')" }]);
}

/** Drops the columns of a table of an earlier version that nothing reads any more. */
export async function dropDeprecatedColumns(table: Table): Promise<void> {
  const { fields } = await table.schema();
  const present = fields.map(({ name }) => name);
  const deprecated = present.filter((name) => DEPRECATED_COLUMNS.includes(name));
  if (deprecated.length > 0) await table.dropColumns(deprecated);
}

const filterIndex = (kind: (typeof FILTER_COLUMNS)[keyof typeof FILTER_COLUMNS]): Index =>
  kind === 'btree' ? Index.btree() : Index.bitmap();

/**
 * Creates the indexes that are missing, and drops those of earlier versions on vectors: searches
 * compare vectors in memory.
 */
export async function updateIndexes(table: Table): Promise<void> {
  const present = new Set((await table.listIndices()).map((index) => index.name));
  for (const [column, kind] of Object.entries(FILTER_COLUMNS)) {
    if (present.delete(`${column}_idx`)) continue;
    await table.createIndex(column, { config: filterIndex(kind) });
  }
  for (const deprecated of present) await table.dropIndex(deprecated);
}

/**
 * Frees the space of versions before the live one, once no reader can still be on them. Lance turns
 * the moment into an age and applies it a little later, so without a margin the age would take in
 * the live version itself, and the tag on it would make the run fail.
 */
export async function removeOldVersions(
  table: Table,
  live: number,
  { graceMs = READERS_GRACE_MS, marginMs = CLEANUP_MARGIN_MS } = {},
): Promise<void> {
  const published = (await table.listVersions()).find(({ version }) => version === live);
  if (published === undefined) return;
  const publishedMs = published.timestamp.getTime();
  if (Date.now() - publishedMs < graceMs) return;
  await table.optimize({ cleanupOlderThan: new Date(publishedMs - marginMs) });
}
