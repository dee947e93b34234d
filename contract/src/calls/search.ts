import { z } from 'zod';
import { attachmentRefSchema } from '../entities/attachment.ts';
import { filtersAnswerSchema, filtersSchema } from '../entities/filters-schema.ts';
import { itemSchema } from '../entities/item.ts';
import {
  ATTACHMENTS_MAX,
  BRAND_CHARS_MAX,
  SEARCH_OFFSET_MAX,
  SEARCH_QUERY_CHARS_MAX,
  SUGGESTIONS_MAX,
} from '../limits.ts';
import { PATHS } from '../paths.ts';
import { GENDERS, PICTURE_KINDS, SUGGESTION_KINDS } from '../values.ts';
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

/** Items that match all but one typed wish, listed after the matches under a heading of their own. */
const alternativesSchema = z.object({
  /** For example "Dresses in other colors". */
  heading: z.string(),
  total: z.number().int(),
});

const pictureKindSchema = z.enum(PICTURE_KINDS);

/** What the attached picture seems to show; the shopper can correct it by the request's `kind`. */
const looksLikeSchema = z.object({
  /** For example "white sneakers". */
  label: z.string(),
  /** Null where only a family is certain: "shoes". */
  kind: pictureKindSchema.nullable(),
  /** What else it may be, the likeliest first. */
  options: z.array(z.object({ label: z.string(), kind: pictureKindSchema })),
});
export type LooksLike = z.infer<typeof looksLikeSchema>;

const searchAnswerSchema = z.object({
  search_id: z.string(),
  /** From `offset` on: first all matches, then all alternatives, as one list. */
  items: z.array(itemSchema),
  /** How many items match in all; in the whole list the alternatives begin at this index. */
  total: z.number().int(),
  /** Null where there are none. */
  alternatives: alternativesSchema.nullable(),
  /** What the shop does not have, in a sentence: "No red dresses here." Null: nothing is missing. */
  notice: z.string().nullable(),
  /** Null without a picture, where words name the garment, and where it is not certain enough. */
  looks_like: looksLikeSchema.nullable(),
  understood: z.array(understoodSchema),
  /** The query as searched, when a misspelling was corrected; otherwise null. */
  corrected_query: z.string().nullable(),
  /** Ways out, offered only when nothing was found. */
  relaxations: z.array(relaxationSchema),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

const searchBodySchema = z.object({
  query: z.string().max(SEARCH_QUERY_CHARS_MAX).default(''),
  filters: filtersSchema.optional(),
  attachments: z.array(attachmentRefSchema).max(ATTACHMENTS_MAX).default([]),
  /** What the shopper says that the attached picture shows. */
  kind: pictureKindSchema.nullable().default(null),
});

const searchPageSchema = searchBodySchema.extend({
  /** How many items of the list are already shown. */
  offset: z.number().int().min(0).max(SEARCH_OFFSET_MAX).default(0),
});

const SEARCH_ERRORS = [
  'authentication_required',
  'invalid_request',
  'attachment_not_found',
  'item_not_found',
  'search_failed',
] as const;

export const search = call(PATHS.search, {
  summary: 'Find items by words, filters and a picture',
  tag: 'search',
  access: 'member',
  body: searchPageSchema,
  answer: searchAnswerSchema,
  errors: SEARCH_ERRORS,
});

const suggestionSchema = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  /** The words to search for. */
  text: z.string(),
  /** The gender to search in, where a kind of garment is offered for one alone. */
  gender: z.enum(GENDERS).nullable(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

export const suggestSearches = call(PATHS.suggestSearches, {
  summary: 'What the words being typed may become',
  tag: 'search',
  access: 'member',
  query: z.object({ text: z.string().max(SEARCH_QUERY_CHARS_MAX).default('') }),
  answer: z.object({ suggestions: z.array(suggestionSchema).max(SUGGESTIONS_MAX) }),
  errors: ['authentication_required', 'invalid_request', 'search_failed'],
});

/** How many items each value would find, were it the only one chosen of its group. */
const countsSchema = z.record(z.string(), z.number().int());

const facetsAnswerSchema = z.object({
  gender: countsSchema,
  clothing_size: countsSchema,
  clothing_canonical_size: countsSchema,
  shoes_size: countsSchema,
  shoes_canonical_size: countsSchema,
  clothing_fit: countsSchema,
  color: countsSchema,
  category: countsSchema,
  /** The brands with most items, and those that are chosen. */
  brand: countsSchema,
  /** How many brands there are in all, of those that `brand_text` asks for. */
  brands: z.number().int(),
  material: countsSchema,
  /** How many items a search with all these filters finds. */
  total: z.number().int(),
  /** How many of them are on sale. */
  sale: z.number().int(),
  /** The prices there are, without the price filters; null where nothing is found. */
  price: z.object({ lowest: z.number(), highest: z.number() }).nullable(),
});
export type Facets = z.infer<typeof facetsAnswerSchema>;

export const countFacets = call(PATHS.countFacets, {
  summary: 'How many items each value of a filter would find, with all other filters kept',
  tag: 'search',
  access: 'member',
  body: searchBodySchema.extend({
    /** Counts the brands whose names have this in them, where there are too many to tell all. */
    brand_text: z.string().max(BRAND_CHARS_MAX).default(''),
  }),
  answer: facetsAnswerSchema,
  errors: SEARCH_ERRORS,
});
