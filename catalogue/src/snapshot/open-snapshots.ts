import type { Table } from '@lancedb/lancedb';
import { readMemoryIndex } from '../memory-index/read-memory-index.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';

/** Shops by opened version: each is read once, when it is first asked for. */
export function openSnapshots() {
  const reading = new WeakMap<Table, Promise<CatalogueSnapshot>>();
  const ready = new WeakMap<Table, CatalogueSnapshot>();
  const closing = new AbortController();
  let isAsked = false;
  const of = (table: Table): Promise<CatalogueSnapshot> => {
    isAsked = true;
    const known = reading.get(table);
    if (known !== undefined) return known;
    const read = readMemoryIndex(table, closing.signal);
    reading.set(table, read);
    read.then(
      (shop) => ready.set(table, shop),
      () => reading.delete(table),
    );
    return read;
  };
  return {
    of,
    /** The shop of a version, where it has been read. */
    ifRead: (table: Table): CatalogueSnapshot | null => ready.get(table) ?? null,
    /** Ends when a version that is being read has been. */
    settled: async (table: Table): Promise<void> => {
      await reading.get(table);
    },
    /** Ends what is being read. */
    close: () => closing.abort(new Error('The catalogue is being closed')),
    /** Reads a newer version before it takes the place of the open one, so that nobody waits. */
    prepare: async (table: Table): Promise<void> => {
      if (isAsked) await of(table);
    },
  };
}
