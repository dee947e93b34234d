import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import type { Filter, RefusedColors } from '../filters/filter.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import type { FacetCounts } from './facet-counts.ts';
import type { ListedNews, NewsQuery } from './listed-news.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An item as one way of looking found it, with all that ranking needs of it. */
export interface Hit {
  item: IndexedItem;
  /** BM25 of words, the cosine of an image or concept; 0 where nothing was compared. */
  score: number;
}

/** What to look for among the items that pass a filter; what is left out is not looked for. */
export interface Retrieval {
  among: Filter;
  /** The best by BM25 over the texts of items. */
  words?: {
    typed: readonly string[];
    /** Asked in their place too where the typed words find fewer than `limit`. */
    related: readonly string[];
    limit: number;
  };
  /** The nearest by the cosine of their image embeddings. */
  image?: {
    embedding: Float32Array;
    /** Groups of garment types: the nearest of each are found beside the nearest of all. */
    typeGroups: readonly (readonly string[])[];
    limit: number;
  };
  /** The nearest by the cosine of their concept vectors, none below `min`. */
  concept?: { vector: Float32Array; min: number; limit: number };
  /** Lists of ids: those that pass are found, in their order. */
  ids?: readonly (readonly string[])[];
  /** About so many, spread evenly over all that pass, the same ones always. */
  sample?: number;
  /** Asks for another sample: the same ones for the same whole number. */
  sampleSeed?: number;
}

/** What was found, each list best first; empty where nothing was looked for. */
export interface Retrieved {
  words: readonly Hit[];
  related: readonly Hit[];
  image: readonly Hit[];
  concept: readonly Hit[];
  ids: readonly (readonly Hit[])[];
  /** In the order of the index. */
  sample: readonly Hit[];
}

export interface FacetCountRequest {
  /** What is counted: what a search finds that has none of `filters`. */
  among: Filter;
  filters: Filters;
  /** Whom is shopped for: whose shoe sizes are meant. */
  genders: readonly string[];
  /** What of colors `among` refuses: no item is counted for a color that it has with these only. */
  refused: RefusedColors;
  /** Only brands that have this in their names are counted; any when empty. */
  brandText: string;
}

/** An item that others are compared with. */
export interface AnchorItem {
  item: IndexedItem;
  /** Null where it has none. */
  imageEmbedding: Float32Array | null;
}

/** Cosines of two image embeddings: of all that they tell, and of what is true in any color. */
export interface ImageLikeness {
  whole: number;
  shape: number;
}

/**
 * What is for sale in one published version, as every search asks it. The index in memory
 * (`memory-index/`) is one adapter; one of a search cluster is to answer each method with one
 * request, so that each takes all that it is asked for at once and nothing is looked up by item.
 * A version never changes: what is asked twice is answered alike. Every adapter passes
 * `testing/search-index-suite.ts`.
 */
export interface SearchIndex {
  /** Read once, when the version is opened. */
  readonly vocabulary: Vocabulary;
  /** Answers several retrievals, in their order. */
  retrieve(retrievals: readonly Retrieval[]): Promise<Retrieved[]>;
  /** How many items pass each filter. */
  count(filters: readonly Filter[]): Promise<number[]>;
  /** How many items of each garment type pass, by lexicon id; types of none are absent. */
  countTypes(among: Filter): Promise<ReadonlyMap<string, number>>;
  /** How many items each value of the filters would find, were it alone chosen in its group. */
  countFacets(request: FacetCountRequest): Promise<FacetCounts>;
  /** The first that pass, in the order of the index, without some. */
  list(page: { among: Filter; exceptIds: readonly string[]; limit: number }): Promise<Hit[]>;
  /** The cheapest or the dearest that pass, in that order, equals by their ids. */
  listByPrice(page: { among: Filter; isAscending: boolean; limit: number }): Promise<Hit[]>;
  /** What changed lately of the items that pass. */
  listNews(query: NewsQuery): Promise<ListedNews>;
  /** See `IndexedItem.priceStanding`; absent where that is null. */
  priceStandings(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Whole items by id in the order asked, for sale or not; unknown ids are absent. */
  readItems(ids: readonly string[]): Promise<Item[]>;
  /** One item, for sale or not; null when there is no such item. */
  readAnchor(id: string): Promise<AnchorItem | null>;
  /**
   * Compares the pictures of some items for sale.
   * @returns how alike the pictures of two of them are; 0 where one has none.
   */
  compareImages(ids: readonly string[]): Promise<(id: string, otherId: string) => ImageLikeness>;
}
