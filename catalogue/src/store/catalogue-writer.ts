import type { Item } from '@modiste/contract/entities/item';
import type { KnownPrice, PriceTrack } from '../prices/price-track.ts';

/** One item on its way into the store. */
export interface StoredItem {
  item: Item;
  /** Extra words to match: type names, synonyms, related concepts. */
  concepts: string;
  /**
   * What the lexicon read in the item's words beyond its facts (necklines, sleeves, lengths,
   * occasions, styles): lexicon ids.
   */
  attributes?: readonly string[];
  /** The day on which the item first came in, counted from 1970; left out where not known. */
  addedDay?: number;
  /** What the item cost before; left out where not known. */
  prices?: PriceTrack;
  /** The look vector of the first picture, or null when none could be read. */
  look: Float32Array | null;
  /** A hash of everything the feed said, so that an unchanged item is not written again. */
  hash: string;
}

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
  /** Inserts or replaces, by id. */
  upsert(rows: readonly StoredItem[]): Promise<void>;
  /** Ids of a source that are not marked unavailable, in batches. */
  availableIds(source: string): AsyncIterable<string[]>;
  /** Marks items as gone from their shop; they stay fetchable by id and leave every search. */
  markUnavailable(ids: readonly string[]): Promise<void>;
  /** Deletes a source's items for good and returns how many there were. */
  removeSource(source: string): Promise<number>;
  /** Writes down all that was given so far; readers see it no sooner. */
  keep(): Promise<void>;
  /** Brings the indexes up to date and makes the run visible, in one atomic step. */
  publish(): Promise<{ version: number }>;
  /** Drops the run. */
  abandon(): Promise<void>;
}
