import type { Item } from '@modiste/contract/entities/item';
import type { PriceHistory } from '@modiste/contract/entities/price-history';
import type { Filters } from '@modiste/contract/filters/filters';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { ItemWithPrices } from './item-facts/stored-item.ts';
import type { CatalogueNews, NewsRequest } from './news/news-request.ts';
import type { ComposedOutfit, OutfitSearch } from './outfits/outfit-search.ts';
import type { FacetRequest, SearchRequest, SearchResult } from './request/search-request.ts';
import type { Explanation } from './search/explain-item.ts';
import type { SuitableRequest } from './search/find-suitable.ts';
import type { FacetCounts } from './search-index/facet-counts.ts';
import type { CatalogueStats } from './store/count-items.ts';
import type { ListedItem } from './store/list-for-sale.ts';
import type { SuggestedTerm } from './suggest/suggest-terms.ts';

/** The catalogue open for reading. Every method sees the last published import, never half a one. */
export interface Catalogue {
  search(request: SearchRequest): Promise<SearchResult>;
  /** Reads words as a search reads them: in terms of what the shop has. */
  understand(text: string): Promise<UnderstoodQuery>;
  /** What of the shop the typed words may become, the likeliest first; nothing for no words. */
  suggest(text: string): Promise<SuggestedTerm[]>;
  /** How many items each value of a filter would find, with all other filters kept. */
  countFacets(request: FacetRequest): Promise<FacetCounts>;
  /** Why an item stands where it stands among the answers. Null: no such item. */
  explain(request: SearchRequest, id: string): Promise<Explanation | null>;
  /** Items in the order asked; unknown ids are absent. */
  itemsByIds(ids: readonly string[]): Promise<Item[]>;
  /** Whether a search for words would find anything that meets all of them. */
  hasMatches(request: Pick<SearchRequest, 'query' | 'filters'>): Promise<boolean>;
  /** Those of some items that are in stock and meet all limits of filters and words, in their order. */
  findSuitable(request: SuitableRequest): Promise<Item[]>;
  /** The image embedding of an item, or null when it has none or is unknown. */
  imageEmbeddingOf(id: string): Promise<Float32Array | null>;
  /** Items of the same role, near in picture, concept and price. Null: no such item. */
  similarTo(id: string, filters: Filters): Promise<Item[] | null>;
  /** Items of other roles that go with it, one outfit's worth per role. Null: no such item. */
  completeOutfit(id: string, filters: Filters): Promise<Item[] | null>;
  /**
   * Whole outfits for words and limits, best first, no piece in two of them; every piece meets every
   * limit and all of them together the budget. Empty where that is impossible.
   */
  composeOutfits(search: OutfitSearch): Promise<ComposedOutfit[]>;
  /**
   * What came in, costs less than it did and is back in stock, as far as it meets every limit and
   * can be bought.
   */
  news(request: NewsRequest): Promise<CatalogueNews>;
  /**
   * Where someone buys who likes these items: from 0, the cheapest of each kind, to 1, the dearest.
   * Null where too little is known.
   */
  priceLevelOf(ids: readonly string[]): Promise<number | null>;
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
