import { GENDERS, TRY_ON_CATEGORIES } from '@modiste/contract/values';
import { departmentsOf } from '@modiste/lexicon/departments';
import type { GarmentFacts } from '@modiste/lexicon/garment-facts';
import { namedMaterials } from '@modiste/lexicon/named-materials';
import type { Candidate } from './candidate.ts';

const named = <Value extends string>(values: readonly Value[], text: string) =>
  values.find((value) => value === text) ?? null;

const keysOf = (facets: readonly string[], prefix: string) =>
  facets.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));

/** The departments that sell the item, as the category filter names them. */
export const departmentsOfItem = ({ type, category }: Pick<Candidate, 'type' | 'category'>) =>
  departmentsOf(type, named(TRY_ON_CATEGORIES, category));

/** What the item is made of, as the material filter names it. */
export const materialsOfItem = ({ facets }: Pick<Candidate, 'facets'>) =>
  namedMaterials(keysOf(facets, 'm:'));

type Kept = Pick<Candidate, 'type' | 'category' | 'gender' | 'colors' | 'facets'>;

/** A candidate's facts in the lexicon's terms. */
export function garmentFactsOf({ type, category, gender, colors, facets }: Kept): GarmentFacts {
  return {
    type: type === '' ? null : type,
    category: named(TRY_ON_CATEGORIES, category),
    gender: named(GENDERS, gender),
    colors,
    materials: keysOf(facets, 'm:'),
    patterns: keysOf(facets, 'p:'),
    attributes: keysOf(facets, 'a:'),
  };
}
