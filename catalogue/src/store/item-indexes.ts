import { Index, type Table } from '@lancedb/lancedb';
import { FILTER_COLUMNS, HAS_LOOK, LOOK_COLUMN, WORDS_COLUMN } from './item-schema.ts';

/** Below this many pictures a scan of all is as fast as an index and always exact. */
const LOOKS_FOR_INDEX_MIN = 20_000;
/** An index trained on less than this share of the rows is trained anew. */
const TRAINED_SHARE_MIN = 0.5;

const indexName = (column: string) => `${column}_idx`;

function filterIndex(kind: (typeof FILTER_COLUMNS)[keyof typeof FILTER_COLUMNS]): Index {
  if (kind === 'btree') return Index.btree();
  return kind === 'bitmap' ? Index.bitmap() : Index.labelList();
}

/** English stems make plurals meet; positions would only serve phrases, which nobody asks for. */
const wordsIndex = () =>
  Index.fts({
    baseTokenizer: 'simple',
    language: 'English',
    stem: true,
    removeStopWords: true,
    asciiFolding: true,
    withPosition: false,
  });

async function needsLookIndex(table: Table, isPresent: boolean): Promise<boolean> {
  const looks = await table.countRows(HAS_LOOK);
  if (looks < LOOKS_FOR_INDEX_MIN) return false;
  if (!isPresent) return true;
  const stats = await table.indexStats(indexName(LOOK_COLUMN));
  return (stats?.numIndexedRows ?? 0) < looks * TRAINED_SHARE_MIN;
}

/** Creates the indexes that are missing and trains the look index anew once it is outgrown. */
export async function createMissingIndexes(table: Table): Promise<void> {
  const present = new Set((await table.listIndices()).map((index) => index.name));
  for (const [column, kind] of Object.entries(FILTER_COLUMNS)) {
    if (present.has(indexName(column))) continue;
    await table.createIndex(column, { config: filterIndex(kind) });
  }
  if (!present.has(indexName(WORDS_COLUMN))) {
    await table.createIndex(WORDS_COLUMN, { config: wordsIndex() });
  }
  if (await needsLookIndex(table, present.has(indexName(LOOK_COLUMN)))) {
    await table.createIndex(LOOK_COLUMN, { config: Index.ivfRq({ distanceType: 'cosine' }) });
  }
}

/** Loads the indexes into memory, so that the first shopper does not wait for the disk. */
export async function warmIndexes(table: Table): Promise<void> {
  for (const { name } of await table.listIndices()) {
    await table.prewarmIndex(name);
  }
}
