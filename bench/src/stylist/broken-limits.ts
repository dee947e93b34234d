import type { Item } from '@modiste/contract/entities/item';
import { ancestorsOf } from '@modiste/lexicon/garment-types';
import { impliedBy } from '@modiste/lexicon/refine-type';
import { brokenFilters } from '../made-catalogue/count-violations.ts';
import type { PlayedTurn } from './play-dialogue.ts';

/** Everything that an item says of itself, by lexicon id. */
function factsOf({ colors, other_info: { type, materials, patterns } }: Item): Set<string> {
  const named = impliedBy(type);
  return new Set([
    ...colors,
    type,
    ...ancestorsOf(type),
    ...materials,
    ...patterns,
    ...named.attributes,
    ...named.materials,
    ...named.patterns,
  ]);
}

const numberOf = (slots: readonly string[], kind: string): number | null => {
  const value = slots.find((slot) => slot.startsWith(`${kind}:`))?.slice(kind.length + 1);
  return value === undefined || value === '*' ? null : Number(value);
};

/** What the shopper said that an item must not be, and it is. */
function brokenBy(item: Item, slots: readonly string[]): string[] {
  const facts = factsOf(item);
  const refused = slots
    .filter((slot) => slot.startsWith('not:') && facts.has(slot.slice(4)))
    .map((slot) => slot);
  const [most, least] = [numberOf(slots, 'max'), numberOf(slots, 'min')];
  const genders = slots.flatMap((slot) => (slot.startsWith('gender:') ? [slot.slice(7)] : []));
  const isForOthers =
    genders.length > 0 && ![...genders, 'Unisex'].includes(item.other_info.gender);
  return [
    ...refused,
    ...(most !== null && item.price > most ? [`max:${most}`] : []),
    ...(least !== null && item.price < least ? [`min:${least}`] : []),
    ...(isForOthers ? ['gender'] : []),
  ];
}

const isBudget = (slots: readonly string[]) => slots.includes('outfit');

function brokenTogether(outfits: readonly (readonly Item[])[], slots: readonly string[]): string[] {
  const most = numberOf(slots, 'budget');
  if (most === null || !isBudget(slots)) return [];
  const totals = outfits.map((pieces) => pieces.reduce((sum, { price }) => sum + price, 0));
  return totals.filter((total) => total > most + 0.001).map((total) => `budget:${most} < ${total}`);
}

/** What each limit is called where the stylist says that it was dropped. */
const CALLED: Readonly<Record<string, RegExp>> = {
  gender: /gender/,
  color: /color/,
  size: /size/,
  clothing_fit: /fit/,
  brand: /brand/,
  sale: /sale/,
  max: /maximum|budget/,
  budget: /maximum|budget/,
  min: /minimum/,
  priceRangeMax: /maximum/,
  priceRangeMin: /minimum/,
  not: /“/,
};

/**
 * The limits that what was shown breaks: those of the labels, and those of the filters that the
 * stylist itself set, but for what it says that it dropped.
 */
export function brokenLimits({ turn, search }: PlayedTurn): string[] {
  if (search === null) return [];
  const { found, ranking } = search;
  const slots = turn.slots ?? [];
  const shown = new Set([...ranking.quickPickIds, ...ranking.deep.map(({ id }) => id)]);
  const pieces = found.outfits.flat();
  const singles = found.candidates.filter(
    (item) => shown.has(item.id) && !pieces.some(({ id }) => id === item.id),
  );
  const filters = found.state.request?.filters;
  const broken = [
    ...[...singles, ...pieces].flatMap((item) => brokenBy(item, slots)),
    ...(filters === undefined ? [] : singles.flatMap((item) => brokenFilters(item, filters))),
    ...brokenTogether(found.outfits, slots),
  ];
  const { dropped } = found;
  return broken.filter((limit) => {
    const name = limit.replace(/:.*/, '');
    return dropped === null || CALLED[name]?.test(dropped) !== true;
  });
}
