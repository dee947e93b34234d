import { checkFilters } from './check-filters.ts';
import { type Filters, isFilterName, isListFilterName } from './filters.ts';

/**
 * Applies many filters at once, from the stylist, a saved search or an address: invalid list values
 * are dropped silently, an invalid scalar is left as it was and `warn` is told.
 */
export function applyBulk(
  filters: Filters,
  given: Readonly<Record<string, unknown>>,
  warn: (message: string) => void,
): Filters {
  const { filters: checked, problems } = checkFilters(given);
  const broken = new Map(problems.map((problem) => [problem.name, problem.message]));
  let result: Filters = filters;
  for (const name of Object.keys(given).filter(isFilterName)) {
    const message = broken.get(name);
    if (message !== undefined && !isListFilterName(name)) warn(message);
    else result = { ...result, [name]: checked[name] };
  }
  return result;
}
