/** The words that a shop has for an item. */
export interface GarmentWords {
  title: string;
  productType?: string;
  /** For example "Apparel & Accessories > Clothing > Dresses". */
  categoryPath?: string;
  tags?: readonly string[];
  /** What attribute columns say, for example "long sleeve". */
  details?: readonly string[];
  /** The code of the shop's own language, for example "de". */
  language?: string;
  /** Its name says nothing of the garment: see `withoutBrand`. */
  brand?: string;
  /** Plain text. */
  description?: string;
  /** The feed's own word: "Men", "female", "boys", "kids". */
  gender?: string;
  /** The feed's own color names. */
  colors?: readonly string[];
}
