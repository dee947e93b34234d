import type { Gender } from '@modiste/contract/values';
import { pluralize } from '../words/inflections.ts';
import { listOf } from '../words/tokens.ts';
import { ACCESSORIES } from './types/accessories.ts';
import { BAGS } from './types/bags.ts';
import { BOTTOMS } from './types/bottoms.ts';
import { DRESSES, SUITS } from './types/dresses.ts';
import { INTIMATES } from './types/intimates.ts';
import { JEWELRY } from './types/jewelry.ts';
import { LAYERS } from './types/layers.ts';
import { OUTERWEAR } from './types/outerwear.ts';
import { SHOES } from './types/shoes.ts';
import { SPORTSWEAR } from './types/sportswear.ts';
import { TOPS } from './types/tops.ts';
import { TRADITIONAL } from './types/traditional.ts';
import type { Role, TypeRow, TypeTraits } from './types/type-row.ts';

/** A kind of garment, shoe, bag or accessory. */
export interface GarmentType extends TypeTraits {
  /** For example "midi-dress". */
  id: string;
  /** For example "midi dress". */
  name: string;
  plural: string;
  /** Other names, British and American, singular. */
  synonyms: readonly string[];
  parent: string | null;
  /** The gender that the word alone implies, or null. */
  gender: Gender | null;
  /** The attribute or material that makes the parent type this type, or null. */
  when: string | null;
  /** Attributes, materials and patterns that the name alone tells. */
  implies: readonly string[];
  /** Types of other branches that the word means as well. */
  covers: readonly string[];
  /** Types that come nearer to it than any other of its parent; mostly none are named. */
  instead: readonly string[];
}

const ROWS: readonly TypeRow[] = [
  ...TOPS,
  ...LAYERS,
  ...OUTERWEAR,
  ...BOTTOMS,
  ...DRESSES,
  ...SUITS,
  ...SHOES,
  ...BAGS,
  ...JEWELRY,
  ...ACCESSORIES,
  ...INTIMATES,
  ...SPORTSWEAR,
  ...TRADITIONAL,
];

const rowsById = new Map(ROWS.map((row) => [row.id, row]));

function traitsOf(row: TypeRow): TypeTraits {
  const parent = rowsById.get(row.parent ?? '');
  const inherited = parent === undefined ? undefined : traitsOf(parent);
  const category = row.category ?? inherited?.category;
  const role = row.role ?? inherited?.role;
  const formality = row.formality ?? inherited?.formality;
  const warmth = row.warmth ?? inherited?.warmth;
  const isComplete = category !== undefined && role !== undefined;
  if (!isComplete || formality === undefined || warmth === undefined) {
    throw new Error(`The type ${row.id} lacks a trait and has no parent to take it from.`);
  }
  return { category, role, formality, warmth };
}

function genderOf(row: TypeRow): Gender | null {
  if (row.gender !== undefined) return row.gender;
  const parent = rowsById.get(row.parent ?? '');
  return parent === undefined ? null : genderOf(parent);
}

function complete(row: TypeRow): GarmentType {
  const name = row.name ?? row.id.replaceAll('-', ' ');
  return {
    id: row.id,
    name,
    plural: pluralize(name),
    synonyms: listOf(row.also),
    parent: row.parent ?? null,
    gender: genderOf(row),
    when: row.when ?? null,
    implies: listOf(row.implies),
    covers: listOf(row.covers),
    instead: listOf(row.instead),
    ...traitsOf(row),
  };
}

/** Every type, parents before their children. */
export const GARMENT_TYPES: readonly GarmentType[] = ROWS.map(complete);

const typesById = new Map(GARMENT_TYPES.map((type) => [type.id, type]));
const childrenById = Map.groupBy(GARMENT_TYPES, (type) => type.parent ?? '');

/** The type of this id, or null. */
export const findType = (id: string): GarmentType | null => typesById.get(id) ?? null;

/** The types right below this one. */
export const childrenOf = (id: string): readonly GarmentType[] =>
  id === '' ? [] : (childrenById.get(id) ?? []);

/** Ids of every type below this one, without itself. */
export const descendantsOf = (id: string): string[] =>
  childrenOf(id).flatMap((child) => [child.id, ...descendantsOf(child.id)]);

/** Ids of the types above this one, nearest first, without itself. */
export function ancestorsOf(id: string): string[] {
  const parent = findType(id)?.parent;
  return parent === undefined || parent === null ? [] : [parent, ...ancestorsOf(parent)];
}

/** The part that the type plays in an outfit, or null for an unknown id. */
export const typeRole = (id: string): Role | null => findType(id)?.role ?? null;

/** How formal the type is, from 0 (gym, beach) to 1 (white tie), or null for an unknown id. */
export const formalityOf = (id: string): number | null => findType(id)?.formality ?? null;

/** How warm the type is, from 0 (bikini) to 1 (parka), or null for an unknown id. */
export const warmthOf = (id: string): number | null => findType(id)?.warmth ?? null;
