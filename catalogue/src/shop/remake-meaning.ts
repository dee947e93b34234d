import { GENDERS, TRY_ON_CATEGORIES } from '@modiste/contract/values';
import { garmentConceptVector } from '@modiste/lexicon/concepts/concept-vector';
import type { FactColumns } from './fact-columns.ts';
import { packVector } from './packed-vectors.ts';

const named = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text) ?? null;

/** Where an item stands among the lexicon's concepts, worked out anew from what is known of it. */
export function remakeMeaning(facts: FactColumns, row: number): Int8Array | null {
  const type = facts.types.at(row) ?? '';
  const keys = facts.facets.at(row);
  const of = (prefix: string) =>
    keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  const vector = garmentConceptVector({
    type: type === '' ? null : type,
    category: named(TRY_ON_CATEGORIES, facts.categories.at(row)),
    gender: named(GENDERS, facts.genders.at(row)),
    colors: facts.colors.at(row) ?? [],
    materials: of('m:'),
    patterns: of('p:'),
    attributes: of('a:'),
  });
  return vector && packVector(vector);
}
