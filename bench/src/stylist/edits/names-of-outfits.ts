import type { Item } from '@modiste/contract/entities/item';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import type { SeededRandom } from '../../sampling/seeded-random.ts';
import { colorsOf, type Outfit, roleOf, totalOf } from './outfit.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const SHORT_ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th'];

const nameOf = (type: string): string => findType(type)?.name.toLowerCase() ?? type;

/** Endings of types, and what pieces of all such types are called. */
const BROAD: readonly (readonly [RegExp, string])[] = [
  [/dress$/, 'dress'],
  [/jeans$/, 'jeans'],
  [/shorts$/, 'shorts'],
  [/skirt$/, 'skirt'],
  [/shirt$|blouse/, 'shirt'],
];

/** How often a piece is called by the broader name. */
const BROAD_SHARE = 0.6;

/** What a shopper calls a piece of an outfit: shoes and bags mostly by no more than that. */
export function callPiece(item: Item, random: SeededRandom): string {
  const { type } = item.other_info;
  const role = roleOf(item);
  if (role === 'shoes') return random.next() < BROAD_SHARE ? 'shoes' : plainName(type);
  if (role === 'bag') return 'bag';
  const [, broad] = BROAD.find(([ending]) => ending.test(type)) ?? [];
  return broad !== undefined && type !== 't-shirt' && random.next() < BROAD_SHARE
    ? broad
    : plainName(type);
}

/** The name of a type as a garment is called: "loafers", "midi dress". */
function plainName(type: string): string {
  const found = findType(type);
  if (found === null) return type;
  const isPair = typeRole(type) === 'shoes' || /[^s]s$/.test(found.name);
  return (isPair ? found.plural : found.name).toLowerCase();
}

/** The parts by which an outfit is known, the most telling first. */
const TELLING: readonly Role[] = ['one-piece', 'suit', 'top', 'bottom'];

const mainOf = (outfit: Outfit): Item | undefined =>
  TELLING.flatMap((role) => outfit.filter((item) => roleOf(item) === role)).at(0);

/** "The green one", where no piece of another outfit is green. */
function byColor(outfit: Outfit, others: readonly Outfit[]): string[] {
  const main = mainOf(outfit);
  if (main === undefined) return [];
  const [color, second] = colorsOf(main);
  const isShared = others.flat().some((item) => colorsOf(item).some((one) => one === color));
  if (color === undefined || second !== undefined || isShared) return [];
  const word = color.toLowerCase();
  return [`the ${word} one`, `the one with the ${word} ${nameOf(main.other_info.type)}`];
}

/** "The one with the maxi dress", where no other has one. */
function byKind(outfit: Outfit, others: readonly Outfit[]): string[] {
  const taken = new Set(others.flat().map(({ other_info }) => nameOf(other_info.type)));
  const own = outfit.filter(({ other_info }) => !taken.has(nameOf(other_info.type)));
  return own.map(({ other_info }) => `the one with the ${plainName(other_info.type)}`);
}

/** Outfits whose prices lie within so many dollars are not told apart by them. */
const NEAR_DOLLARS = 5;

/** "The $120 one", where no other costs about the same. */
function byPrice(outfit: Outfit, others: readonly Outfit[]): string[] {
  const own = totalOf(outfit);
  const totals = others.map(totalOf);
  const isNear = totals.some((total) => Math.abs(total - own) < NEAR_DOLLARS);
  if (totals.length === 0 || isNear) return [];
  const isCheapest = totals.every((total) => total > own);
  return [`the $${Math.floor(own)} one`, ...(isCheapest ? ['the cheapest one'] : [])];
}

/**
 * One of the ways in which a shopper names an outfit among those that are shown.
 *
 * @param at the place of the outfit among them, from 0.
 */
export function callOutfit(outfits: readonly Outfit[], at: number, random: SeededRandom): string {
  const outfit = outfits[at] ?? [];
  const others = outfits.filter((_, place) => place !== at);
  const byPlace = [
    `the ${ORDINALS[at]} one`,
    `the ${SHORT_ORDINALS[at]} one`,
    `outfit ${at + 1}`,
    `number ${at + 1}`,
    `the ${ORDINALS[at]} outfit`,
    ...(at === outfits.length - 1 ? ['the last one'] : []),
  ];
  const ways = [byPlace, byColor(outfit, others), byKind(outfit, others), byPrice(outfit, others)];
  return random.pick(random.pick(ways.filter((names) => names.length > 0)));
}
