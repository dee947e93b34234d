import type { Table } from '@lancedb/lancedb';
import type { Item } from '@modiste/contract/entities/item';
import { LRUCache } from 'lru-cache';
import { toIndexedItem } from '../item-facts/indexed-item.ts';
import type { AnchorItem } from '../search-index/search-index.ts';
import { readCandidate } from '../store/read-candidate.ts';
import { readItemsByIds, readItemTexts } from '../store/read-items.ts';
import type { FactColumns } from './columns/fact-columns.ts';
import type { RowIds } from './columns/row-ids.ts';

/** About 32 MB: all of a shop of 15,000 items, the latest seen of a larger one. */
const CACHE_CHARACTERS = 32 * 1024 * 1024;

/** Reads from the store what is not kept in columns: whole items, and what is not for sale. */
export class ItemReader {
  readonly #table: Table;
  readonly #facts: FactColumns;
  readonly #rowIds: RowIds;
  /** Items as JSON texts by row: a page of 60 from the store takes longer than its whole search. */
  readonly #texts = new LRUCache<number, string>({
    maxSize: CACHE_CHARACTERS,
    sizeCalculation: (text) => Math.max(1, text.length),
  });

  constructor(table: Table, { facts, rowIds }: { facts: FactColumns; rowIds: RowIds }) {
    this.#table = table;
    this.#facts = facts;
    this.#rowIds = rowIds;
  }

  /** In the order asked, for sale or not; unknown ids are absent. */
  async readItems(ids: readonly string[]): Promise<Item[]> {
    const rows = ids.map((id) => this.#facts.rowOf(id)).filter((row) => row >= 0);
    const texts = await this.#readTexts(rows);
    const items = new Map<string, Item>();
    for (const text of texts) {
      const item: Item = JSON.parse(text);
      items.set(item.id, item);
    }
    const others = ids.filter((id) => !items.has(id));
    for (const item of await readItemsByIds(this.#table, others)) items.set(item.id, item);
    return ids.flatMap((id) => items.get(id) ?? []);
  }

  async readStoredAnchor(id: string): Promise<AnchorItem | null> {
    const stored = await readCandidate(this.#table, id);
    return (
      stored && { item: toIndexedItem(stored.candidate), imageEmbedding: stored.imageEmbedding }
    );
  }

  async #readTexts(rows: readonly number[]): Promise<string[]> {
    const known = new Map(rows.map((row) => [row, this.#texts.get(row)]));
    const missing = rows.filter((row) => known.get(row) === undefined);
    if (missing.length > 0) {
      const rowsById = new Map(missing.map((row) => [this.#rowIds.at(row), row]));
      for (const [rowId, text] of await readItemTexts(this.#table, [...rowsById.keys()])) {
        const row = rowsById.get(rowId);
        if (row === undefined) continue;
        known.set(row, text);
        this.#texts.set(row, text);
      }
    }
    return rows.flatMap((row) => known.get(row) ?? []);
  }
}
