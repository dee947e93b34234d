import { z } from 'zod';
import { attachmentRefSchema } from '../entities/attachment.ts';
import { outfitSchema } from '../entities/chat-message.ts';
import { filtersAnswerSchema, filtersSchema } from '../entities/filters-schema.ts';
import { itemSchema } from '../entities/item.ts';
import { ATTACHMENTS_MAX, ITEM_IDS_MAX, SEARCH_QUERY_CHARS_MAX } from '../limits.ts';
import { PATHS } from '../paths.ts';
import { CHAT_INTENTS } from '../values.ts';
import { call } from './call.ts';

const member = { tag: 'chat', access: 'member' } as const;
const query = z.string().max(SEARCH_QUERY_CHARS_MAX);
const id = z.string().min(1).max(200);
const ids = z.array(id).max(ITEM_IDS_MAX);

/** The message of the shopper that is being answered; the last one where it is left out. */
const user_message_id = id.nullish();

/** What the shopper may say next, ready to be sent; answers to the question where one was asked. */
const suggestions = z.array(z.string());

export const chatTranslate = call(PATHS.chatTranslate, {
  ...member,
  summary: 'Understand what the shopper said',
  streams: true,
  body: z.object({
    /** Null begins a conversation. */
    chat_id: id.nullish(),
    query,
    filters: filtersSchema.optional(),
    attachments: z.array(attachmentRefSchema).max(ATTACHMENTS_MAX).default([]),
    /** The id that the new message gets; sent again with the same one, nothing is said twice. */
    message_id: z.uuid().nullish(),
    /** Of the shopper, by its IANA name: by it "tomorrow" is a day. */
    time_zone: z.string().max(64).nullish(),
    /** The message of the shopper that this one replaces, with all that came after it. */
    replaces: id.nullish(),
  }),
  answer: z.object({
    chat_id: z.string(),
    /** "search" goes on to retrieve and rank; after any other, `answer` is the reply. */
    intent: z.enum(CHAT_INTENTS),
    answer: z.string(),
    title: z.string().nullable(),
    refined_query: z.string(),
    /** The filters to show from now on; null where they stay as they are. */
    updated_filters: filtersAnswerSchema.nullable(),
    user_message_id: z.string(),
    /** Of the reply; null where the turn goes on to retrieve. */
    model_message_id: z.string().nullable(),
    /** The items that the reply speaks of, in its order. */
    items: z.array(itemSchema),
    suggestions,
    /** What the stylist will remember from now on because of this message. */
    remembered: z.array(z.object({ id: z.string(), text: z.string() })),
  }),
  errors: [
    'authentication_required',
    'invalid_request',
    'not_found',
    'item_not_found',
    'attachment_not_found',
    'chat_full',
    'search_failed',
  ],
});

export const chatRetrieve = call(PATHS.chatRetrieve, {
  ...member,
  summary: 'Find candidates for a refined query',
  body: z.object({
    chat_id: id,
    user_message_id,
    refined_query: query,
    filters: filtersSchema.optional(),
  }),
  answer: z.object({
    candidates: z.array(itemSchema),
    quick_picks: z.array(z.string()),
    top_picks: z.array(z.string()),
    ai_message: z.string(),
  }),
  errors: [
    'authentication_required',
    'invalid_request',
    'not_found',
    'item_not_found',
    'attachment_not_found',
    'search_failed',
  ],
});

const rankedAnswer = {
  quick_pick_items: z.array(itemSchema),
  /** Each with its `reason`. */
  deep_search_items: z.array(itemSchema),
  reply: z.string(),
  model_message_id: z.string(),
  outfits: z.array(outfitSchema),
  /** The items that the outfits name. */
  outfit_items: z.array(itemSchema),
  suggestions,
};

export const chatRank = call(PATHS.chatRank, {
  ...member,
  summary: 'Choose among the candidates, with reasons and a reply',
  streams: true,
  body: z.object({
    chat_id: id,
    user_message_id,
    query,
    refined_query: query,
    quick_picks_ids: ids,
    top_picks_ids: ids,
    filters: filtersSchema.optional(),
    title: z.string().max(300).nullish(),
  }),
  answer: z.object(rankedAnswer),
  errors: [
    'authentication_required',
    'invalid_request',
    'not_found',
    'item_not_found',
    'attachment_not_found',
    'search_failed',
  ],
});

export const chatReplacePiece = call(PATHS.chatReplacePiece, {
  ...member,
  summary: 'Put another piece in the place of one of an outfit',
  body: z.object({
    chat_id: id,
    /** The reply that shows the outfit. */
    message_id: id,
    outfit: z.number().int().min(0),
    item_id: id,
  }),
  answer: z.object({
    /** Null where nothing else completes it. */
    outfit: outfitSchema.nullable(),
    items: z.array(itemSchema),
  }),
  errors: ['authentication_required', 'invalid_request', 'not_found', 'search_failed'],
});
