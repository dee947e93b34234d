import { kindOfFact } from '@modiste/lexicon/attributes';
import { typesEntailing } from '@modiste/lexicon/entailed-by';
import { expandTypes } from '@modiste/lexicon/expand-types';
import { descendantsOf, findType, GARMENT_TYPES } from '@modiste/lexicon/garment-types';
import { impliedBy } from '@modiste/lexicon/refine-type';
import { all, any, type Filter, terms } from './filter.ts';

/** Of the facts of items, by what they tell. */
export const FACT_PREFIXES = { attribute: 'a:', material: 'm:', pattern: 'p:' } as const;
export type FactKind = keyof typeof FACT_PREFIXES;

/** Types whose name alone tells one of these facts. */
function typesTelling(facts: readonly string[]): string[] {
  const named = GARMENT_TYPES.map(({ id }) => id).filter((id) => {
    const { attributes, materials, patterns } = impliedBy(id);
    return [...attributes, ...materials, ...patterns].some((fact) => facts.includes(fact));
  });
  const natural = facts.flatMap(typesEntailing).flatMap((id) => [id, ...descendantsOf(id)]);
  return [...new Set([...named, ...natural])];
}

/** It has one of these facts, by its own statement or by the name of its type. */
export function hasFact(kind: FactKind, facts: readonly string[]): Filter {
  const keys = facts.map((fact) => FACT_PREFIXES[kind] + fact);
  return any(terms('fact', keys), terms('type', typesTelling(facts)));
}

/** It is of a near kind of a type that is it by a fact: a wrap dress of midi length is a midi dress. */
function isNearKind(id: string): Filter[] {
  const { when = null, parent = null } = findType(id) ?? {};
  if (when === null || parent === null) return [];
  const near = [...new Set([parent, ...expandTypes([id])])];
  return [all(terms('type', near), hasFact(kindOfFact(when), [when]))];
}

/** Types with all kinds of them, and those that bear the name too: trunks are swimwear. */
export const kindsOf = (named: readonly string[]): string[] => {
  const all = named.flatMap((id) => [id, ...(findType(id)?.covers ?? [])]);
  return [...new Set(all.flatMap((id) => [id, ...descendantsOf(id)]))];
};

/**
 * It is one of the named types: filed as such or as a kind of it, or filed as a near kind that has
 * the fact that makes the type.
 */
export function isOfType(named: readonly string[]): Filter {
  return any(terms('type', kindsOf(named)), ...named.flatMap(isNearKind));
}
