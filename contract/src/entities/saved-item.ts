import { z } from 'zod';
import { itemSchema } from './item.ts';

/** A wish to be told when a price has fallen. */
export const priceAlertSchema = z
  .object({
    /** The price to be told at, or any lower one, in the item's currency. */
    below: z.number(),
    set_at: z.iso.datetime(),
    /** When the mail went out; an alert speaks once. Null while it waits. */
    sent_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PriceAlert' });
export type PriceAlert = z.infer<typeof priceAlertSchema>;

/**
 * An item of a wishlist: as the shop has it now, and what is known of the day it was saved. What
 * left the shop stays as it was last seen, with the availability "unavailable". `shown_color` is the
 * color that was saved, as long as the item comes in it.
 */
export const savedItemSchema = itemSchema
  .extend({
    saved: z.object({
      at: z.iso.datetime(),
      price: z.number(),
      currency: z.string(),
      alert: priceAlertSchema.nullable(),
    }),
  })
  .meta({ id: 'SavedItem' });
export type SavedItem = z.infer<typeof savedItemSchema>;
