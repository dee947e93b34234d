import type { Table } from '@lancedb/lancedb';
import type { SearchIndex } from '../search-index/search-index.ts';
import { type CatalogueSnapshot, openSnapshot } from './catalogue-snapshot.ts';

/** Opens the index of a version. An aborted signal ends that, which then throws. */
export type OpenIndex = (table: Table, signal: AbortSignal) => Promise<SearchIndex>;

/** Snapshots by opened version: the index of each is opened once, when it is first asked for. */
export function openSnapshots(openIndex: OpenIndex) {
  const opening = new WeakMap<Table, Promise<CatalogueSnapshot>>();
  const ready = new WeakMap<Table, CatalogueSnapshot>();
  const closing = new AbortController();
  let isAsked = false;
  const of = (table: Table): Promise<CatalogueSnapshot> => {
    isAsked = true;
    const known = opening.get(table);
    if (known !== undefined) return known;
    const opened = openIndex(table, closing.signal).then(openSnapshot);
    opening.set(table, opened);
    opened.then(
      (snapshot) => ready.set(table, snapshot),
      () => opening.delete(table),
    );
    return opened;
  };
  return {
    of,
    /** The snapshot of a version, where it is open. */
    ifOpen: (table: Table): CatalogueSnapshot | null => ready.get(table) ?? null,
    /** Ends when a version that is being opened is open. */
    settled: async (table: Table): Promise<void> => {
      await opening.get(table);
    },
    /** Ends what is being opened. */
    close: () => closing.abort(new Error('The catalogue is being closed')),
    /** Opens a newer version before it takes the place of the open one, so that nobody waits. */
    prepare: async (table: Table): Promise<void> => {
      if (isAsked) await of(table);
    },
  };
}
