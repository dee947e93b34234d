import type { MatchQuery, Table } from '@lancedb/lancedb';

/** Ids of all rows that meet `where`, and that the words find where there are any. */
export async function findRows(
  table: Table,
  where: string,
  query: MatchQuery | null,
): Promise<number[]> {
  const asked = table.query().where(where).withRowId();
  const found =
    query === null
      ? asked.select(['available'])
      : asked
          .fullTextSearch(query)
          .select(['_score'])
          .limit(await table.countRows());
  const rows = await found.toArrow();
  if (rows.numRows === 0) return [];
  const ids: unknown = rows.getChild('_rowid')?.toArray();
  if (!(ids instanceof BigUint64Array)) throw new Error('The store did not return row ids');
  return Array.from(ids, Number);
}
