import type { Item } from '@modiste/contract/entities/item';
import type { Turn } from '../../stylist.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

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
  const all = outfits.slice(0, PLACES.length).map((ids, at) => {
    const pieces = ids.flatMap((id) => byId.get(id) ?? []);
    return { place: PLACES[at] ?? '', pieces, total: sumOf(pieces) };
  });
  return all.every(({ pieces }, at) => pieces.length === outfits[at]?.length) ? all : [];
}
