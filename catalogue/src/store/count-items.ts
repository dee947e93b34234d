import type { Table } from '@lancedb/lancedb';
import { flagColumn, textColumn } from './read-columns.ts';

export interface CatalogueStats {
  items: number;
  available: number;
  sources: { source: string; items: number; available: number }[];
  types: { type: string; items: number }[];
  categories: { category: string; items: number }[];
  version: number;
}

export const NO_ITEMS: CatalogueStats = {
  items: 0,
  available: 0,
  sources: [],
  types: [],
  categories: [],
  version: 0,
};

function createTally() {
  const counts = new Map<string, number>();
  return {
    add: (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1),
    of: (key: string) => counts.get(key) ?? 0,
    mostFirst: () => [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)),
  };
}

/** Counts in one pass over four narrow columns. Types and categories count what is available. */
export async function countItems(table: Table): Promise<CatalogueStats> {
  const tallies = {
    source: createTally(),
    availableSource: createTally(),
    type: createTally(),
    category: createTally(),
  };
  let [items, available] = [0, 0];
  for await (const batch of table.query().select(['source', 'type', 'category', 'available'])) {
    const [types, categories] = [textColumn(batch, 'type'), textColumn(batch, 'category')];
    const isAvailable = flagColumn(batch, 'available');
    textColumn(batch, 'source').forEach((source, row) => {
      items += 1;
      tallies.source.add(source);
      if (isAvailable[row] !== true) return;
      available += 1;
      tallies.availableSource.add(source);
      tallies.type.add(types[row] ?? '');
      tallies.category.add(categories[row] ?? '');
    });
  }
  return {
    items,
    available,
    sources: tallies.source.mostFirst().map(([source, count]) => ({
      source,
      items: count,
      available: tallies.availableSource.of(source),
    })),
    types: tallies.type.mostFirst().map(([type, count]) => ({ type, items: count })),
    categories: tallies.category
      .mostFirst()
      .map(([category, count]) => ({ category, items: count })),
    version: await table.version(),
  };
}
