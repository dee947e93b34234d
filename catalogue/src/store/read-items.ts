import type { Table } from '@lancedb/lancedb';
import type { Item } from '@modiste/contract/entities/item';
import type { Table as ArrowTable } from 'apache-arrow';
import { ITEM_COLUMN } from './item-schema.ts';
import { flagColumn, rowIdColumn, textColumn } from './read-columns.ts';
import { sqlIn } from './sql-text.ts';

const COLUMNS = [ITEM_COLUMN, 'available'];

/** The column says it last: an item that left its shop keeps the rest of what was known. */
function toItems(rows: ArrowTable): Item[] {
  const available = flagColumn(rows, 'available');
  return textColumn(rows, ITEM_COLUMN).map((json, row) => {
    const item: Item = JSON.parse(json);
    if (available[row] !== true) item.other_info.availability = 'unavailable';
    return item;
  });
}

/** Items as they are stored, by row. Row ids hold for this opened table only. */
export async function readItemTexts(
  table: Table,
  rowIds: readonly bigint[],
): Promise<[bigint, string][]> {
  const rows = await table
    .takeRowIds([...rowIds])
    .select([ITEM_COLUMN])
    .withRowId()
    .toArrow();
  const texts = textColumn(rows, ITEM_COLUMN);
  return rowIdColumn(rows).map((rowId, at) => [rowId, texts[at] ?? '']);
}

/** Whole items by id, in the order asked; unknown ids are absent. */
export async function readItemsByIds(table: Table, ids: readonly string[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  const rows = await table.query().where(sqlIn('id', ids)).select(COLUMNS).toArrow();
  const byId = new Map(toItems(rows).map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const ITEMS_PER_BATCH = 500;

/** Every item, in id order, batch by batch; only the ids are ever in memory together. */
export async function* readAllItems(table: Table): AsyncIterable<Item[]> {
  const ids: string[] = [];
  for await (const batch of table.query().select(['id'])) ids.push(...textColumn(batch, 'id'));
  ids.sort();
  for (let at = 0; at < ids.length; at += ITEMS_PER_BATCH) {
    yield await readItemsByIds(table, ids.slice(at, at + ITEMS_PER_BATCH));
  }
}
