import type { Table } from '@lancedb/lancedb';
import { LOOK_COLUMN } from './item-schema.ts';
import { lookColumn, rowIdColumn } from './read-columns.ts';

/** Look vectors by row; rows without one are absent. */
export async function readLooksByRows(
  table: Table,
  rowIds: readonly bigint[],
): Promise<Map<bigint, Float32Array>> {
  if (rowIds.length === 0) return new Map();
  const rows = await table
    .takeRowIds([...rowIds])
    .select([LOOK_COLUMN])
    .withRowId()
    .toArrow();
  const looks = lookColumn(rows, LOOK_COLUMN);
  return new Map(
    rowIdColumn(rows).flatMap((rowId, row): [bigint, Float32Array][] => {
      const look = looks[row];
      return look ? [[rowId, look]] : [];
    }),
  );
}
