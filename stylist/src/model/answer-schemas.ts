import { CHAT_INTENTS } from '@modiste/contract/values';
import { z } from 'zod';

const numbers = z.array(z.number());
const texts = z.array(z.string());

/**
 * What a model answers to a message. Everything is required and nothing is bounded, since not every
 * provider can hold a model to more; what is in it is checked afterwards.
 */
export const translationAnswerSchema = z.object({
  intent: z.enum(CHAT_INTENTS),
  answer: z.string(),
  items: numbers,
  title: z.string(),
  query: z.string(),
  filters: z.object({
    priceRangeMin: z.number().nullable(),
    priceRangeMax: z.number().nullable(),
    gender: texts.nullable(),
    color: texts.nullable(),
    category: texts.nullable(),
    material: texts.nullable(),
    brand: texts.nullable(),
    clothing_size: texts.nullable(),
    shoes_size: texts.nullable(),
    sale: z.boolean().nullable(),
  }),
  reference: z
    .object({ item: z.number(), relation: z.enum(['like', 'compared', 'beside']) })
    .nullable(),
  outfit: z.boolean(),
  suggestions: texts,
});
export type TranslationAnswer = z.infer<typeof translationAnswerSchema>;

/** What a model chooses of the candidates. Its reply comes first, so that it can be told at once. */
export const rankingAnswerSchema = z.object({
  reply: z.string(),
  picks: z.array(z.object({ item: z.number(), reason: z.string() })),
  outfits: z.array(z.object({ outfit: z.number(), reason: z.string() })),
  suggestions: texts,
});
export type RankingAnswer = z.infer<typeof rankingAnswerSchema>;
