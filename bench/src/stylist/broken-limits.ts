import type { Item } from '@modiste/contract/entities/item';
import { ancestorsOf } from '@modiste/lexicon/garment-types';
import { impliedBy } from '@modiste/lexicon/refine-type';
import { brokenFilters } from '../made-catalogue/count-violations.ts';
import type { PlayedTurn } from './play-dialogue.ts';

/** The colors of the variant that is shown; of an item that shows none in particular, all of them. */
function colorsShown({ colors, shown_color, other_info: { color_variants = [] } }: Item) {
  const shown = color_variants.find(({ name }) => name === shown_color);
  return shown?.colors ?? colors;
}

/**
 * Everything that an item says of itself, by lexicon id. Its own materials go before those that the
 * name of its kind implies: a leather jacket of faux leather has no leather.
 */
function factsOf(item: Item): Set<string> {
  const { type, materials, patterns } = item.other_info;
  const named = impliedBy(type);
  return new Set([
    ...colorsShown(item),
    type,
    ...ancestorsOf(type),
    ...materials,
    ...patterns,
    ...named.attributes,
    ...(materials.length === 0 ? named.materials : []),
    ...named.patterns,
  ]);
}

/** Prices have cents, and sums of them rounding. */
const ROUNDING = 0.001;

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

/** Outfits that cost more than the labels, or the stylist itself, say that they may. */
function brokenTogether(
  outfits: readonly (readonly Item[])[],
  slots: readonly string[],
  heard: number | null,
): string[] {
  const meant = slots.includes('outfit') ? numberOf(slots, 'budget') : null;
  const most = Math.min(meant ?? Number.POSITIVE_INFINITY, heard ?? Number.POSITIVE_INFINITY);
  const totals = outfits.map((pieces) => pieces.reduce((sum, { price }) => sum + price, 0));
  return totals
    .filter((total) => total > most + ROUNDING)
    .map((total) => `budget:${most} < ${total}`);
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
  const { filters, outfit, anchor } = found.state.request ?? {};
  const kept = [...(outfit?.keep ?? []), ...(anchor ? [anchor.itemId] : [])];
  const pieces = found.outfits.flat().filter(({ id }) => !kept.includes(id));
  const items = [
    ...found.candidates.filter(({ id }) => shown.has(id) && !pieces.some((one) => one.id === id)),
    ...pieces,
  ];
  const broken = [
    ...items.flatMap((item) => brokenBy(item, slots)),
    ...(filters === undefined ? [] : items.flatMap((item) => brokenFilters(item, filters))),
    ...brokenTogether(found.outfits, slots, outfit?.budget ?? null),
  ];
  const { dropped } = found;
  return broken.filter((limit) => {
    const name = limit.replace(/:.*/, '');
    return dropped === null || CALLED[name]?.test(dropped) !== true;
  });
}
