import { z } from 'zod';
import { priceAlertSchema, savedItemSchema } from '../entities/saved-item.ts';
import { COLOR_NAME_CHARS_MAX, PRICE_MAX } from '../limits.ts';
import { PATHS } from '../paths.ts';
import { call, doneSchema, idParamsSchema } from './call.ts';

const member = { tag: 'wishlist', access: 'member' } as const;

export const wishlist = call(PATHS.wishlist, {
  ...member,
  summary: 'The saved items by id',
  answer: z.record(z.string(), savedItemSchema),
  errors: ['authentication_required'],
});

export const saveItem = call(PATHS.saveItem, {
  ...member,
  summary: 'Save an item, perhaps in a color; one that is saved already keeps its day and price',
  params: idParamsSchema,
  body: z
    .object({
      /** The name of the color variant that is saved; one that the item does not have is left out. */
      color: z.string().max(COLOR_NAME_CHARS_MAX).optional(),
    })
    .nullish(),
  answer: savedItemSchema,
  errors: ['authentication_required', 'invalid_request', 'item_not_found', 'wishlist_full'],
});

export const unsaveItem = call(PATHS.unsaveItem, {
  ...member,
  summary: 'Remove a saved item, and its price alert',
  params: idParamsSchema,
  answer: doneSchema,
  errors: ['authentication_required', 'invalid_request'],
});

export const setPriceAlert = call(PATHS.setPriceAlert, {
  ...member,
  summary: 'Ask for a mail when a saved item falls to a price',
  params: idParamsSchema,
  body: z.object({ below: z.number().positive().max(PRICE_MAX) }),
  answer: priceAlertSchema,
  errors: ['authentication_required', 'invalid_request', 'item_not_saved'],
});

export const removePriceAlert = call(PATHS.removePriceAlert, {
  ...member,
  summary: 'Take a price alert back',
  params: idParamsSchema,
  answer: doneSchema,
  errors: ['authentication_required', 'invalid_request'],
});
