import type { Item } from '@modiste/contract/entities/item';
import type { PriceHistory } from '@modiste/contract/entities/price-history';
import type { Filters } from '@modiste/contract/filters/filters';
import type { PictureKind } from '@modiste/contract/values';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { AttachedPicture } from './embedding/embedded-search.ts';
import type { ItemWithPrices } from './item-facts/stored-item.ts';
import type { FacetCounts } from './memory-index/facets/tally-facets.ts';
import type { ShopperPreferences } from './rank/taste.ts';
import type { Explanation } from './search/explain-item.ts';
import type { CatalogueStats } from './store/count-items.ts';
import type { ListedItem } from './store/list-for-sale.ts';
import type { SuggestedTerm } from './suggest/suggest-terms.ts';
import type { KindShares } from './understand/pictured-kinds.ts';

/** What a search asks of the catalogue. */
export interface SearchRequest {
  query: string;
  filters: Filters;
  /** The look vector of the attached picture or item, or null. */
  look: Float32Array | null;
  /** The attached picture or item itself, for an embedding model that reads pictures. */
  picture?: AttachedPicture | null;
  /** What the attached picture may show; null or left out where that is not known. */
  pictured?: KindShares | null;
  /** What the shopper says that the attached picture shows: nothing else is found then. */
  kind?: PictureKind | null;
  /** An item that comparisons are held against: "cheaper" is cheaper than it. */
  comparedTo?: string;
  /** An item never to be among the answers, for example the attached one. */
  exceptId?: string;
  limit?: number;
  /** How many items of the list to leave out at its beginning. */
  offset?: number;
  /** Moves what suits the shopper up among its equals; brings nothing in and hides nothing. */
  preferences?: ShopperPreferences;
  /** How much shoppers like an item, from 0 to 1. */
  popularityOf?: (id: string) => number;
  /** The moment to tell new items by; the present one when left out. */
  now?: Date;
}

/** A search whose filters are counted. */
export interface FacetRequest extends SearchRequest {
  /** Only brands that have this in their names are told; any when left out. */
  brandText?: string;
}

export interface Relaxation {
  label: string;
  query: string;
  filters: Filters;
  count: number;
}

export interface SearchResult {
  /** Best first; `rank` counts from 1. */
  items: Item[];
  /** How many items match in all; in the whole list the alternatives begin at this index. */
  total: number;
  /** Items that match all but one typed wish, listed after the matches; null where there are none. */
  alternatives: { heading: string; total: number } | null;
  /** What the shop does not have, in a sentence; null where nothing is missing. */
  notice: string | null;
  understood: UnderstoodQuery;
  /** Offered only when nothing was found. */
  relaxations: Relaxation[];
}

/** The catalogue open for reading. Every method sees the last published import, never half a one. */
export interface Catalogue {
  search(request: SearchRequest): Promise<SearchResult>;
  /** What of the shop the typed words may become, the likeliest first; nothing for no words. */
  suggest(text: string): Promise<SuggestedTerm[]>;
  /** How many items each value of a filter would find, with all other filters kept. */
  countFacets(request: FacetRequest): Promise<FacetCounts>;
  /** Why an item stands where it stands among the answers. Null: no such item. */
  explain(request: SearchRequest, id: string): Promise<Explanation | null>;
  /** Items in the order asked; unknown ids are absent. */
  itemsByIds(ids: readonly string[]): Promise<Item[]>;
  /** The look vector of an item, or null when it has none or is unknown. */
  imageEmbeddingOf(id: string): Promise<Float32Array | null>;
  /** Items of the same role, near in look, meaning and price. Null: no such item. */
  similarTo(id: string, filters: Filters): Promise<Item[] | null>;
  /** Items of other roles that go with it, one outfit's worth per role. Null: no such item. */
  completeOutfit(id: string, filters: Filters): Promise<Item[] | null>;
  /**
   * What an item has cost by the imports that saw it, oldest first: at most the changes of a year
   * and the price in force before them. Empty where no import noted it yet. Null: no such item.
   */
  priceHistory(id: string): Promise<Omit<PriceHistory, 'lowest'> | null>;
  /** Another text after every publish that changed something; null before the first. */
  publishedVersion(): Promise<string | null>;
  stats(): Promise<CatalogueStats>;
  countForSale(): Promise<number>;
  /** Some of what is for sale, in an order that holds until the next publish. */
  listForSale(page: { offset: number; limit: number }): Promise<ListedItem[]>;
  /** Every item with what it has cost, in id order, in batches. */
  itemsWithPrices(): AsyncIterable<ItemWithPrices[]>;
  /** Answers when the store does and searches need not wait; throws otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
