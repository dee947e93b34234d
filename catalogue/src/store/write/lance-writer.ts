import type { Table } from '@lancedb/lancedb';
import type { StoredItem } from '../../item-facts/stored-item.ts';
import { type KnownPrice, shownPrice } from '../../prices/price-track.ts';
import { type KnownStock, shownStock } from '../../stock/stock-track.ts';
import { CatalogueBusyError } from '../catalogue-errors.ts';
import { readPrices } from '../item-prices.ts';
import { STOCK_COLUMN } from '../item-schema.ts';
import { leftShopSql, readStock } from '../item-stock.ts';
import { flagColumn, numberColumn, textColumn } from '../read-columns.ts';
import { sqlIn, sqlText } from '../sql-text.ts';
import { LIVE_TAG, liveVersion } from '../store-connection.ts';
import type { CatalogueWriter, KnownItem } from './catalogue-writer.ts';
import { toArrowRows } from './item-rows.ts';
import type { SeenIds } from './seen-ids.ts';
import { updateIndexes } from './table-maintenance.ts';

const ROWS_PER_WRITE = 4_000;
const IDS_PER_QUERY = 1_000;
const NEVER_CLEAN_UP = new Date(0);

interface WriterParts {
  table: Table;
  /** The version that readers see; null where they see none of this table before it is whole. */
  live: number | null;
  /** The version that the next write is based on. */
  version: number;
  seen: SeenIds;
  /** Whether this is still the one writer. */
  isHeld: () => Promise<boolean>;
  close: () => Promise<void>;
}

const inChunks = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, chunk) =>
    values.slice(chunk * size, (chunk + 1) * size),
  );

export class LanceWriter implements CatalogueWriter {
  readonly #parts: WriterParts;
  readonly #pending = new Map<string, StoredItem>();
  #version: number;
  #isOpen = true;

  constructor(parts: WriterParts) {
    this.#parts = parts;
    this.#version = parts.version;
  }

  async known(ids: readonly string[]) {
    const { table, seen } = this.#open();
    const found = new Map<string, KnownItem>();
    const asked: string[] = [];
    for (const id of new Set(ids)) {
      const pending = this.#pending.get(id);
      if (pending !== undefined) {
        const available = pending.item.other_info.availability !== 'unavailable';
        found.set(id, { hash: pending.hash, available, addedDay: pending.addedDay ?? 0 });
      } else if (seen.has(id)) asked.push(id);
    }
    for (const chunk of inChunks(asked, IDS_PER_QUERY)) {
      const rows = await table
        .query()
        .where(sqlIn('id', chunk))
        .select(['id', 'hash', 'available', 'added_day'])
        .toArrow();
      const [hashes, available] = [textColumn(rows, 'hash'), flagColumn(rows, 'available')];
      const days = numberColumn(rows, 'added_day');
      textColumn(rows, 'id').forEach((id, row) => {
        found.set(id, {
          hash: hashes[row] ?? '',
          available: available[row] ?? false,
          addedDay: days[row] ?? 0,
        });
      });
    }
    return found;
  }

