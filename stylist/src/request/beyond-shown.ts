import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import { type Comparison, findComparison } from '@modiste/lexicon/comparisons';
import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { type Beyond, PICKS_MAX, type StyleRequest } from '../dialogue/dialogue-state.ts';
import { placeItem } from '../facts/item-places.ts';
import type { Turn } from '../stylist.ts';
import type { Change } from './change.ts';
import { isCheaper, isCheapestShown } from './limits/cheaper.ts';

const NOT_OF_SHOWN: ReadonlySet<string> = new Set(['price', 'size', 'likeness', 'quality', 'age']);

/** The items that the last reply spoke of. */
const lastPicks = ({ state, items }: Turn): Item[] =>
  state.shown.itemIds
    .slice(0, PICKS_MAX)
    .flatMap((id) => items.find((item) => item.id === id) ?? []);

/** Where the last picks stand: most of them, and all of them. */
function placesOf(picks: readonly Item[], { aspect, direction }: Comparison) {
  const values = picks
    .flatMap((item) => placeItem(item, aspect) ?? [])
    .toSorted((one, other) => (one - other) * direction);
  const isKnown = values.length * 2 > picks.length;
  return {
    most: isKnown ? (values[Math.floor(values.length / 2)] ?? null) : null,
    all: isKnown && values.length === picks.length ? (values.at(-1) ?? null) : null,
  };
}

const comparisonsIn = (wishes: readonly QueryReading[]): Comparison[] =>
  wishes.flatMap(({ concepts }) =>
    concepts.flatMap(({ kind, id }) => (kind === 'comparison' ? (findComparison(id) ?? []) : [])),
  );

const isSame = (one: Comparison, other: Comparison): boolean =>
  one.aspect === other.aspect && one.direction === other.direction;

/** "Cheaper" than pieces of which nothing cheaper is left to be shown. */
const asksBelowLowest = (turn: Turn, sized: UnderstoodQuery, { priceRangeMax }: Filters): boolean =>
  isCheaper(sized) && sized.hard.priceMax === null && isCheapestShown(turn, priceRangeMax);

/** What nothing shown costs less than. */
function lowestShown(turn: Turn): Beyond[] {
  const prices = lastPicks(turn).map(({ price }) => price);
  if (prices.length === 0) return [];
  const lowest = Math.min(...prices);
  return [{ aspect: 'price', direction: -1, most: lowest, all: lowest, isNew: true }];
}

interface Compared {
  request: StyleRequest;
  /** What was in force before, null where the garment is another one. */
  before: StyleRequest | null;
}

/**
 * What is further than the last picks in each direction that was asked for: "something dressier".
 * What was asked for before stays, as long as the wish for it does.
 */
export function beyondShown(
  { turn, message, sized }: Change,
  { request, before }: Compared,
): readonly Beyond[] {
  if (request.anchor !== null || request.outfit !== null) return [];
  const inForce = comparisonsIn(request.wishes);
  // Other garments are no measure: what "longer" ones go beyond is not known then.
  const picks = before === null ? [] : lastPicks(turn);
  const now = message.understood.comparisons.filter(
    (one) => !NOT_OF_SHOWN.has(one.aspect) && inForce.some((other) => isSame(one, other)),
  );
  const kept = (before?.beyond ?? [])
    .filter((one) => inForce.some((other) => isSame(one, other)))
    .filter(({ aspect }) => aspect !== 'price' && !now.some((other) => other.aspect === aspect));
  return [
    ...kept.map((one) => ({ ...one, isNew: false })),
    ...now.map((one) => ({ ...one, ...placesOf(picks, one), isNew: true })),
    ...(asksBelowLowest(turn, sized, request.filters) ? lowestShown(turn) : []),
  ];
}
