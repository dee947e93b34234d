import { z } from 'zod';
import { attachmentSchema } from '../entities/attachment.ts';
import { filtersSchema } from '../entities/filters-schema.ts';
import { itemSchema } from '../entities/item.ts';
import { priceHistorySchema } from '../entities/price-history.ts';
import { ITEM_IDS_MAX, SEARCH_QUERY_CHARS_MAX } from '../limits.ts';
import { PATHS } from '../paths.ts';
import { SIMILAR_ID_TYPES } from '../values.ts';
import { call, doneSchema, idParamsSchema } from './call.ts';

export const itemsByIds = call(PATHS.itemsByIds, {
  summary: 'Fetch several items at once',
  tag: 'items',
  access: 'anyone',
  body: z.object({ item_ids: z.array(z.string().min(1).max(200)).max(ITEM_IDS_MAX) }),
  answer: z.record(z.string(), itemSchema),
  errors: ['invalid_request'],
});

export const itemById = call(PATHS.itemById, {
  summary: 'Fetch one item',
  tag: 'items',
  access: 'anyone',
  params: idParamsSchema,
  answer: itemSchema,
  errors: ['invalid_request', 'item_not_found'],
});

export const recordView = call(PATHS.recordView, {
  summary: 'Note that the person looked at an item',
  tag: 'items',
  access: 'member',
  params: idParamsSchema,
  answer: doneSchema,
  errors: ['authentication_required', 'invalid_request', 'item_not_found'],
});

export const itemPrices = call(PATHS.itemPrices, {
  summary: 'What an item has cost',
  tag: 'items',
  access: 'anyone',
  params: idParamsSchema,
  answer: priceHistorySchema,
  errors: ['invalid_request', 'item_not_found'],
});

export const similarItems = call(PATHS.similarItems, {
  summary: 'Items like one, items that go with one, or items like a description',
  tag: 'items',
  access: 'anyone',
  body: z.object({
    id: z.string().min(1).max(200).nullish(),
    id_type: z.enum(SIMILAR_ID_TYPES),
    filters: filtersSchema.optional(),
    query: z.string().max(SEARCH_QUERY_CHARS_MAX).nullish(),
    semantic_search_description: z.string().max(5000).nullish(),
  }),
  answer: z.record(z.string(), itemSchema),
  errors: ['invalid_request', 'item_not_found'],
});

export const uploadAttachment = call(PATHS.uploadAttachment, {
  summary: 'Upload a picture to search with',
  tag: 'items',
  access: 'member',
  multipart: { file: 'A JPEG, PNG, WebP, AVIF or GIF picture', context: 'chat_attachment' },
  answer: attachmentSchema,
  errors: [
    'authentication_required',
    'invalid_request',
    'not_an_image',
    'attachment_too_large',
    'unreadable_image',
    'explicit_image',
    'unsupported_media_type',
  ],
});

export const attachment = call(PATHS.attachment, {
  summary: 'Fetch what is known of an attachment',
  tag: 'items',
  access: 'member',
  params: idParamsSchema,
  answer: attachmentSchema,
  errors: ['authentication_required', 'invalid_request', 'attachment_not_found'],
});

export const attachmentImage = call(PATHS.attachmentImage, {
  summary: 'The attached picture itself',
  tag: 'items',
  access: 'member',
  params: idParamsSchema,
  media: ['image/webp'],
  errors: ['authentication_required', 'invalid_request', 'attachment_not_found'],
});
