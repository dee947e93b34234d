import { z } from 'zod';
import { itemSchema } from './item.ts';

const outfitItemSchema = z.object({
  item_id: z.string(),
  name: z.string(),
  short_description: z.string(),
  images: z.array(z.string()),
});

export const trendsSchema = z
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
