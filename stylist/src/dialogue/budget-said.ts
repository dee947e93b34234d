import { formatPrice } from '@modiste/contract/price';
import type { StyleRequest } from './dialogue-state.ts';

/** What whole outfits may cost, each or all together, as the shopper said it, in US dollars. */
export interface SaidBudget {
  /** They cost no more. */
  most: number;
  /** The sum that was named, where it was only about that; null where it was a limit. */
  around: number | null;
  /** Where a range was named: its lower end. */
  least: number | null;
}

/** What a single piece was to cost about, as long as that limit is in force; null where none was so. */
export const sumAbout = (request: StyleRequest | null): number | null =>
  request?.about !== undefined && request.about.most === request.filters.priceRangeMax
    ? request.about.sum
    : null;

/** Whether "cheaper" set the limit in force: the shopper named no sum, and none is called theirs. */
const isLimitDerived = (request: StyleRequest | null): boolean =>
  request?.wishes.some(({ kind }) => kind === 'price-level') === true;

function sumSaid(request: StyleRequest | null): SaidBudget | null {
  const { budget = null, around = null, least = null } = request?.outfit ?? {};
  return budget === null || isLimitDerived(request) ? null : { most: budget, around, least };
}

/** What each whole outfit may cost as the shopper said it; null where they named no such sum. */
export const budgetSaid = (request: StyleRequest | null): SaidBudget | null =>
  request?.outfit?.isForAll === true ? null : sumSaid(request);

/** What several outfits may cost together; null where no sum was named for all of them. */
export const budgetForAll = (request: StyleRequest | null): SaidBudget | null =>
  request?.outfit?.isForAll === true ? sumSaid(request) : null;

/** The sum that what is left and what is over is counted from. */
export const sumNamed = ({ most, around }: SaidBudget): number => around ?? most;

/** "your $200", "your $80 to $100", "the $120 or so you had in mind". */
export function yourBudget({ most, around, least }: SaidBudget): string {
  if (around !== null) return `the ${formatPrice(around)} or so you had in mind`;
  return least === null
    ? `your ${formatPrice(most)}`
    : `your ${formatPrice(least)} to ${formatPrice(most)}`;
}

/** What is exceeded: "your $100" of "80 to 100". */
export const limitNamed = (budget: SaidBudget): string => yourBudget({ ...budget, least: null });
