import { COLORS, GENDERS, TRY_ON_CATEGORIES } from '@modiste/contract/values';
import { z } from 'zod';
import { WEAVE_NAMES } from '../looks/cloth-look.ts';
import type { Photography } from '../shading/photography.ts';
import { PRINTS } from './prints.ts';
import { SIZE_RUNS } from './size-runs.ts';

const sentences = z.array(z.string()).min(1);

const NECKS = [
  'v',
  'crew',
  'scoop',
  'boat',
  'square',
  'turtle',
  'mock',
  'funnel',
  'strap',
  'halter',
  'strapless',
  'camp',
  'collar',
  'polo',
  'band',
  'bow',
  'hood',
  'notch',
  'shawl',
  'moto',
] as const;
const SLEEVES = ['none', 'short', 'three-quarter', 'long', 'puff', 'balloon'] as const;

/** When a collection comes into the shop; what belongs to no season is there all year. */
const SEASONS = ['spring', 'summer', 'autumn', 'winter', 'all year'] as const;

/** One design that the shop sells in several fabrics: its shape, its sizes and its words. */
export const designSchema = z.strictObject({
  /** The lexicon's type id. */
  type: z.string(),
  /** How a title ends: "Bias Midi Dress". */
  noun: z.string(),
  category: z.enum(TRY_ON_CATEGORIES),
  gender: z.enum(GENDERS),
  sizes: z.enum(SIZE_RUNS),
  /** The full price in dollars, in a plain fabric of a mid-priced brand. */
  basePrice: z.number(),
  /** How it is made, part by part, as a shop lists it: "zip fly", "two flap pockets". */
  build: z.array(z.string()).default([]),
  /** Neck and sleeves of a top, a dress or a coat, for its description. */
  cut: z.strictObject({ neck: z.enum(NECKS), sleeve: z.enum(SLEEVES) }).optional(),
  /** The stored drape or loft that its pictures show. */
  shape: z.string(),
  /** Other stored shapes that the words of the design fit as well; each brand shows one of all. */
  variants: z.array(z.string()).default([]),
  /** Instead of all of these, the shapes of items whose fabric is of a material ("leather"). */
  shapesByMaterial: z.record(z.string(), z.array(z.string()).min(1)).default({}),
  /** Sentences on the cut, on its details and on how to wear it, dealt out to its items. */
  silhouette: sentences,
  details: sentences,
  styling: sentences,
  /** What it is good for, for the search by meaning. */
  uses: z.string(),
  /** What is made of it, each with at least one colorway as `colorwayOf` reads it. */
  items: z.array(
    z.strictObject({
      brand: z.string(),
      fabric: z.string(),
      print: z.enum(PRINTS).default('none'),
      colorways: z.array(z.string()).min(1),
      /** What a shopper reads of this item alone, in front of what the design says. */
      words: z.string().optional(),
    }),
  ),
});

/** An item of a collection: the cut of a design, under a name, in a cloth and in words of its own. */
const pieceSchema = z.strictObject({
  /** The shape of the design that it is cut like. */
  shape: z.string(),
  /** How its title ends, where that is not the noun of the design. */
  name: z.string().optional(),
  /** The lexicon's type id, where that is not the type of the design. */
  type: z.string().optional(),
  gender: z.enum(GENDERS).optional(),
  sizes: z.enum(SIZE_RUNS).optional(),
  /** Its full price in dollars before fabric and brand, where that is not the design's. */
  basePrice: z.number().optional(),
  fabric: z.string(),
  print: z.enum(PRINTS).default('none'),
  /** Its colorways as `colorwayOf` reads them, with spaces between. */
  colors: z.string(),
  /** Whole sentences that no other item has. */
  words: z.string(),
});

/** What one brand brings into the shop together. */
export const collectionSchema = z.strictObject({
  name: z.string(),
  season: z.enum(SEASONS),
  pieces: z.array(pieceSchema).min(1),
});

/** How a brand has its things photographed, as `Photography` says it. */
const photographySchema = z.strictObject({
  lights: z.strictObject({
    key: z.number().min(0.2).max(0.8),
    fill: z.number().min(0.1).max(0.4),
    front: z.number().min(0.1).max(0.6),
    softness: z.number().min(0).max(0.6),
    side: z.enum(['left', 'right']),
  }),
  ground: z.string().regex(/^#[0-9a-f]{6}$/),
  shadow: z.number().min(0).max(2.5),
  distance: z.number().min(0.94).max(1.2),
  exposure: z.number().min(0.9).max(1.15),
  contrast: z.number().min(0.9).max(1.2),
  warmth: z.number().min(-0.03).max(0.03),
  laidOut: z.number().min(-0.5).max(1),
  creases: z.number().min(0.3).max(1.4),
}) satisfies z.ZodType<Photography>;

export const brandSchema = z.strictObject({
  name: z.string(),
  /** The retailer that carries it, as the button "View on …" names it. */
  website: z.string(),
  /** Its price level: 1 is the middle of the shop. */
  level: z.number(),
  /** How its prices end. */
  ending: z.enum(['round', 'half', 'ninety-five']),
  /** Gives its items people's names. */
  named: z.boolean(),
  /** How its clothes fit, as the last line of a description says it. */
  fit: z.string(),
  /** The letters that its style numbers begin with. */
  code: z.string().regex(/^[A-Z]{2}$/),
  /** Where its size range is wider or narrower than the shop's. */
  sizes: z.partialRecord(z.enum(SIZE_RUNS), z.enum(SIZE_RUNS)).default({}),
  /** How it cuts its pieces: shares by which they are broader and longer than the cut. */
  proportions: z.strictObject({
    breadth: z.number().min(-0.08).max(0.08),
    length: z.number().min(-0.08).max(0.08),
  }),
  photography: photographySchema,
  /** What it says about itself: each sentence is for one item. */
  notes: sentences,
});

export const fabricSchema = z.strictObject({
  /** How a title says it. */
  title: z.string(),
  /** Ids of the lexicon's materials. */
  materials: z.array(z.string()).min(1),
  /** How it is woven or knitted, for pictures of garments that are sewn of it. */
  weave: z.enum(WEAVE_NAMES).optional(),
  /** What a price is multiplied by. */
  priceFactor: z.number(),
  /** What the label says: "100% silk". */
  label: z.string(),
  care: z.string(),
  sentences,
});

export const tintSchema = z.strictObject({
  /** The shop's own name of the color. */
  name: z.string(),
  color: z.enum(COLORS),
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
});

/** How a print is named to the search, in a title, and in a sentence. */
export const printWordsSchema = z.strictObject({
  title: z.string(),
  pattern: z.string(),
  sentence: z.string(),
});

/** A design and the rail of the shop that it hangs on: "skirts". */
export type Design = z.infer<typeof designSchema> & { rail: string };
export type Cut = NonNullable<Design['cut']>;
export type Season = (typeof SEASONS)[number];
/** A collection and the key of the brand whose it is. */
export type Collection = z.infer<typeof collectionSchema> & { brand: string };
export type DesignItem = Design['items'][number] & {
  collection?: Pick<Collection, 'name' | 'season'>;
};
export type Brand = z.infer<typeof brandSchema>;
export type Fabric = z.infer<typeof fabricSchema>;
export type Tint = z.infer<typeof tintSchema>;
export type PrintWords = z.infer<typeof printWordsSchema>;
