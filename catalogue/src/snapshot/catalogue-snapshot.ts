import type { Table } from '@lancedb/lancedb';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { FactColumns } from '../memory-index/columns/fact-columns.ts';
import { RowIds } from '../memory-index/columns/row-ids.ts';
import { ItemCache } from '../memory-index/item-cache.ts';
import { MemoryItem } from '../memory-index/memory-item.ts';
import { everyRow, type RowSet } from '../memory-index/rows/row-set.ts';
import { RowSetCache } from '../memory-index/rows/row-set-cache.ts';
import { ConceptVectors } from '../memory-index/vectors/concept-vectors.ts';
import { PackedVectors } from '../memory-index/vectors/packed-vectors.ts';
import { InvertedIndex } from '../memory-index/words/inverted-index.ts';
import type { TermFinder } from '../suggest/term-finder.ts';
import { queryReader } from './query-reader.ts';

/** What is for sale in one published version, held in memory so that a search reads nothing. */
export interface CatalogueSnapshot {
  /** The version that it was read from. */
  table: Table;
  facts: FactColumns;
  words: InvertedIndex;
  looks: PackedVectors;
  meanings: ConceptVectors;
  rowIds: RowIds;
  /** Everything for sale. */
  all: RowSet;
  /** The rows of each type. */
  rowsByType: ReadonlyMap<string, Uint32Array>;
  /** Rows that latest conditions selected. */
  selected: RowSetCache;
  items: ItemCache;
  terms: TermFinder;
  /** Reads a query as this shop's. */
  understand: (text: string) => UnderstoodQuery;
}

/** Columns for so many rows, still empty. */
export function emptyColumns(rows: number) {
  const facts = new FactColumns(rows);
  return {
    facts,
    words: new InvertedIndex(rows),
    looks: new PackedVectors(rows, IMAGE_EMBEDDING_DIMENSIONS),
    meanings: new ConceptVectors(facts),
    rowIds: new RowIds(rows),
  };
}
export type SnapshotColumns = ReturnType<typeof emptyColumns>;

function groupByType({ types }: FactColumns): ReadonlyMap<string, Uint32Array> {
  const { codes, values } = types;
  const counts = new Uint32Array(values.length);
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  const lists = Array.from(counts, (count) => new Uint32Array(count));
  const used = new Uint32Array(values.length);
  for (const [row, code] of codes.entries()) {
    const at = used[code] ?? 0;
    used[code] = at + 1;
    const list = lists[code];
    if (list !== undefined) list[at] = row;
  }
  return new Map(values.map((type, code) => [type, lists[code] ?? new Uint32Array(0)]));
}

export function toSnapshot(
  table: Table,
  columns: SnapshotColumns,
  terms: TermFinder,
): CatalogueSnapshot {
  const { facts, rowIds, words } = columns;
  return {
    ...columns,
    table,
    terms,
    understand: queryReader(facts.brands.values, terms, (word) => words.has(word)),
    all: everyRow(facts.rows),
    rowsByType: groupByType(facts),
    selected: new RowSetCache(),
    items: new ItemCache(table, rowIds),
  };
}

export const itemAt = ({ facts, meanings }: CatalogueSnapshot, row: number): IndexedItem =>
  new MemoryItem(facts, meanings, row);
