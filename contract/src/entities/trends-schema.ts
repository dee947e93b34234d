import { z } from 'zod';
import { SEASONS, WEATHER_SOURCES } from '../values.ts';
import { itemSchema } from './item.ts';

/** A piece of an outfit; the whole item stands in `items` of the trends under its id. */
const outfitItemSchema = z.object({
  item_id: z.string(),
  /** What it is in the outfit: "Shoes", "Coat". */
  name: z.string(),
  short_description: z.string(),
  images: z.array(z.string()),
});
export type OutfitItem = z.infer<typeof outfitItemSchema>;

const outfitSchema = z.object({
  name: z.string(),
  /** Why it is shown, in a short line. */
  reason: z.string(),
  /** What all pieces cost together, in US dollars. */
  total: z.number(),
  items: z.array(outfitItemSchema),
});
export type StyleOutfit = z.infer<typeof outfitSchema>;

const dailyOutfitSchema = z.object({
  /** The words above the outfit; empty where none can be composed. */
  intro: z.string(),
  /** Why it is shown, in a short line. */
  reason: z.string(),
  outfit: z.object({ items: z.array(outfitItemSchema), total: z.number() }),
  /** How to wear it, a sentence each. */
  recommendations: z.array(z.string()),
});
export type DailyOutfit = z.infer<typeof dailyOutfitSchema>;

const glamourTrendSchema = z.object({
  /** Its name: "Satin skirts". */
  trend: z.string(),
  description: z.string(),
  /** Why it is shown, in a short line. */
  reason: z.string(),
  /** The search that finds it. */
  query: z.string(),
  /** Some of its items. */
  item_ids: z.array(z.string()),
  images: z.array(z.string()),
});
export type GlamourTrend = z.infer<typeof glamourTrendSchema>;

/** What the day is like where the person is. */
export const daySettingSchema = z.object({
  /** YYYY-MM-DD there. */
  day: z.iso.date(),
  season: z.enum(SEASONS),
  /** The city; null where the person gave none. */
  place: z.string().nullable(),
  /** Degrees Celsius; null where the place is not known. */
  low_c: z.number().nullable(),
  high_c: z.number().nullable(),
  /** Whether people there speak of degrees Fahrenheit. */
  uses_fahrenheit: z.boolean().optional(),
  is_rainy: z.boolean(),
  /** Whether it is what the month is usually like there, or a forecast for the day. */
  source: z.enum(WEATHER_SOURCES),
});
export type DaySetting = z.infer<typeof daySettingSchema>;

export const trendsSchema = z
  .object({
    glamour_trends: z.array(glamourTrendSchema),
    /** The style picks. No item is in two places of the page. */
    outfits: z.array(outfitSchema),
    outfit_for_the_day: dailyOutfitSchema,
    trending_searches: z.object({
      search: z.array(z.string()),
      /** Why they are shown, in a short line. */
      reason: z.string(),
    }),
    /** New, reduced, back in stock, or wanted by many: each with its reason. */
    suggested_items: z.array(itemSchema),
    /** What to ask the search or the stylist for; each finds something. */
    prompts: z.array(z.string()),
    setting: daySettingSchema,
    /** Every item that the page names, by id. */
    items: z.record(z.string(), itemSchema),
    /** ISO 8601. */
    timestamp: z.iso.datetime(),
  })
  .meta({ id: 'Trends' });
export type Trends = z.infer<typeof trendsSchema>;
