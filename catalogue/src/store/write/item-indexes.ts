import { Index, type Table } from '@lancedb/lancedb';
import { FILTER_COLUMNS } from '../item-schema.ts';

const indexName = (column: string) => `${column}_idx`;

const filterIndex = (kind: (typeof FILTER_COLUMNS)[keyof typeof FILTER_COLUMNS]): Index =>
  kind === 'btree' ? Index.btree() : Index.bitmap();

/**
 * Creates the indexes that are missing, and drops what earlier versions made of looks and meanings:
 * searches compare these in memory.
 */
export async function createMissingIndexes(table: Table): Promise<void> {
  const present = new Set((await table.listIndices()).map((index) => index.name));
  for (const [column, kind] of Object.entries(FILTER_COLUMNS)) {
    if (present.delete(indexName(column))) continue;
    await table.createIndex(column, { config: filterIndex(kind) });
  }
  for (const unasked of present) await table.dropIndex(unasked);
}
