import type { Table } from '@lancedb/lancedb';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import type { TermFinder } from '../suggest/term-finder.ts';
import { FactColumns } from './fact-columns.ts';
import { InvertedLists } from './inverted-lists.ts';
import { ItemTexts } from './item-texts.ts';
import { Meanings } from './meanings.ts';
import { PackedVectors } from './packed-vectors.ts';
import { queryReader } from './query-reader.ts';
import { RowIds } from './row-ids.ts';
import { everyRow, type RowSet } from './row-set.ts';
import { RowSetCache } from './row-set-cache.ts';
import type { ShopItem } from './shop-item.ts';
import { ShownRow } from './shown-row.ts';

/** What is for sale in one published version, held in memory so that a search reads nothing. */
export interface Shop {
  /** The version that it was read from. */
  table: Table;
  facts: FactColumns;
  words: InvertedLists;
  looks: PackedVectors;
  meanings: Meanings;
  rowIds: RowIds;
  /** Everything for sale. */
  all: RowSet;
  /** The rows of each type. */
  rowsByType: ReadonlyMap<string, Uint32Array>;
  /** Rows that latest conditions selected. */
  selected: RowSetCache;
  items: ItemTexts;
  terms: TermFinder;
  /** Reads a query as this shop's. */
  understand: (text: string) => UnderstoodQuery;
}

/** Columns for so many rows, still empty. */
export function emptyColumns(rows: number) {
  const facts = new FactColumns(rows);
  return {
    facts,
    words: new InvertedLists(rows),
    looks: new PackedVectors(rows, IMAGE_EMBEDDING_DIMENSIONS),
    meanings: new Meanings(facts),
    rowIds: new RowIds(rows),
  };
}
export type ShopColumns = ReturnType<typeof emptyColumns>;

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

export function toShop(table: Table, columns: ShopColumns, terms: TermFinder): Shop {
  const { facts, rowIds, words } = columns;
  return {
    ...columns,
    table,
    terms,
    understand: queryReader(facts.brands.values, terms, (word) => words.has(word)),
    all: everyRow(facts.rows),
    rowsByType: groupByType(facts),
    selected: new RowSetCache(),
    items: new ItemTexts(table, rowIds),
  };
}

export const itemAt = ({ facts, meanings }: Shop, row: number): ShopItem =>
  new ShownRow(facts, meanings, row);
