import type { Gender } from '@modiste/contract/values';
import type { AttributeGroup } from '../../attributes/attribute-row.ts';
import { attributeGroup } from '../../attributes/attributes.ts';
import { type Comparison, findComparison } from '../../comparisons/comparisons.ts';
import { findType, formalityOf } from '../../garments/garment-types.ts';
import { impliedBy, refineType } from '../../garments/refine-type.ts';
import type { Concept } from '../../phrases/concept.ts';
import { addConcept, genderOfConcepts, type TextReading } from '../../product-text/read-text.ts';
import type { QueryPhrase, QueryPhrases } from '../phrases/query-phrases.ts';
import type { PriceReading } from '../prices/read-prices.ts';

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

interface ConceptsByKind extends TextReading {
  types: string[];
}

/** Sorts concepts by kind, in order, with repetitions. */
export function groupByKind(concepts: readonly Concept[]): ConceptsByKind {
  const grouped: ConceptsByKind = {
    types: [],
    colors: [],
    materials: [],
    patterns: [],
    attributes: [],
    genders: [],
  };
  for (const concept of concepts) {
    if (concept.kind === 'type') grouped.types.push(concept.id);
    else if (concept.kind === 'shopper-gender') addConcept(grouped, { ...concept, kind: 'gender' });
    else addConcept(grouped, concept);
  }
  return grouped;
}

/** Every concept that stands in this role, in order. */
export const conceptsIn = (read: QueryPhrases, role: QueryPhrase['role']): Concept[] =>
  read.phrases.filter((phrase) => phrase.role === role).flatMap((phrase) => phrase.concepts);

/** "not a short dress" still asks for a dress. */
const basesOfNegated = (read: QueryPhrases): string[] =>
  conceptsIn(read, 'negated').flatMap((concept) => {
    const type = concept.kind === 'type' ? findType(concept.id) : null;
    return type === null || type.when === null ? [] : (type.parent ?? []);
  });

const THEMES: ReadonlySet<string> = new Set([
  'occasion',
  'dress-code',
  'style',
  'activity',
  'season',
]);

/** Only shoes have heels and toes: "no heels" asks for shoes. */
const typesOfShapes = (attributes: readonly string[]): string[] =>
  attributes.some((id) => /-(?:heel|toe)$/.test(id) && attributeGroup(id) === 'heel') &&
  !attributes.some((id) => THEMES.has(attributeGroup(id) ?? ''))
    ? ['shoes']
    : [];

/** "Anything but heels" asks for other shoes, and "wedding outfit, no heels" for an outfit. */
const shoesBesides = (refused: readonly string[], attributes: readonly string[]): string[] =>
  refused.some((id) => findType(id)?.parent === 'shoes') &&
  !attributes.some((id) => THEMES.has(attributeGroup(id) ?? ''))
    ? ['shoes']
    : [];

const FORMAL_MIN = 0.8;
const FORMAL: Concept = { kind: 'attribute', id: 'formal' };

/** What goes with a suit or a gown is formal, though nobody says so. */
const besideFormal = (read: QueryPhrases): Concept[] =>
  conceptsIn(read, 'beside').some(
    ({ kind, id }) => kind === 'type' && (formalityOf(id) ?? 0) >= FORMAL_MIN,
  )
    ? [FORMAL]
    : [];

/** "Not for men" is for women. */
function otherGender(refused: Gender | null): Gender | null {
  if (refused === 'Men') return 'Women';
  return refused === 'Women' ? 'Men' : null;
}

/** Of these a garment has one: nothing is midi and maxi. */
const EXCLUSIVE: ReadonlySet<AttributeGroup | null> = new Set<AttributeGroup>([
  'length',
  'neckline',
  'sleeve',
  'rise',
  'heel',
]);

/** Whether another attribute is wanted in the place of this one: "midi or maxi". */
const hasAlternative = (id: string, attributes: readonly string[]): boolean =>
  EXCLUSIVE.has(attributeGroup(id)) &&
  attributes.some((other) => other !== id && attributeGroup(other) === attributeGroup(id));

/** "A midi or maxi dress" names the wider kind and both lengths, not a maxi dress of midi length. */
function asAlternatives(types: readonly string[], attributes: readonly string[]) {
  const read = types.map((id) => {
    const { when = null, parent = null } = findType(id) ?? {};
    const isOneOf = when !== null && parent !== null && hasAlternative(when, attributes);
    return isOneOf ? { type: parent, told: [when] } : { type: id, told: [] };
  });
  return {
    types: read.map(({ type }) => type),
    attributes: [...attributes, ...read.flatMap(({ told }) => told)],
  };
}

/** A word that names a type and an attribute says the type where a type is wanted at all. */
export function wantedParts(read: QueryPhrases) {
  const wanted = groupByKind([...conceptsIn(read, 'wanted'), ...besideFormal(read)]);
  const gender =
    genderOfConcepts(wanted.genders) ??
    otherGender(genderOfConcepts(groupByKind(conceptsIn(read, 'negated')).genders));
  const { types: asked, attributes } = asAlternatives(wanted.types, wanted.attributes);
  const sure = attributes.filter((id) => !hasAlternative(id, attributes));
  const known = new Set([...sure, ...wanted.materials, ...wanted.patterns]);
  const unnamed = [...groupByKind(conceptsIn(read, 'shown')).types, ...basesOfNegated(read)];
  const refused = groupByKind(conceptsIn(read, 'negated')).types;
  const told =
    unnamed.length > 0
      ? unnamed
      : [...typesOfShapes(wanted.attributes), ...shoesBesides(refused, wanted.attributes)];
  const named = asked.length > 0 ? asked : told;
  const types = unique(named.map((id) => refineType(id, known, gender)));
  const implied = types.length === 1 ? impliedBy(types[0] ?? null) : impliedBy(null);
  return {
    types,
    gender,
    colors: unique(wanted.colors),
    materials: unique([...wanted.materials, ...implied.materials]),
    patterns: unique([...wanted.patterns, ...implied.patterns]),
    attributes: unique([...attributes, ...implied.attributes]),
  };
}

const UNWANTED_KINDS: ReadonlySet<string> = new Set([
  'type',
  'name',
  'other-goods',
  'comparison',
  'part',
]);

/** The types are the exact ones that the words make together: "midi" and "dress" a midi dress. */
export function wantedConcepts(read: QueryPhrases, types: readonly string[]): Concept[] {
  const others = [...conceptsIn(read, 'wanted'), ...besideFormal(read)].filter(
    ({ kind }) => !UNWANTED_KINDS.has(kind),
  );
  const all = [...types.map((id): Concept => ({ kind: 'type', id })), ...others];
  return [...new Map(all.map((concept) => [`${concept.kind} ${concept.id}`, concept])).values()];
}

/** "cheaper" is read with the prices, all other comparisons with the phrases. */
export function readComparisons(read: QueryPhrases, prices: readonly PriceReading[]): Comparison[] {
  const asked = conceptsIn(read, 'wanted').flatMap(({ kind, id }) =>
    kind === 'comparison' ? (findComparison(id) ?? []) : [],
  );
  const compared = prices.find((price) => price.isComparative);
  const all = asked.map(({ aspect, direction }): Comparison => ({ aspect, direction }));
  if (compared === undefined || compared.level === 0) return all;
  return [...all, { aspect: 'price', direction: compared.level }];
}
