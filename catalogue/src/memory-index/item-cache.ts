import type { Table } from '@lancedb/lancedb';
import type { Item } from '@modiste/contract/entities/item';
import { readItemTexts } from '../store/read-items.ts';
import type { RowIds } from './columns/row-ids.ts';

const NO_ROW = -1;
/** About 32 MB: all of a shop of 15,000 items, the latest seen of a larger one. */
const CHARACTERS_MAX = 32 * 1024 * 1024;

/** Whole items by row, read from the store when they are first shown. */
export class ItemCache {
  readonly #table: Table;
  readonly #rowIds: RowIds;
  readonly #texts = new Map<number, string>();
  #characters = 0;

  constructor(table: Table, rowIds: RowIds) {
    this.#table = table;
    this.#rowIds = rowIds;
  }

  /** In the order asked. */
  async read(rows: readonly number[]): Promise<Item[]> {
    const missing = rows.filter((row) => !this.#texts.has(row));
    const found = new Map<number, string>();
    if (missing.length > 0) {
      const rowsById = new Map(missing.map((row) => [this.#rowIds.at(row), row]));
      for (const [rowId, text] of await readItemTexts(this.#table, [...rowsById.keys()])) {
        found.set(rowsById.get(rowId) ?? NO_ROW, text);
      }
    }
    for (const [row, text] of found) this.#keep(row, text);
    return rows.flatMap((row): Item[] => {
      const text = this.#texts.get(row) ?? found.get(row);
      if (text === undefined) return [];
      // Seen last, forgotten last.
      this.#texts.delete(row);
      this.#texts.set(row, text);
      const item: Item = JSON.parse(text);
      return [item];
    });
  }

  #keep(row: number, text: string): void {
    if (this.#texts.has(row)) return;
    this.#texts.set(row, text);
    this.#characters += text.length;
    for (const [oldest, forgotten] of this.#texts) {
      if (this.#characters <= CHARACTERS_MAX || oldest === row) return;
      this.#texts.delete(oldest);
      this.#characters -= forgotten.length;
    }
  }
}
