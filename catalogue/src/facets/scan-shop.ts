import { setImmediate } from 'node:timers/promises';
import type { Table } from '@lancedb/lancedb';
import type { RecordBatch } from 'apache-arrow';
import type { Candidate } from '../store/candidate.ts';
import { CANDIDATE_COLUMN, HAS_LOOK } from '../store/item-schema.ts';
import { flagColumn, rowIdColumn, textColumn } from '../store/read-columns.ts';

/** One item for sale, as every count of the shop sees it. */
export interface ShopRow {
  rowId: number;
  candidate: Candidate;
  hasLook: boolean;
}

/** So many are read at a time, for milliseconds only: other requests go on in between. */
const ROWS_AT_A_TIME = 500;

/** Every item for sale, some at a time. Row ids fit a number up to 2^53. */
export async function* scanShop(table: Table): AsyncIterable<ShopRow[]> {
  const rows = table.query().where('available').select([CANDIDATE_COLUMN, HAS_LOOK]).withRowId();
  for await (const batch of rows) {
    for (let from = 0; from < batch.numRows; from += ROWS_AT_A_TIME) {
      yield readRows(batch.slice(from, from + ROWS_AT_A_TIME));
      await setImmediate();
    }
  }
}

function readRows(batch: RecordBatch): ShopRow[] {
  const rowIds = rowIdColumn(batch);
  const hasLook = flagColumn(batch, HAS_LOOK);
  return textColumn(batch, CANDIDATE_COLUMN).map((json, row): ShopRow => {
    const candidate: Candidate = JSON.parse(json);
    return { rowId: Number(rowIds[row]), candidate, hasLook: hasLook[row] === true };
  });
}
