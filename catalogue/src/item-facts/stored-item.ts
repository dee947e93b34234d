import type { Item } from '@modiste/contract/entities/item';
import type { PricePoint } from '@modiste/contract/entities/price-history';
import type { PriceTrack } from '../prices/price-track.ts';
import type { StockTrack } from '../stock/stock-track.ts';

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
  /** When it could not be bought; left out where it always could. */
  stock?: StockTrack;
  /** The embedding of the first picture (see `IMAGE_EMBEDDING_DIMENSIONS`), or null when none could be read. */
  imageEmbedding: Float32Array | null;
  /** A hash of everything the feed said, so that an unchanged item is not written again. */
  hash: string;
}

/** An item, what it has cost, oldest price first, and when it could not be bought. */
export interface ItemWithPrices {
  item: Item;
  prices: PricePoint[];
  stock: StockTrack | null;
}