  async knownPrices(ids: readonly string[]): Promise<Map<string, KnownPrice>> {
    const { table, seen } = this.#open();
    const pending = [...new Set(ids)].flatMap((id) => this.#pending.get(id) ?? []);
    const found = new Map<string, KnownPrice>(
      pending.map(({ item, prices }) => [item.id, { ...shownPrice(item), track: prices ?? null }]),
    );
    const asked = ids.filter((id) => !found.has(id) && seen.has(id));
    for (const chunk of inChunks(asked, IDS_PER_QUERY)) {
      for (const [id, price] of await readPrices(table, chunk)) found.set(id, price);
    }
    return found;
  }

  async knownStock(ids: readonly string[]): Promise<Map<string, KnownStock>> {
    const { table, seen } = this.#open();
    const pending = [...new Set(ids)].flatMap((id) => this.#pending.get(id) ?? []);
    const found = new Map<string, KnownStock>(
      pending.map(({ item, stock }) => {
        const isForSale = item.other_info.availability !== 'unavailable';
        return [item.id, { ...shownStock(item, isForSale), track: stock ?? null }];
      }),
    );
    const asked = ids.filter((id) => !found.has(id) && seen.has(id));
    for (const chunk of inChunks(asked, IDS_PER_QUERY)) {
      for (const [id, stock] of await readStock(table, chunk)) found.set(id, stock);
    }
    return found;
  }

  async upsert(rows: readonly StoredItem[]): Promise<void> {
    this.#open();
    for (const row of rows) {
      this.#pending.set(row.item.id, row);
      if (this.#pending.size >= ROWS_PER_WRITE) await this.#flush();
    }
  }

  async *availableIds(source: string): AsyncIterable<string[]> {
    const { table } = this.#open();
    await this.#flush();
    const rows = table
      .query()
      .where(`source = ${sqlText(source)} AND available`)
      .select(['id']);
    for await (const batch of rows) yield textColumn(batch, 'id');
  }

  async markUnavailable(ids: readonly string[], now: Date): Promise<void> {
    const { table } = this.#open();
    await this.#flush();
    for (const chunk of inChunks(ids, IDS_PER_QUERY)) {
      const where = `available AND ${sqlIn('id', chunk)}`;
      if ((await table.countRows(where)) === 0) continue;
      const valuesSql = { available: 'false', [STOCK_COLUMN]: leftShopSql(now.getTime()) };
      this.#wrote(await table.update({ where, valuesSql }));
    }
  }

  async removeSource(source: string): Promise<number> {
    const { table } = this.#open();
    await this.#flush();
    const where = `source = ${sqlText(source)}`;
    const count = await table.countRows(where);
    if (count > 0) this.#wrote(await table.delete(where));
    return count;
  }

  async keep(): Promise<void> {
    this.#open();
    await this.#flush();
  }

  async publish(): Promise<{ version: number }> {
    const { table, live, version, isHeld } = this.#open();
    try {
      await this.#flush();
      if (this.#version === version && live !== null) return { version: live };
      await table.optimize({ cleanupOlderThan: NEVER_CLEAN_UP });
      await updateIndexes(table);
      const published = await table.version();
      const tags = await table.tags();
      const isOurs = (await isHeld()) && (await liveVersion(table)) === live;
      if (!isOurs) this.#refuseInterleaved();
      await (live === null ? tags.create(LIVE_TAG, published) : tags.update(LIVE_TAG, published));
      return { version: published };
    } finally {
      await this.abandon();
    }
  }

  async abandon(): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#pending.clear();
    await this.#parts.close();
  }

  #open(): WriterParts {
    if (!this.#isOpen) throw new Error('This run of writing has ended');
    return this.#parts;
  }

  /** New ids are appended, which needs no search of the rows that are there. */
  async #flush(): Promise<void> {
    const { table, seen } = this.#parts;
    const rows = [...this.#pending.values()];
    this.#pending.clear();
    const fresh = rows.filter((row) => !seen.has(row.item.id));
    const repeated = rows.filter((row) => seen.has(row.item.id));
    if (fresh.length > 0) this.#wrote(await table.add(toArrowRows(fresh)));
    if (repeated.length > 0) {
      const merge = table.mergeInsert('id').whenMatchedUpdateAll().whenNotMatchedInsertAll();
      this.#wrote(await merge.execute(toArrowRows(repeated)));
    }
    for (const { item } of fresh) seen.add(item.id);
  }

  /** Fails where another writer, which took this one for dead, wrote a version in between. */
  #wrote(result: { version: number }): void {
    if (result.version !== this.#version + 1) this.#refuseInterleaved();
    this.#version = result.version;
  }

  #refuseInterleaved(): never {
    throw new CatalogueBusyError(
      'Another import wrote to this catalogue at the same time. Nothing of this run was published.',
    );
  }
}
