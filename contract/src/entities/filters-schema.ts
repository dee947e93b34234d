import { z } from 'zod';
import { checkFilters } from '../filters/check-filters.ts';
import type { Filters } from '../filters/filters.ts';
import { SORTS } from '../values.ts';

/**
 * Filters from the wire: any subset of the names, every value from its list. Reports each broken
 * rule with its exact message and completes what is absent with the defaults.
 */
export const filtersSchema = z
  .record(z.string(), z.unknown())
  .superRefine((value, context) => {
    for (const problem of checkFilters(value).problems) {
      context.addIssue({ code: 'custom', message: problem.message, path: [problem.name] });
    }
  })
  .transform((value): Filters => checkFilters(value).filters)
  .meta({ id: 'Filters' });

/** Filters as an answer carries them: complete and already checked. */
export const filtersAnswerSchema = z
  .object({
    sort: z.enum(SORTS).nullable(),
    gender: z.array(z.string()).readonly(),
    sale: z.boolean(),
    priceRangeMin: z.number().int().nullable(),
    priceRangeMax: z.number().int().nullable(),
    clothing_size: z.array(z.string()).readonly(),
    clothing_canonical_size: z.array(z.string()).readonly(),
    shoes_size: z.array(z.string()).readonly(),
    shoes_canonical_size: z.array(z.string()).readonly(),
    clothing_fit: z.array(z.string()).readonly(),
    color: z.array(z.string()).readonly(),
    category: z.array(z.string()).readonly(),
    brand: z.array(z.string()).readonly(),
    material: z.array(z.string()).readonly(),
  })
  .meta({ id: 'CompleteFilters' });
