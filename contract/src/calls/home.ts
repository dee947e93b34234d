import { z } from 'zod';
import { dislikeSchema } from '../entities/dislike.ts';
import { filtersSchema } from '../entities/filters-schema.ts';
import { preferencesSchema } from '../entities/preferences.ts';
import { trendsSchema } from '../entities/trends-schema.ts';
import { OUTFIT_PIECES_MAX } from '../limits.ts';
import { PATHS } from '../paths.ts';
import { COLORS } from '../values.ts';
import { call, doneSchema, idParamsSchema } from './call.ts';

const member = { tag: 'home', access: 'member' } as const;

export const trends = call(PATHS.trends, {
  summary: 'What is worn now, chosen for the person',
  ...member,
  body: z.object({
    user_profile: z.object({
      preferences: preferencesSchema.partial().nullish(),
      location: z.string().max(300).nullish(),
      personality: z.array(z.string().max(60)).max(50).nullish(),
      user_notes: z.string().max(4000).nullish(),
    }),
    filters: filtersSchema.optional(),
  }),
  answer: trendsSchema,
  errors: ['authentication_required', 'invalid_request'],
});

const itemId = z.string().min(1).max(200);

export const dislikes = call(PATHS.dislikes, {
  ...member,
  summary: 'What the person said is not for them, the latest first',
  answer: z.object({ dislikes: z.array(dislikeSchema) }),
  errors: ['authentication_required'],
});

export const addDislike = call(PATHS.addDislike, {
  ...member,
  summary: 'Say that a piece, an outfit or a color is not for oneself',
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('item'), item_id: itemId }),
    z.object({
      kind: z.literal('outfit'),
      item_ids: z.array(itemId).min(2).max(OUTFIT_PIECES_MAX),
    }),
    z.object({ kind: z.literal('color'), color: z.enum(COLORS) }),
  ]),
  /** Said twice it is the same. */
  answer: dislikeSchema,
  errors: ['authentication_required', 'invalid_request', 'item_not_found', 'dislikes_full'],
});

export const removeDislike = call(PATHS.removeDislike, {
  ...member,
  summary: 'Take back that something is not for oneself',
  params: idParamsSchema,
  answer: doneSchema,
  errors: ['authentication_required', 'invalid_request', 'not_found'],
});
