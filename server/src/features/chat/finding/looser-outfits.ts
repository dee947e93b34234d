import type { OutfitSearch } from '@modiste/catalogue/outfits/outfit-search';
import {
  DEFAULT_FILTERS,
  type Filters,
  SIZE_FILTER_NAMES,
} from '@modiste/contract/filters/filters';
import { formatPrice } from '@modiste/contract/price';
import { listed, nameDroppedFilters } from './name-dropped.ts';

/** A search with one limit less, and what that was. */
export interface Looser {
  search: OutfitSearch;
  dropped: string;
}

const NO_SIZES = Object.fromEntries(SIZE_FILTER_NAMES.map((name) => [name, []]));

/** Each limit given up alone, in the order in which that is least against what was asked for. */
const LOOSER_FILTERS: readonly Partial<Filters>[] = [
  { sale: false },
  { priceRangeMax: null },
  { priceRangeMin: null },
  { color: [] },
  { material: [] },
  { brand: [] },
  { category: [] },
  NO_SIZES,
];

/** How far a budget that is too small is raised before it is given up. */
const BUDGET_RAISE = 1.5;

/** More than any outfit costs: with a budget the cheapest pieces are looked up too. */
export const ANY_PRICE = 1_000_000;

/** What a total may cost, where it is also the most that a filter lets a piece cost. */
export const withoutBudget = ({ budget, filters }: OutfitSearch): Filters =>
  budget !== null && filters.priceRangeMax === budget
    ? { ...filters, priceRangeMax: null }
    : filters;

/** With one limit less each; the last one has none but whom it is for. */
export function looserSearches(search: OutfitSearch): Looser[] {
  const { budget, filters } = search;
  const unpaid = withoutBudget(search);
  const paid = budget === null ? [] : [`the budget of ${formatPrice(budget)}`];
  const raised = paid.flatMap((dropped) =>
    [(budget ?? 0) * BUDGET_RAISE, null].map((raise) => ({
      search: { ...search, budget: raise, filters: unpaid },
      dropped,
    })),
  );
  const single = LOOSER_FILTERS.flatMap((open): Looser[] => {
    const loose = { ...filters, ...open };
    const dropped = nameDroppedFilters(unpaid, { ...unpaid, ...open });
    return dropped === null ? [] : [{ search: { ...search, filters: loose }, dropped }];
  });
  const bare = { ...DEFAULT_FILTERS, gender: filters.gender };
  const all = [...paid, nameDroppedFilters(unpaid, bare) ?? []].flat();
  const loosest = { search: { ...search, filters: bare, budget: null }, dropped: listed(all) };
  return [...raised, ...single, ...(all.length > 0 ? [loosest] : [])];
}
