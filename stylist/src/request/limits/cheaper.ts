import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { PICKS_MAX } from '../../dialogue/dialogue-state.ts';
import { isNamedBy } from '../../references/shown-outfits.ts';
import type { Turn } from '../../stylist.ts';
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

/** Of "just the tops, cheaper", after outfits, the tops in them are what was shown. */
function pricesOfKind({ state, items }: Turn, types: readonly string[]): number[] {
  const ids = new Set(state.shown.outfits.flat());
  return items
    .filter((item) => ids.has(item.id) && types.length > 0 && isNamedBy(types, item))
    .map(({ price }) => price);
}

/** What was too much must be well below that, or the next one is too much again. */
const TOO_MUCH = /\b(?:too|way|much|far|lot|afford)\b/i;
const CLEARLY_BELOW = 0.8;

/** Whether all pieces shown that meet a limit were seen already, so that it would show nothing new. */
export function isCheapestShown(turn: Turn, max: number | null): boolean {
  const prices = shownPrices(turn, false);
  const below = prices.filter((price) => max === null || price <= max);
  const lowest = Math.min(...prices);
  if (prices.length === 0) return false;
  return below.every((price) => price === lowest) && prices.indexOf(lowest) < PICKS_MAX;
}

/** What something is to be cheaper than, and the kinds that are looked for. */
interface Compared {
  item: Item | undefined;
  isOfOutfits: boolean;
  types?: readonly string[];
}

/**
 * What is cheaper than an item costs less than that; what is cheaper than all pieces that were shown,
 * less than the middle of them, and a cheaper outfit less than the cheapest one. The shopper sees the
 * limit as a chip.
 */
export function withCheaper(
  filters: Filters,
  turn: Turn,
  { item, isOfOutfits, types = [] }: Compared,
): Filters {
  const ofKind = isOfOutfits ? [] : pricesOfKind(turn, types);
  const shown = ofKind.length > 0 ? ofKind : shownPrices(turn, isOfOutfits);
  const prices = item === undefined ? shown : [item.price];
  const paid = prices.filter((price) => price > 0);
  const of = isOfOutfits && item === undefined ? Math.min(...paid) : median(paid);
  if (of === null || paid.length === 0) return filters;
  const isTooMuch = isOfOutfits && TOO_MUCH.test(turn.words);
  const below = Math.max(1, Math.ceil(isTooMuch ? of * CLEARLY_BELOW : of) - 1);
  const limit = filters.priceRangeMax ?? Number.POSITIVE_INFINITY;
  // What is shown is dearer than the limit already: nothing met it.
  if (paid.every((price) => price > limit)) return filters;
  const lower = Math.min(below, limit);
  // A limit that nothing shown meets would only lead to other kinds of things.
  const isEnd =
    item === undefined &&
    !isOfOutfits &&
    ofKind.length === 0 &&
    paid.every((price) => price > lower);
  const max = isEnd ? Math.ceil(Math.min(...paid)) : lower;
  return withPrices(filters, { min: null, max });
}
