import type { Table } from '@lancedb/lancedb';
import { hasPrices, unpackTrack } from './item-prices.ts';
import { PRICES_COLUMN } from './item-schema.ts';
import { numberColumn, textColumn } from './read-columns.ts';

const FOR_SALE = 'available = true';
const DAY_MS = 86_400_000;

/** An item that can be bought, in few words. */
export interface ListedItem {
  id: string;
  /** Since when it has its price, or was added; null where neither is stored. */
  changedAt: number | null;
}

export const countForSale = (table: Table): Promise<number> => table.countRows(FOR_SALE);

/** Some of what is for sale, in the order of the store: the same until the next publish. */
export async function listForSale(
  table: Table,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedItem[]> {
  const isNoted = await hasPrices(table);
  const columns = ['id', 'added_day', ...(isNoted ? [PRICES_COLUMN] : [])];
  const rows = await table
    .query()
    .where(FOR_SALE)
    .select(columns)
    .offset(offset)
    .limit(limit)
    .toArrow();
  const added = numberColumn(rows, 'added_day');
  const packed = isNoted ? textColumn(rows, PRICES_COLUMN) : [];
  return textColumn(rows, 'id').map((id, row) => {
    const addedAt = (added[row] ?? 0) * DAY_MS;
    return { id, changedAt: unpackTrack(packed[row] ?? '')?.since ?? (addedAt || null) };
  });
}
