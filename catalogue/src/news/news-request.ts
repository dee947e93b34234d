import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import type { Color } from '@modiste/contract/values';
import type { ShopperPreferences } from '../rank/taste.ts';

/** What is asked of the latest changes of the catalogue. */
export interface NewsRequest {
  filters: Filters;
  /** Only changes since then, in ms since 1970. */
  sinceMs: number;
  exceptIds?: readonly string[];
  exceptColors?: readonly Color[];
  /** Moves what suits the shopper up. */
  preferences?: ShopperPreferences;
  /** How many of each kind at most. */
  limit: number;
}

export interface ReducedItem {
  item: Item;
  /** The lowest that it cost in the 30 days before, in its currency. */
  before: number;
  /** Since when it costs less, in ms since 1970. */
  sinceMs: number;
}

/** What changed in the catalogue lately, by kind, what suits the shopper best first. */
export interface CatalogueNews {
  /** Came in for the first time, while the catalogue had others before. */
  arrived: readonly Item[];
  reduced: readonly ReducedItem[];
  /** Sold out before, or in the asked sizes, and in stock again. */
  restocked: readonly Item[];
}
