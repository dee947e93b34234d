import { z } from 'zod';
import { filtersSchema } from '../entities/filters-schema.ts';
import { itemSchema } from '../entities/item.ts';
import { preferencesSchema } from '../entities/preferences.ts';
import { PATHS } from '../paths.ts';
import { call } from './call.ts';

const outfitItemSchema = z.object({
  item_id: z.string(),
  name: z.string(),
  short_description: z.string(),
  images: z.array(z.string()),
});

const trendsSchema = z
  .object({
    glamour_trends: z.array(z.object({ trend: z.string(), description: z.string() })),
    outfits: z.array(z.object({ name: z.string(), items: z.array(outfitItemSchema) })),
    outfit_for_the_day: z.object({
      intro: z.string(),
      outfit: z.object({ items: z.array(outfitItemSchema) }),
      recommendations: z.array(z.string()),
    }),
    trending_searches: z.object({ search: z.array(z.string()) }),
    suggested_items: z.array(itemSchema),
    timestamp: z.string(),
  })
  .meta({ id: 'Trends' });

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
