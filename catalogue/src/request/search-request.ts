import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import type { PictureKind } from '@modiste/contract/values';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { AttachedPicture } from '../embedding/embedded-search.ts';
import type { ShopperPreferences } from '../rank/taste.ts';
import type { KindShares } from '../understand/pictured-kinds.ts';

/** What a search asks of the catalogue. */
export interface SearchRequest {
  query: string;
  filters: Filters;
  /** Of the attached picture or item, or null. */
  imageEmbedding: Float32Array | null;
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

/** One thing that the words ask for. */
export interface MissedWish {
  kind: 'type' | 'color' | 'material' | 'pattern' | 'attribute' | 'brand' | 'title';
  /** As a shopper says it; empty for a kind of garment. */
  name: string;
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
  /** The typed wishes that the alternatives miss, each item one of them; all where it has none. */
  missed: readonly MissedWish[];
  /** Whether the shop has what the words ask for, and only filters and limits leave it out. */
  isLeftOut: boolean;
  understood: UnderstoodQuery;
  /** Offered only when nothing was found. */
  relaxations: Relaxation[];
}
