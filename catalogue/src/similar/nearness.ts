import type { Gender } from '@modiste/contract/values';
import { ancestorsOf } from '@modiste/lexicon/garment-types';
import type { IndexedItem } from '../item-facts/indexed-item.ts';

/** How alike two types are: the same 1, one above the other 0.8, of one parent 0.5, else 0. */
export function typesAlike(a: string, b: string): number {
  if (a === b) return 1;
  const [aboveA, aboveB] = [ancestorsOf(a), ancestorsOf(b)];
  if (aboveA.includes(b) || aboveB.includes(a)) return 0.8;
  return aboveA[0] !== undefined && aboveA[0] === aboveB[0] ? 0.5 : 0;
}

/** The shared part of two lists: Jaccard's index. Two empty lists say nothing: 0. */
export function listsAlike(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((one) => b.includes(one)).length;
  const all = new Set([...a, ...b]).size;
  return all === 0 ? 0 : shared / all;
}

/** 1 for the same price, 0.5 for twice or half of it, towards 0 beyond. */
export const pricesAlike = (a: number, b: number): number =>
  1 / (1 + Math.abs(Math.log2(Math.max(a, 1) / Math.max(b, 1))));

/** Genders that go with an item's: its own and what is for everyone. */
export function gendersBeside(gender: string): Gender[] {
  if (gender === 'Men') return ['Men', 'Unisex'];
  if (gender === 'Women') return ['Women', 'Unisex'];
  return [];
}

type Wearer = Pick<IndexedItem, 'gender' | 'facets'>;

const isForOne = ({ gender }: Wearer) => gender === 'Men' || gender === 'Women';
const isForKids = ({ facets }: Wearer) => facets.includes('a:kids');

/** Whether one person could wear both: no men's beside women's, no children's beside grown-ups'. */
export function areForTheSame(one: Wearer, other: Wearer): boolean {
  const areApart = one.gender !== other.gender && isForOne(one) && isForOne(other);
  return !areApart && isForKids(one) === isForKids(other);
}
