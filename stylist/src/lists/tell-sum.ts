import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { yourBudget } from '../dialogue/budget-said.ts';
import type { ShownLine, ShownList } from '../dialogue/shown-list.ts';
import { sumOf } from '../references/shown-outfits.ts';

type Budget = Pick<ShownList, 'budget' | 'around'>;

/** A budget of a list as the shopper said it: "your $300"; null where they named none. */
export const budgetName = ({ budget, around }: Budget): string | null =>
  budget === null ? null : yourBudget({ most: budget, around: around ?? null, least: null });

/** What is left of the budget, below 0 where it is exceeded; null where there is none. */
export function leftOf(items: readonly Item[], { budget, around }: Budget): number | null {
  const sum = around ?? budget;
  return sum === null ? null : Math.round((sum - sumOf(items)) * 100) / 100;
}

/** Beside a sum: how far it is from the budget; empty where there is none. */
export function besideBudget(items: readonly Item[], budget: Budget): string {
  const left = leftOf(items, budget);
  const name = budgetName(budget);
  if (left === null || name === null) return '';
  if (left === 0) return `, exactly ${name}`;
  return left > 0 ? `, ${formatPrice(left)} under ${name}` : `, ${formatPrice(-left)} over ${name}`;
}

/** How a piece of a list is called: as it is on its tile, with its price. */
export const withPrice = ({ short_description, price, other_info }: Item): string =>
  `${short_description} at ${formatPrice(price, other_info.currency)}`;

/** Whether a line asks for more of a kind than stand on it. */
const asksForSeveral = ({ count, pieces }: ShownLine): boolean =>
  count > Math.max(1, pieces.filter(({ itemId }) => itemId !== null).length);

/** ", one of each," where lines ask for several of what is shown once; empty where none does. */
export const oneOfEach = (lines: readonly ShownLine[]): string =>
  lines.some(asksForSeveral) ? ', one of each,' : '';

/**
 * What all that is shown of a list comes to.
 * @param isLowest Whether cheaper pieces were looked for, and there were none.
 */
export function tellSum(
  items: readonly Item[],
  budget: Budget & Partial<Pick<ShownList, 'kind' | 'lines'>>,
  isLowest = false,
): string {
  const left = leftOf(items, budget);
  const lowest = isLowest && left !== null && left < 0 ? ', as low as I can get it' : '';
  // Of a trip its pieces are counted already, and some of them need no piece of the shop.
  const each = oneOfEach(budget.lines ?? []);
  const what =
    budget.kind === 'trip'
      ? `The pieces named here${each} come to`
      : `The ${items.length} pieces shown${each} come to`;
  return `${what} ${formatPrice(sumOf(items))}${besideBudget(items, budget)}${lowest}.`;
}
