import { z } from 'zod';
import { attachmentSchema } from '../entities/attachment.ts';
import { chatMessageSchema, historyEntrySchema } from '../entities/chat-message.ts';
import { filtersAnswerSchema } from '../entities/filters-schema.ts';
import { itemSchema } from '../entities/item.ts';
import { HISTORY_LIMIT_DEFAULT, HISTORY_LIMIT_PANEL, SEARCH_QUERY_CHARS_MAX } from '../limits.ts';
import { PATHS } from '../paths.ts';
import { call, doneSchema, idParamsSchema } from './call.ts';

const member = { tag: 'history', access: 'member' } as const;
const limited = z.object({
  limit: z.number().int().min(1).max(HISTORY_LIMIT_PANEL).default(HISTORY_LIMIT_DEFAULT),
});
const listAnswer = z.object({ chats: z.array(historyEntrySchema) });

export const searchHistory = call(PATHS.searchHistory, {
  ...member,
  summary: 'The latest searches',
  body: limited.prefault({}),
  answer: listAnswer,
  errors: ['authentication_required', 'invalid_request'],
});

export const savedSearch = call(PATHS.savedSearch, {
  ...member,
  summary: 'A past search with its items, filters and attachments',
  params: idParamsSchema,
  body: z.object({}).nullish(),
  answer: z.object({
    query: z.string(),
    items: z.array(itemSchema),
    filters: filtersAnswerSchema,
    attachments: z.array(attachmentSchema),
  }),
  errors: ['authentication_required', 'invalid_request', 'not_found'],
});

export const chatHistory = call(PATHS.chatHistory, {
  ...member,
  summary: 'The latest conversations',
  body: limited
    .extend({
      /** Only conversations whose title or messages have these words; all when left out. */
      text: z.string().max(SEARCH_QUERY_CHARS_MAX).default(''),
    })
    .prefault({}),
  answer: listAnswer,
  errors: ['authentication_required', 'invalid_request'],
});

export const chatMessages = call(PATHS.chatMessages, {
  ...member,
  summary: 'The messages of a conversation',
  params: idParamsSchema,
  answer: z.array(chatMessageSchema),
  errors: ['authentication_required', 'invalid_request', 'not_found'],
});

export const deleteChat = call(PATHS.deleteChat, {
  ...member,
  summary: 'Delete a conversation',
  body: z.object({ chat_id: z.string().min(1).max(200) }),
  answer: doneSchema,
  errors: ['authentication_required', 'invalid_request', 'not_found'],
});
