import { Index, type Table } from '@lancedb/lancedb';
import { FILTER_COLUMNS, LOOK_COLUMN, VECTOR_TYPES } from './item-schema.ts';

/** Below this many vectors a scan of all is as fast as an index and always exact. */
const VECTORS_FOR_INDEX_MIN = 20_000;
/** An index trained on less than this share of the rows is trained anew. */
const TRAINED_SHARE_MIN = 0.5;

const indexName = (column: string) => `${column}_idx`;

const filterIndex = (kind: (typeof FILTER_COLUMNS)[keyof typeof FILTER_COLUMNS]): Index =>
  kind === 'btree' ? Index.btree() : Index.bitmap();

async function needsVectorIndex(
  table: Table,
  { column, isPresent }: { column: string; isPresent: boolean },
): Promise<boolean> {
  const vectors = await table.countRows(`${column} IS NOT NULL`);
  if (vectors < VECTORS_FOR_INDEX_MIN) return false;
  if (!isPresent) return true;
  const stats = await table.indexStats(indexName(column));
  return (stats?.numIndexedRows ?? 0) < vectors * TRAINED_SHARE_MIN;
}

/** Creates the indexes that are missing and trains those of vectors anew once outgrown. */
export async function createMissingIndexes(table: Table): Promise<void> {
  const present = new Set((await table.listIndices()).map((index) => index.name));
  for (const [column, kind] of Object.entries(FILTER_COLUMNS)) {
    if (present.has(indexName(column))) continue;
    await table.createIndex(column, { config: filterIndex(kind) });
  }
  for (const column of Object.keys(VECTOR_TYPES)) {
    const isPresent = present.has(indexName(column));
    if (!(await needsVectorIndex(table, { column, isPresent }))) continue;
    await table.createIndex(column, { config: Index.ivfRq({ distanceType: 'cosine' }) });
  }
}

/** Loads the indexes that are asked most into memory, so that the first shopper does not wait for the disk. */
export async function warmIndexes(table: Table): Promise<void> {
  const asked = ['id', LOOK_COLUMN].map(indexName);
  for (const { name } of await table.listIndices()) {
    if (asked.includes(name)) await table.prewarmIndex(name);
  }
}
