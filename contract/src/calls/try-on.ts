import { z } from 'zod';
import { PATHS } from '../paths.ts';
import { GENDERS, ITEM_CONTEXTS, POSE_TYPES, TRY_ON_ACTIONS, TRY_ON_DOUBTS } from '../values.ts';
import { call, idParamsSchema } from './call.ts';

const ID_CHARS_MAX = 200;
const NAME_CHARS_MAX = 200;
const URL_CHARS_MAX = 2000;

const garmentSchema = z.object({
  /** An item's id; empty where its picture comes with the call or from `url`. */
  id: z.string().max(ID_CHARS_MAX),
  collection: z.string().max(NAME_CHARS_MAX),
  /** The picture to use; of an item, the first one where it is none of the item's. */
  url: z.string().max(URL_CHARS_MAX),
  website: z.string().max(NAME_CHARS_MAX),
});

/** The `metadata` part of a try-on request. */
export const tryOnMetadataSchema = z
  .object({
    category: z.enum(TRY_ON_ACTIONS),
    context: z.enum(ITEM_CONTEXTS).nullable(),
    context_id: z.string().max(ID_CHARS_MAX).nullable(),
    top: garmentSchema.nullable(),
    bottom: garmentSchema.nullable(),
    full_body: garmentSchema.nullable(),
    /** A saved pose, a ready-made one, or an earlier result that goes on being dressed. */
    pose: z.object({ id: z.string().max(ID_CHARS_MAX), type: z.enum(POSE_TYPES) }).nullable(),
    retry: z.boolean(),
    retry_prev_id: z.string().max(ID_CHARS_MAX).nullable(),
    retry_iteration: z.number().int().min(0),
  })
  .meta({ id: 'TryOnMetadata' });
export type TryOnMetadata = z.infer<typeof tryOnMetadataSchema>;

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
    top_file_base64: 'The picture of the top, as a file or as base64, when it is not in the shop',
    bottom_file_base64: 'The same of the bottom',
    full_body_file_base64: 'The same of the full-body garment',
    pose_file_base64: 'The same of the pose, when it is not a saved one',
    metadata: 'JSON: TryOnMetadata',
  },
  answer: tryOnAnswerSchema,
  errors: [
    'authentication_required',
    'invalid_request',
    'not_found',
    'item_not_found',
    'not_an_image',
    'attachment_too_large',
    'unreadable_image',
    'explicit_image',
    'no_person',
    'no_garment',
    'try_on_busy',
    'try_on_failed',
    'rate_limited',
    'unsupported_media_type',
  ],
});

export const tryOnImage = call(PATHS.tryOnImage, {
  summary: 'The generated picture',
  tag: 'try-on',
  access: 'member',
  params: idParamsSchema,
  media: ['image/webp'],
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
  query: z.object({
    /** 480 for a small one. */
    w: z.string().max(10).optional(),
  }),
  media: ['image/webp'],
  errors: ['authentication_required', 'invalid_request', 'not_found'],
});
