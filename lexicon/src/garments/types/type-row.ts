import type { Gender, TryOnCategory } from '@modiste/contract/values';

/** The parts that garments play in an outfit. */
export const ROLES = [
  'top',
  'mid-layer',
  'outer',
  'bottom',
  'one-piece',
  'suit',
  'shoes',
  'bag',
  'jewelry',
  'headwear',
  'belt',
  'scarf',
  'eyewear',
  'watch',
  'hosiery',
  'underwear',
  'swim',
  'sleep',
  'other',
] as const;
export type Role = (typeof ROLES)[number];

/** What a root type must say and any other may say differently from its parent. */
export interface TypeTraits {
  category: TryOnCategory;
  role: Role;
  /** 0 is the gym or the beach, 1 is white tie. */
  formality: number;
  /** 0 is a bikini, 1 is a parka. */
  warmth: number;
}

/** One garment type as the data files write it. Absent traits come from the parent. */
export interface TypeRow extends Partial<TypeTraits> {
  id: string;
  parent?: string;
  /** The singular name; the id with spaces where absent. */
  name?: string;
  /** Other names, separated by commas, singular where there is one. */
  also?: string;
  /** Only where the word alone implies it. */
  gender?: Gender;
  /**
   * What else the name says without making the type, separated by commas: a hawaiian shirt has a
   * tropical print, but not every shirt with one is hawaiian.
   */
  implies?: string;
  /**
   * What a shopper would rather see than any of the parent where there is none, separated by commas:
   * slides and clogs for slippers, and not every shoe.
   */
  instead?: string;
  /**
   * Types of other branches that a shopper means by the word as well, separated by commas: heels are
   * sandals with heels too.
   */
  covers?: string;
  /** The attribute or material that makes the parent type this type: dress + midi = midi-dress. */
  when?: string;
}

/** Gives rows their parent. A row that names its own keeps it. */
export const under = (parent: string, rows: readonly TypeRow[]): TypeRow[] =>
  rows.map((row) => ({ parent, ...row }));
