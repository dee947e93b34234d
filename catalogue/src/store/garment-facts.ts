import { GENDERS, TRY_ON_CATEGORIES } from '@modiste/contract/values';
import type { GarmentFacts } from '@modiste/lexicon/garment-facts';
import type { Candidate } from './candidate.ts';

const named = <Value extends string>(values: readonly Value[], text: string) =>
  values.find((value) => value === text) ?? null;

type Kept = Pick<Candidate, 'type' | 'category' | 'gender' | 'colors' | 'facets'>;

/** What is kept of an item, as the lexicon speaks of garments. */
export function garmentFactsOf({ type, category, gender, colors, facets }: Kept): GarmentFacts {
  const of = (prefix: string) =>
    facets.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  return {
    type: type === '' ? null : type,
    category: named(TRY_ON_CATEGORIES, category),
    gender: named(GENDERS, gender),
    colors,
    materials: of('m:'),
    patterns: of('p:'),
    attributes: of('a:'),
  };
}
