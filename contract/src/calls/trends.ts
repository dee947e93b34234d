import { z } from 'zod';
import { filtersSchema } from '../entities/filters-schema.ts';
import { preferencesSchema } from '../entities/preferences.ts';
import { trendsSchema } from '../entities/trends-schema.ts';
import { PATHS } from '../paths.ts';
import { call } from './call.ts';

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
