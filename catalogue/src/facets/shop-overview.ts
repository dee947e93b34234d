import type { Table } from '@lancedb/lancedb';
import { createShopTerms } from '../suggest/shop-terms.ts';
import { createTermFinder, type TermFinder } from '../suggest/term-finder.ts';
import { scanShop } from './scan-shop.ts';
import { createShopColumns, type ShopColumns } from './shop-columns.ts';

/** What is kept in memory of one published version, to count and to suggest from. */
export interface ShopOverview {
  terms: TermFinder;
  columns: ShopColumns;
}

async function readOverview(table: Table): Promise<ShopOverview> {
  const terms = createShopTerms();
  const columns = createShopColumns();
  for await (const rows of scanShop(table)) {
    for (const row of rows) {
      terms.add(row.candidate);
      columns.add(row);
    }
  }
  return { terms: createTermFinder(terms.finish()), columns: columns.finish() };
}

/** Overviews by opened version: each is read once, when it is first asked for. */
export function createShopOverviews() {
  const reading = new WeakMap<Table, Promise<ShopOverview>>();
  let last: ShopOverview | null = null;
  const of = (table: Table): Promise<ShopOverview> => {
    const known = reading.get(table);
    if (known !== undefined) return known;
    const read = readOverview(table);
    reading.set(table, read);
    read.then(
      (overview) => {
        last = overview;
      },
      () => reading.delete(table),
    );
    return read;
  };
  return {
    of,
    /** That of the version before while the next one is being read: nobody waits for words. */
    async lastOf(table: Table): Promise<ShopOverview> {
      const next = of(table);
      if (last === null) return next;
      // What could not be read is read again at the next call.
      next.catch(() => undefined);
      return last;
    },
  };
}
