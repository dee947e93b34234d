import type { Color } from '@modiste/contract/values';

/** A product as the queries and the judging see it. Only `title` and `price` reach the shop. */
export interface ShopProduct {
  id: string;
  title: string;
  price: number;
  /** As the data names it, for example "Tshirts". */
  type: string;
  /** "Men", "Women", "Unisex", "Boys" or "Girls". */
  gender: string;
  /** The data's own color name. */
  colorName: string;
  /** The color among the spec's names; null where it has none. */
  color: Color | null;
  usage: string;
  season: string;
}
