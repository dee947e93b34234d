import { z } from 'zod';

export const pricePointSchema = z.object({
  /** From when on the item cost so much. */
  at: z.iso.datetime(),
  price: z.number(),
  full_price: z.number(),
});
export type PricePoint = z.infer<typeof pricePointSchema>;

/** What an item has cost since the catalogue knows it. */
export const priceHistorySchema = z
  .object({
    currency: z.string(),
    /** Changes of the price, oldest first; the last one is today's. */
    points: z.array(pricePointSchema),
    /** The lowest price in force at any moment of the last 90 days; null where none is known. */
    lowest: z
      .object({
        price: z.number(),
        /** When it was last in force: the present moment for today's price. */
        at: z.iso.datetime(),
        /** Over how many whole days, at most 90, the prices are known. */
        days: z.number().int(),
      })
      .nullable(),
  })
  .meta({ id: 'PriceHistory' });
export type PriceHistory = z.infer<typeof priceHistorySchema>;
