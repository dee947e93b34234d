import type { Table } from '@lancedb/lancedb';
import type { Item } from '@modiste/contract/entities/item';
import type { PriceTrack } from '../prices/price-track.ts';
import type { StockTrack } from '../stock/stock-track.ts';
import { unpackTrack } from './item-prices.ts';
import {
  EMBEDDING_COLUMN,
  ENRICHMENT_COLUMN,
  HAS_EMBEDDING_COLUMN,
  ITEM_COLUMN,
  PRICES_COLUMN,
  STOCK_COLUMN,
} from './item-schema.ts';
import { unpackStock } from './item-stock.ts';
import { flagColumn, numberColumn, textColumn, vectorColumn } from './read-columns.ts';
import { sqlIn } from './sql-text.ts';

/** An item as any version of Modiste stored it. */
export interface OutdatedItem {
  item: Item;
  hash: string;
  addedDay: number;
  imageEmbedding: Float32Array | null;
  /** Whether there was a picture that could be read. */
  hasEmbedding: boolean;
  /** See `enrichmentStamp`; empty where the version did not store it. */
  stamp: string;
  /** Null where the version did not store it. */
  prices: PriceTrack | null;
  /** Null where it could be bought all the time, or the version did not store it. */
  stock: StockTrack | null;
}

/** Columns that every version had. */
const COLUMNS = [ITEM_COLUMN, 'hash', 'available', EMBEDDING_COLUMN, HAS_EMBEDDING_COLUMN];
const LATER_COLUMNS = ['added_day', ENRICHMENT_COLUMN, PRICES_COLUMN, STOCK_COLUMN];

/** Items by id from a table of this or of an older version, in any order. */
export async function readStoredItems(
  table: Table,
  ids: readonly string[],
): Promise<OutdatedItem[]> {
  const present = new Set((await table.schema()).fields.map(({ name }) => name));
  const later = LATER_COLUMNS.filter((name) => present.has(name));
  const rows = await table
    .query()
    .where(sqlIn('id', ids))
    .select([...COLUMNS, ...later])
    .toArrow();
  const [hashes, embeddings] = [textColumn(rows, 'hash'), vectorColumn(rows, EMBEDDING_COLUMN)];
  const [available, hasEmbedding] = [
    flagColumn(rows, 'available'),
    flagColumn(rows, HAS_EMBEDDING_COLUMN),
  ];
  const days = present.has('added_day') ? numberColumn(rows, 'added_day') : [];
  const stamps = present.has(ENRICHMENT_COLUMN) ? textColumn(rows, ENRICHMENT_COLUMN) : [];
  const tracks = present.has(PRICES_COLUMN) ? textColumn(rows, PRICES_COLUMN) : [];
  const stocks = present.has(STOCK_COLUMN) ? textColumn(rows, STOCK_COLUMN) : [];
  return textColumn(rows, ITEM_COLUMN).map((json, row) => {
    const item: Item = JSON.parse(json);
    if (available[row] !== true) item.other_info.availability = 'unavailable';
    return {
      item,
      hash: hashes[row] ?? '',
      addedDay: days[row] ?? 0,
      imageEmbedding: embeddings[row] ?? null,
      hasEmbedding: hasEmbedding[row] ?? false,
      stamp: stamps[row] ?? '',
      prices: unpackTrack(tracks[row] ?? ''),
      stock: unpackStock(stocks[row] ?? ''),
    };
  });
}

/** Ids of the rows that meet `where`, or of all, sorted. */
export async function readIds(table: Table, where?: string): Promise<string[]> {
  const query = table.query().select(['id']);
  const ids: string[] = [];
  for await (const batch of where === undefined ? query : query.where(where)) {
    ids.push(...textColumn(batch, 'id'));
  }
  return ids.sort();
}
