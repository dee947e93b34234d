import { DEFAULT_FILTERS, type FilterName, type Filters, isFilterName } from './filters.ts';

/** Whether two filters ask for different items; the order of list values does not matter. */
export function filtersDiffer(a: Filters, b: Filters, names?: readonly FilterName[]): boolean {
  const compared = names ?? Object.keys(DEFAULT_FILTERS).filter(isFilterName);
  return compared.some((name) => {
    const [left, right] = [a[name], b[name]];
    if (!Array.isArray(left) || !Array.isArray(right)) return left !== right;
    return left.length !== right.length || left.some((value) => !right.includes(value));
  });
}

const CONSTRAINT_NAMES = Object.keys(DEFAULT_FILTERS)
  .filter(isFilterName)
  .filter((name) => name !== 'sort');

/** Whether anything but the sort changed, so that the search must be run again. */
export const mustSearchAgain = (before: Filters, after: Filters): boolean =>
  filtersDiffer(before, after, CONSTRAINT_NAMES);
