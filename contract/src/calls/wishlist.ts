import { z } from 'zod';
import { itemSchema } from '../entities/item.ts';
import { doneSchema, idParamsSchema } from '../entities/user.ts';
import { PATHS } from '../paths.ts';
import { call } from './call.ts';

const member = { tag: 'wishlist', access: 'member' } as const;

export const wishlist = call(PATHS.wishlist, {
  ...member,
  summary: 'The saved items by id',
  answer: z.record(z.string(), itemSchema),
  errors: ['authentication_required'],
});

export const saveItem = call(PATHS.saveItem, {
  ...member,
  summary: 'Save an item',
  params: idParamsSchema,
  body: z.object({}),
  answer: doneSchema,
  errors: ['authentication_required', 'invalid_request', 'item_not_found'],
});

export const unsaveItem = call(PATHS.unsaveItem, {
  ...member,
  summary: 'Remove a saved item',
  params: idParamsSchema,
  answer: doneSchema,
  errors: ['authentication_required', 'invalid_request'],
});
