import { z } from 'zod';
import { attachmentRefSchema } from '../entities/attachment.ts';
import { filtersAnswerSchema, filtersSchema } from '../entities/filters.ts';
import { itemSchema } from '../entities/item.ts';
import { ATTACHMENTS_MAX, SEARCH_QUERY_CHARS_MAX } from '../limits.ts';
import { PATHS } from '../paths.ts';
import { call } from './call.ts';

/** One thing the search understood from the words, as a phrase a shopper can read. */
const understoodSchema = z.object({
  /** The words it came from, as typed. */
  words: z.string(),
  /** What they were taken for, for example "Under $50" or "Color: Blue". */
  meaning: z.string(),
  /** A hard part was kept to strictly; a soft one only moved items up. */
  hard: z.boolean(),
});

/** A named way out of an empty result: the search to send instead. */
const relaxationSchema = z.object({
  /** For example "Search without the color Blue". */
  label: z.string(),
  query: z.string(),
  filters: filtersAnswerSchema,
  /** How many items it would find, at most the length of one answer. */
  count: z.number().int(),
});

const searchAnswerSchema = z.object({
  search_id: z.string(),
  items: z.array(itemSchema),
  /** How many items match in all; the answer holds the best of them. */
  total: z.number().int(),
  understood: z.array(understoodSchema),
  /** The query as searched, when a misspelling was corrected; otherwise null. */
  corrected_query: z.string().nullable(),
  /** Ways out, offered only when nothing was found. */
  relaxations: z.array(relaxationSchema),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

export const search = call(PATHS.search, {
  summary: 'Find items by words, filters and a picture',
  tag: 'search',
  access: 'member',
  body: z.object({
    query: z.string().max(SEARCH_QUERY_CHARS_MAX).default(''),
    filters: filtersSchema.optional(),
    attachments: z.array(attachmentRefSchema).max(ATTACHMENTS_MAX).default([]),
  }),
  answer: searchAnswerSchema,
  errors: [
    'authentication_required',
    'invalid_request',
    'attachment_not_found',
    'item_not_found',
    'search_failed',
  ],
});
