import type { StoredItem } from '../../item-facts/stored-item.ts';
import type { KnownPrice } from '../../prices/price-track.ts';
import type { KnownStock } from '../../stock/stock-track.ts';

/** What a run of writing wants to know of an item that is there. */
export interface KnownItem {
  hash: string;
  available: boolean;
  addedDay: number;
}

/**
 * The catalogue open for one run of writing. Nothing written is seen by any reader before
 * `publish`; a run that ends any other way, even by kill -9, leaves the catalogue as it was.
 */
export interface CatalogueWriter {
  /** What is stored of these ids; unknown ids are absent. */
  known(ids: readonly string[]): Promise<Map<string, KnownItem>>;
  /** What is stored of the prices of these ids; unknown ids are absent. */
  knownPrices(ids: readonly string[]): Promise<Map<string, KnownPrice>>;
  /** What is stored of the stock of these ids; unknown ids are absent. */
  knownStock(ids: readonly string[]): Promise<Map<string, KnownStock>>;
  /** Inserts or replaces, by id. */
  upsert(rows: readonly StoredItem[]): Promise<void>;
  /** Ids of a source that are not marked unavailable, in batches. */
  availableIds(source: string): AsyncIterable<string[]>;
  /**
   * Marks items as gone from their shop by now; they stay fetchable by id and leave every search.
   */
  markUnavailable(ids: readonly string[], now: Date): Promise<void>;
  /** Deletes a source's items for good and returns how many there were. */
  removeSource(source: string): Promise<number>;
  /** Writes down all that was given so far; readers see it no sooner. */
  keep(): Promise<void>;
  /** Brings the indexes up to date and makes the run visible, in one atomic step. */
  publish(): Promise<{ version: number }>;
  /** Drops the run. */
  abandon(): Promise<void>;
}
