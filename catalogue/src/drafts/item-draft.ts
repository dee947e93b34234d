import type { Item } from '@modiste/contract/entities/item';
import type { PricePoint } from '@modiste/contract/entities/price-history';
import type { TryOnCategory } from '@modiste/contract/values';
import type { StockTrack } from '../stock/stock-track.ts';

/** A color that a product is sold in. */
export interface DraftColor {
  /** The shop's own name. */
  name: string;
  /** The reference of the picture that shows it, or null. */
  picture: string | null;
}

/** What a feed says of one item, before anything is added to it. */
export interface ItemDraft {
  kind: 'draft';
  id: string;
  source: string;
  title: string;
  description: string;
  brand: string;
  link: string;
  categories: readonly string[];
  tags: readonly string[];
  /** What attribute columns say, for example "long sleeve". */
  details: readonly string[];
  gender: string;
  /** The shop's color names, in the feed's order. */
  colorNames: readonly string[];
  /** The colors of its variants, where they differ. */
  colorVariants: readonly DraftColor[];
  /** The shop's sizes in their natural order. */
  sizes: readonly string[];
  soldOutSizes: readonly string[];
  /** The country whose numbers the sizes are, or ''. */
  sizeSystem: string;
  /** The code of the country that the feed is made for, or ''. */
  country: string;
  sizeTypes: readonly string[];
  materials: readonly string[];
  patterns: readonly string[];
  price: number;
  fullPrice: number;
  currency: string;
  isInStock: boolean;
  /** The feed's picture references, the main color's first. */
  pictures: readonly string[];
  /** Null where the feed does not name it. */
  tryOnCategory: TryOnCategory | null;
}

/** An item of our own format, which needs only its words and its picture read for the index. */
export interface WholeItem {
  kind: 'item';
  id: string;
  item: Item;
  /** What it has cost, for a catalogue that does not know it yet. */
  prices: readonly PricePoint[];
  /** When it could not be bought, likewise; null where it always could. */
  stock: StockTrack | null;
}
