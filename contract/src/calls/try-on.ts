import { z } from 'zod';
import { filtersSchema } from '../entities/filters.ts';
import { preferencesSchema } from '../entities/preferences.ts';
import { trendsSchema } from '../entities/trends.ts';
import { tryOnAnswerSchema } from '../entities/try-on.ts';
import { idParamsSchema } from '../entities/user.ts';
import { PATHS } from '../paths.ts';
import { call } from './call.ts';

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

export const trends = call(PATHS.trends, {
  summary: 'What is worn now, chosen for the person',
  tag: 'home',
  access: 'member',
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
