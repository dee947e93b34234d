import type { Item } from '@modiste/contract/entities/item';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { spellPlace } from '../facts/number-words.ts';
import type { Turn } from '../stylist.ts';

/** So many are called by their places. */
const NAMED_MAX = 6;

/** An outfit on the screen. */
export interface Whole {
  /** "second". */
  place: string;
  pieces: readonly Item[];
  /** In US dollars. */
  total: number;
}

/** What items cost together, in whole cents. */
export const sumOf = (items: readonly Item[]): number =>
  Math.round(items.reduce((sum, { price }) => sum + price, 0) * 100) / 100;

/** The outfits on the screen; empty where a piece of one is gone. */
export function shownOutfits({ items, state }: Turn): Whole[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const { outfits } = state.shown;
  const all = outfits.slice(0, NAMED_MAX).map((ids, at) => {
    const pieces = ids.flatMap((id) => byId.get(id) ?? []);
    return { place: spellPlace(at), pieces, total: sumOf(pieces) };
  });
  return all.every(({ pieces }, at) => pieces.length === outfits[at]?.length) ? all : [];
}

/** "Shoes", "jacket" and "bag" are said of all that is worn in that place. */
const isBroad = (type: string): boolean => {
  const parent = findType(type)?.parent ?? null;
  return parent === null || typeRole(parent) !== typeRole(type) || type === 'jacket';
};

/** Over a shirt a blazer is a jacket to most people. */
const OVER: ReadonlySet<string | null> = new Set(['outer', 'mid-layer']);

/** Whether a piece is of a named kind, or worn in the place that is named in general. */
export const isNamedBy = (types: readonly string[], { other_info: { type } }: Item): boolean =>
  types.some((named) => {
    if (isKindOf(type, named)) return true;
    const [role, own] = [typeRole(named), typeRole(type)];
    if (!isBroad(named)) return false;
    return role === own || (named === 'jacket' && OVER.has(own) && isKindOf(type, 'blazer'));
  });

/** The parts that tell how dressed up and how warm an outfit is. */
export const CLOTHES: ReadonlySet<string | null> = new Set([
  'top',
  'mid-layer',
  'outer',
  'bottom',
  'one-piece',
  'suit',
  'shoes',
]);
