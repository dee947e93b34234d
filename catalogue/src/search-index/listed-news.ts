import type { Filter } from '../filters/filter.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import type { PriceDrop } from '../prices/price-drop.ts';

/** What news is listed of the items that pass a filter and are in stock. */
export interface NewsQuery {
  among: Filter;
  /** Only changes since then, in ms since 1970. */
  sinceMs: number;
  /** What is in stock again in one of these is news too: keys of `wornSizeKeys`. */
  sizes: readonly string[];
  /** The nearest to it are listed beside the latest. */
  concept: Float32Array | null;
  /** How many of each kind are listed by each order at most. */
  limit: number;
}

/** An item that is news, and what it costs less where that is it. */
export interface NewsItem {
  item: IndexedItem;
  drop: PriceDrop | null;
}

/** News by kind, none twice, the most noteworthy of each first. */
export interface ListedNews {
  arrived: readonly NewsItem[];
  reduced: readonly NewsItem[];
  restocked: readonly NewsItem[];
}
