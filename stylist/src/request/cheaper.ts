import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { Turn } from '../stylist.ts';
import { withPrices } from './limit-filters.ts';

/** "Cheaper", "too expensive". "Cheap" alone is no comparison with what was shown. */
export const isCheaper = ({ comparisons }: UnderstoodQuery): boolean =>
  comparisons.some(({ aspect, direction }) => aspect === 'price' && direction < 0);

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** What was shown, each at its price: pieces, or outfits in whole. */
function shownPrices({ state, items }: Turn, isOfOutfits: boolean): number[] {
  const priceOf = (id: string): number => items.find((item) => item.id === id)?.price ?? 0;
  const { itemIds, outfits } = state.shown;
  return isOfOutfits && outfits.length > 0
    ? outfits.map((ids) => ids.reduce((sum, id) => sum + priceOf(id), 0))
    : itemIds.map(priceOf);
}

/**
 * What is cheaper than an item costs less than that; what is cheaper than all that was shown, less
 * than the middle of it. The shopper sees the limit as a chip.
 */
export function withCheaper(
  filters: Filters,
  turn: Turn,
  { item, isOfOutfits }: { item: Item | undefined; isOfOutfits: boolean },
): Filters {
  const prices = item === undefined ? shownPrices(turn, isOfOutfits) : [item.price];
  const middle = median(prices.filter((price) => price > 0));
  if (middle === null) return filters;
  const below = Math.max(1, Math.ceil(middle) - 1);
  const max = Math.min(below, filters.priceRangeMax ?? below);
  return withPrices(filters, { min: null, max });
}
