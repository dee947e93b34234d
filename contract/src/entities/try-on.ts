import { z } from 'zod';
import { ITEM_CONTEXTS, POSE_TYPES, TRY_ON_ACTIONS } from '../values.ts';

const garmentSchema = z.object({
  id: z.string(),
  collection: z.string(),
  url: z.string(),
  website: z.string(),
});

/** The `metadata` part of a try-on request. */
export const tryOnMetadataSchema = z
  .object({
    category: z.enum(TRY_ON_ACTIONS),
    context: z.enum(ITEM_CONTEXTS).nullable(),
    context_id: z.string().nullable(),
    top: garmentSchema.nullable(),
    bottom: garmentSchema.nullable(),
    full_body: garmentSchema.nullable(),
    pose: z.object({ id: z.string(), type: z.enum(POSE_TYPES) }).nullable(),
    retry: z.boolean(),
    retry_prev_id: z.string().nullable(),
    retry_iteration: z.number().int(),
  })
  .meta({ id: 'TryOnMetadata' });

export const tryOnAnswerSchema = z
  .object({
    id: z.string(),
    retry_prev_id: z.string().nullable(),
    retry_iteration: z.number().int(),
    gen_image_b64: z.string(),
  })
  .meta({ id: 'TryOnResult' });
