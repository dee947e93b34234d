import type { Item } from '@modiste/contract/entities/item';
import type { PricePoint } from '@modiste/contract/entities/price-history';
import type { TryOnCategory } from '@modiste/contract/values';
import type { StockTrack } from '../../stock/stock-track.ts';

/** One thing a shopper can buy: one color in one size. */
export interface FeedVariant {
  id: string;
  /** The shop's color names. */
  colors: readonly string[];
  sizes: readonly string[];
  /** Values of the product's option names, in their order, where a format names them elsewhere. */
  options: readonly string[];
  /** What it costs now, in the currency's units; null where the row leaves it to the product. */
  price: number | null;
  fullPrice: number | null;
  currency: string | null;
  isInStock: boolean;
  pictures: readonly string[];
}

/** What a row says of the product as a whole; empty where it is silent. */
export interface FeedProduct {
  title: string;
  description: string;
  brand: string;
  link: string;
  categories: readonly string[];
  tags: readonly string[];
  /** What attribute columns say, for example "long sleeve". */
  details: readonly string[];
  /** The feed's gender words, for example "female" or "Men". */
  gender: string;
  colors: readonly string[];
  sizes: readonly string[];
  /** The country whose numbers the sizes are, for example "EU". */
  sizeSystem: string;
  /** The code of the country that the feed is made for, for example "DE". */
  country: string;
  /** Whom the cut is made for, for example "petite" or "tall". */
  sizeTypes: readonly string[];
  materials: readonly string[];
  patterns: readonly string[];
  optionNames: readonly string[];
  pictures: readonly string[];
  /** Where a feed names it in our own words. */
  tryOnCategory: TryOnCategory | null;
}

/** A row of a feed in one shape for all formats. */
export interface ProductRow {
  kind: 'product';
  line: number;
  /** Rows with the same key make one item. */
  key: string;
  /** Keys under which other rows name this row's product. */
  aliases: readonly string[];
  /** Whether the row describes the product; its variants are then only announced. */
  isParent: boolean;
  /** Why the row makes no item by itself, when nothing else belongs to it; null when it does. */
  standaloneRejection: string | null;
  product: FeedProduct;
  variants: readonly FeedVariant[];
}

/** A whole item of our own format. */
export interface ItemRow {
  kind: 'item';
  line: number;
  item: Item;
  /** What it has cost; empty where the line names no prices. */
  prices: readonly PricePoint[];
  /** When it could not be bought; null where the line does not say. */
  stock: StockTrack | null;
}

export interface RejectedRow {
  kind: 'rejected';
  line: number;
  reason: string;
  /** False for rows that are right but not for sale, such as drafts. */
  isFault: boolean;
  /** The product that this row takes from sale as a whole, and the keys of its other rows. */
  withdraws: { key: string; aliases: readonly string[] } | null;
}

export type FeedRow = ProductRow | ItemRow | RejectedRow;

export interface FeedContext {
  /** Decides which sale prices hold. */
  now: Date;
  /** For feeds that name none. */
  currency: string;
  /** The shop's address, for feeds that carry no links; empty when unknown. */
  siteUrl: string;
}

/** A feed's format and how to read it. */
export interface FeedFormat {
  name: string;
  /** @throws BrokenFeedError */
  read(text: AsyncIterable<string>, context: FeedContext): AsyncGenerator<FeedRow>;
}

const NO_PRODUCT: FeedProduct = {
  title: '',
  description: '',
  brand: '',
  link: '',
  categories: [],
  tags: [],
  details: [],
  gender: '',
  colors: [],
  sizes: [],
  sizeSystem: '',
  country: '',
  sizeTypes: [],
  materials: [],
  patterns: [],
  optionNames: [],
  pictures: [],
  tryOnCategory: null,
};

const NO_VARIANT: FeedVariant = {
  id: '',
  colors: [],
  sizes: [],
  options: [],
  price: null,
  fullPrice: null,
  currency: null,
  isInStock: true,
  pictures: [],
};

export const makeProduct = (known: Partial<FeedProduct>): FeedProduct => ({
  ...NO_PRODUCT,
  ...known,
});

export const makeVariant = (known: Partial<FeedVariant>): FeedVariant => ({
  ...NO_VARIANT,
  ...known,
});

export const makeProductRow = (
  known: Pick<ProductRow, 'line' | 'key' | 'product' | 'variants'> & Partial<ProductRow>,
): ProductRow => ({
  kind: 'product',
  aliases: [],
  isParent: false,
  standaloneRejection: null,
  ...known,
});

export const rejected = (line: number, reason: string): RejectedRow => ({
  kind: 'rejected',
  line,
  reason,
  isFault: true,
  withdraws: null,
});

/** @param withdraws the product whose other rows are not for sale either */
export const notForSale = (
  line: number,
  reason: string,
  withdraws: RejectedRow['withdraws'] = null,
): RejectedRow => ({ kind: 'rejected', line, reason, isFault: false, withdraws });
