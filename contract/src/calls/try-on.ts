import { z } from 'zod';
import { PATHS } from '../paths.ts';
import { GENDERS, ITEM_CONTEXTS, POSE_TYPES, TRY_ON_ACTIONS, TRY_ON_DOUBTS } from '../values.ts';
import { call, idParamsSchema } from './call.ts';

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

const tryOnAnswerSchema = z
  .object({
    id: z.string(),
    retry_prev_id: z.string().nullable(),
    retry_iteration: z.number().int(),
    gen_image_b64: z.string(),
    /** The name of the engine that made it. */
    engine: z.string(),
    /** Whether it only hints at how the garment would look. */
    preview: z.boolean(),
    doubts: z.array(z.enum(TRY_ON_DOUBTS)),
  })
  .meta({ id: 'TryOnResult' });

export const tryOn = call(PATHS.tryOn, {
  summary: 'Put garments on a pose',
  tag: 'try-on',
  access: 'member',
  multipart: {
    top_file_base64: 'The top, when chosen',
    bottom_file_base64: 'The bottom, when chosen',
    full_body_file_base64: 'The full-body garment, when chosen',
    pose_file_base64: 'The pose, when it is not a saved one',
    metadata: 'JSON: TryOnMetadata',
  },
  answer: tryOnAnswerSchema,
  errors: ['authentication_required', 'invalid_request', 'not_found', 'unreadable_image'],
});

export const tryOnImage = call(PATHS.tryOnImage, {
  summary: 'The generated picture',
  tag: 'try-on',
  access: 'member',
  params: idParamsSchema,
  media: ['image/webp', 'image/png'],
  errors: ['authentication_required', 'invalid_request', 'not_found'],
});

/** A ready-made pose. Its id stands for a pose's id in the metadata of a try-on. */
const mannequinSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    gender: z.enum(GENDERS),
  })
  .meta({ id: 'Mannequin' });

export const mannequins = call(PATHS.mannequins, {
  summary: 'The ready-made poses',
  tag: 'try-on',
  access: 'member',
  answer: z.array(mannequinSchema),
  errors: ['authentication_required'],
});

export const mannequinImage = call(PATHS.mannequinImage, {
  summary: 'The picture of a ready-made pose',
  tag: 'try-on',
  access: 'member',
  params: idParamsSchema,
  media: ['image/webp'],
  errors: ['authentication_required', 'invalid_request', 'not_found'],
});
