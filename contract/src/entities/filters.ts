import { z } from 'zod';
import { checkFilters } from '../filters/check-filters.ts';
import type { Filters } from '../filters/filters.ts';

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
