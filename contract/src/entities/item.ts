import { z } from 'zod';
import { AVAILABILITIES, CLOTHING_FITS, COLORS, GENDERS, TRY_ON_CATEGORIES } from '../values.ts';

/** Facts about a garment that the spec's named fields have no place for. */
export const itemFactsSchema = z.object({
  /** The lexicon's type id, for example "midi-dress"; empty where it could not be told. */
  type: z.string(),
  gender: z.enum(GENDERS),
  colors: z.array(z.enum(COLORS)),
  /** The shop's own color names, for example "Midnight". */
  color_names: z.array(z.string()),
  /** The colors it comes in, where the shop sells them as variants. */
  color_variants: z
    .array(
      z.object({
        /** The shop's own name of the color. */
        name: z.string(),
        colors: z.array(z.enum(COLORS)),
        /** Index of its picture in `image_urls`; null where it has none of its own. */
        image: z.number().int().min(0).nullable(),
      }),
    )
    .optional(),
  materials: z.array(z.string()),
  patterns: z.array(z.string()),
  clothing_size: z.array(z.string()),
  clothing_canonical_size: z.array(z.string()),
  shoes_size: z.array(z.string()),
  shoes_canonical_size: z.array(z.string()),
  clothing_fit: z.array(z.enum(CLOTHING_FITS)),
  /** Entries of `sizes` that are sold out. */
  sold_out_sizes: z.array(z.string()),
  availability: z.enum(AVAILABILITIES),
  /** Which feed the item came from. */
  source: z.string(),
  currency: z.string(),
});
export type ItemFacts = z.infer<typeof itemFactsSchema>;

/** An item as the catalogue knows it; also the line format of our own JSON Lines feed. */
export const itemSchema = z
  .object({
    id: z.string(),
    image_urls: z.array(z.string()),
    /** The title. */
    short_description: z.string(),
    description: z.string(),
    brand: z.string(),
    /** What it costs today, in the currency's units. */
    price: z.number(),
    full_price: z.number(),
    /** Whole percent off the full price; 0 when it is not reduced. */
    discount_perc: z.number().int(),
    /** 1 is the best of the list it came in; 0 outside any list. */
    rank: z.number().int(),
    reason: z.string().optional(),
    semantic_search_description: z.string(),
    colors: z.array(z.enum(COLORS)),
    /** The name of the color variant to show, where a color was asked for or chosen. */
    shown_color: z.string().optional(),
    /** The sizes in the shop's own words. `size` is the same list under its older name. */
    size: z.array(z.string()),
    sizes: z.array(z.string()),
    website: z.string(),
    item_url: z.string(),
    try_on_category: z.enum(TRY_ON_CATEGORIES),
    other_info: itemFactsSchema,
  })
  .meta({ id: 'Item' });
export type Item = z.infer<typeof itemSchema>;
