import type { Table } from '@lancedb/lancedb';
import type { Item } from '@modiste/contract/entities/item';
import type { PriceTrack } from '../prices/price-track.ts';
import { unpackTrack } from './item-prices.ts';
import { HAS_LOOK, ITEM_COLUMN, LOOK_COLUMN, MADE_BY, PRICES_COLUMN } from './item-schema.ts';
import { flagColumn, lookColumn, numberColumn, textColumn } from './read-columns.ts';
import { sqlIn } from './sql-text.ts';

/** An item as any version stored it, with what needs no second reading. */
export interface OldItem {
  item: Item;
  hash: string;
  addedDay: number;
  look: Float32Array | null;
  /** Whether there was a picture that could be read. */
  hadLook: boolean;
  /** Empty where the version did not note it. */
  madeBy: string;
  /** Null where the version did not note it. */
  prices: PriceTrack | null;
}

/** Columns that every version had. */
const COLUMNS = [ITEM_COLUMN, 'hash', 'available', LOOK_COLUMN, HAS_LOOK];
const LATER_COLUMNS = ['added_day', MADE_BY, PRICES_COLUMN];

/** Items by id from a table of this or of an older version, in any order. */
export async function readStoredItems(table: Table, ids: readonly string[]): Promise<OldItem[]> {
  const present = new Set((await table.schema()).fields.map(({ name }) => name));
  const later = LATER_COLUMNS.filter((name) => present.has(name));
  const rows = await table
    .query()
    .where(sqlIn('id', ids))
    .select([...COLUMNS, ...later])
    .toArrow();
  const [hashes, looks] = [textColumn(rows, 'hash'), lookColumn(rows, LOOK_COLUMN)];
  const [available, hadLook] = [flagColumn(rows, 'available'), flagColumn(rows, HAS_LOOK)];
  const days = present.has('added_day') ? numberColumn(rows, 'added_day') : [];
  const makers = present.has(MADE_BY) ? textColumn(rows, MADE_BY) : [];
  const tracks = present.has(PRICES_COLUMN) ? textColumn(rows, PRICES_COLUMN) : [];
  return textColumn(rows, ITEM_COLUMN).map((json, row) => {
    const item: Item = JSON.parse(json);
    if (available[row] !== true) item.other_info.availability = 'unavailable';
    return {
      item,
      hash: hashes[row] ?? '',
      addedDay: days[row] ?? 0,
      look: looks[row] ?? null,
      hadLook: hadLook[row] ?? false,
      madeBy: makers[row] ?? '',
      prices: unpackTrack(tracks[row] ?? ''),
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
