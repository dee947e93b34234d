import { z } from 'zod';
import { attachmentRefSchema } from '../entities/attachment.ts';
import { filtersAnswerSchema, filtersSchema } from '../entities/filters-schema.ts';
import { itemSchema } from '../entities/item.ts';
import { ATTACHMENTS_MAX, ITEM_IDS_MAX, SEARCH_QUERY_CHARS_MAX } from '../limits.ts';
import { PATHS } from '../paths.ts';
import { call } from './call.ts';

const member = { tag: 'chat', access: 'member' } as const;
const query = z.string().max(SEARCH_QUERY_CHARS_MAX);
const chatId = z.string().min(1).max(200);
const ids = z.array(z.string().min(1).max(200)).max(ITEM_IDS_MAX);

export const chatTranslate = call(PATHS.chatTranslate, {
  ...member,
  summary: 'Understand what the shopper said',
  body: z.object({
    chat_id: chatId.nullish(),
    query,
    filters: filtersSchema.optional(),
    attachments: z.array(attachmentRefSchema).max(ATTACHMENTS_MAX).default([]),
  }),
  answer: z.object({
    chat_id: z.string(),
    intent: z.string(),
    answer: z.string(),
    title: z.string().nullable(),
    refined_query: z.string(),
    updated_filters: filtersAnswerSchema.nullable(),
    user_message_id: z.string(),
  }),
  errors: ['authentication_required', 'invalid_request', 'not_found', 'search_failed'],
});

export const chatRetrieve = call(PATHS.chatRetrieve, {
  ...member,
  summary: 'Find candidates for a refined query',
  body: z.object({ chat_id: chatId, refined_query: query, filters: filtersSchema.optional() }),
  answer: z.object({
    candidates: z.array(itemSchema),
    quick_picks: z.array(z.string()),
    top_picks: z.array(z.string()),
    ai_message: z.string(),
  }),
  errors: ['authentication_required', 'invalid_request', 'not_found', 'search_failed'],
});

export const chatRank = call(PATHS.chatRank, {
  ...member,
  summary: 'Choose among the candidates, with reasons and a reply',
  body: z.object({
    chat_id: chatId,
    query,
    refined_query: query,
    quick_picks_ids: ids,
    top_picks_ids: ids,
    filters: filtersSchema.optional(),
    title: z.string().max(300).nullish(),
  }),
  answer: z.object({
    quick_pick_items: z.array(itemSchema),
    deep_search_items: z.array(itemSchema),
    reply: z.string(),
    model_message_id: z.string(),
  }),
  errors: ['authentication_required', 'invalid_request', 'not_found', 'search_failed'],
});
