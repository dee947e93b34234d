import type { Table } from '@lancedb/lancedb';
import type { Item } from '@modiste/contract/entities/item';
import { type KnownPrice, type PriceTrack, shownPrice } from '../prices/price-track.ts';
import { ITEM_COLUMN, PRICES_COLUMN } from './item-schema.ts';
import { textColumn } from './read-columns.ts';
import { sqlIn } from './sql-text.ts';

/** A track as it is stored: `past` as triples of ms, price and full price. */
interface PackedTrack {
  since: number;
  past?: [at: number, price: number, full_price: number][];
}

/** As short as can be, since most prices never change. */
export function packTrack({ since, past }: PriceTrack): string {
  const triples = past.map(({ at, price, full_price }) => [at, price, full_price]);
  return JSON.stringify(past.length === 0 ? { since } : { since, past: triples });
}

/** @param packed 'null' and '' where no track was stored */
export function unpackTrack(packed: string): PriceTrack | null {
  const track: PackedTrack | null = JSON.parse(packed || 'null');
  if (track === null) return null;
  const { since, past = [] } = track;
  return { since, past: past.map(([at, price, full_price]) => ({ at, price, full_price })) };
}

/** Whether the table notes prices: one that an earlier version wrote does not yet. */
export const hasPrices = async (table: Table): Promise<boolean> =>
  (await table.schema()).fields.some(({ name }) => name === PRICES_COLUMN);

/** The prices of these ids as they are stored; unknown ids are absent. */
export async function readPrices(
  table: Table,
  ids: readonly string[],
): Promise<Map<string, KnownPrice>> {
  if (ids.length === 0) return new Map();
  const isNoted = await hasPrices(table);
  const columns = isNoted ? [ITEM_COLUMN, PRICES_COLUMN] : [ITEM_COLUMN];
  const rows = await table.query().where(sqlIn('id', ids)).select(columns).toArrow();
  const packed = isNoted ? textColumn(rows, PRICES_COLUMN) : [];
  const items = textColumn(rows, ITEM_COLUMN).map((json): Item => JSON.parse(json));
  return new Map(
    items.map((item, row) => [
      item.id,
      { ...shownPrice(item), track: unpackTrack(packed[row] ?? '') },
    ]),
  );
}
