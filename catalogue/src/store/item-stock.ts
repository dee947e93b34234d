import type { Table } from '@lancedb/lancedb';
import type { Item } from '@modiste/contract/entities/item';
import { type KnownStock, type StockTrack, shownStock } from '../stock/stock-track.ts';
import { ITEM_COLUMN, STOCK_COLUMN } from './item-schema.ts';
import { flagColumn, textColumn } from './read-columns.ts';
import { sqlIn, sqlText } from './sql-text.ts';

type Times = [out: number | null, back: number | null];

/** A track as it is stored, and on a line after it when the item left its shop since. */
interface PackedStock {
  whole?: Times;
  sizes?: [size: string, ...Times][];
  left?: number;
}

export function packStock({ whole, sizes }: StockTrack): string {
  const packed: PackedStock = {
    ...(whole !== null && { whole: [whole.out, whole.back] }),
    ...(sizes.length > 0 && { sizes: sizes.map(({ size, out, back }) => [size, out, back]) }),
  };
  return JSON.stringify(packed);
}

/** Notes on a row as it is stored, which is read by no one, that its item leaves its shop. */
export const leftShopSql = (atMs: number): string =>
  `concat(coalesce(${STOCK_COLUMN}, ''), ${sqlText(`\n${JSON.stringify({ left: atMs })}`)})`;

/** @param packed 'null' and '' where no track was stored */
export function unpackStock(packed: string): StockTrack | null {
  if (packed === '' || packed === 'null') return null;
  let track: StockTrack = { whole: null, sizes: [] };
  for (const line of packed.split('\n')) {
    if (line === '') continue;
    const { whole, sizes = [], left }: PackedStock = JSON.parse(line);
    const isOut = track.whole?.back === null;
    if (left === undefined) {
      track = {
        whole: whole === undefined ? null : { out: whole[0], back: whole[1] },
        sizes: sizes.map(([size, out, back]) => ({ size, out, back })),
      };
    } else if (!isOut) track = { ...track, whole: { out: left, back: null } };
  }
  return track;
}

/** Whether the table notes stock: one that an earlier version wrote does not yet. */
export const hasStock = async (table: Table): Promise<boolean> =>
  (await table.schema()).fields.some(({ name }) => name === STOCK_COLUMN);

/** The stock of these ids as it is stored; unknown ids are absent. */
export async function readStock(
  table: Table,
  ids: readonly string[],
): Promise<Map<string, KnownStock>> {
  if (ids.length === 0) return new Map();
  const isNoted = await hasStock(table);
  const columns = [ITEM_COLUMN, 'available', ...(isNoted ? [STOCK_COLUMN] : [])];
  const rows = await table.query().where(sqlIn('id', ids)).select(columns).toArrow();
  const packed = isNoted ? textColumn(rows, STOCK_COLUMN) : [];
  const available = flagColumn(rows, 'available');
  const items = textColumn(rows, ITEM_COLUMN).map((json): Item => JSON.parse(json));
  return new Map(
    items.map((item, row) => [
      item.id,
      {
        ...shownStock(item, available[row] === true),
        track: unpackStock(packed[row] ?? ''),
      },
    ]),
  );
}
