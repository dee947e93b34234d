import type { AttributeGroup } from '../attributes/attribute-row.ts';
import { attributeGroup } from '../attributes/attributes.ts';
import type { GarmentFacts } from '../garments/garment-facts.ts';
import { impliedBy } from '../garments/refine-type.ts';
import type { Concept } from '../phrases/concept.ts';
import { readGarment } from '../product-text/read-garment.ts';
import type { UnderstoodQuery } from '../query/understood-query.ts';
import { addAxis, CONCEPT_DIMENSIONS } from './concept-axes.ts';
import { keyOf, linksOf } from './concept-links.ts';

export { CONCEPT_DIMENSIONS } from './concept-axes.ts';

const KIND_WEIGHTS: Readonly<Partial<Record<Concept['kind'], number>>> = {
  type: 1,
  color: 0.5,
  material: 0.5,
  pattern: 0.5,
  gender: 0.3,
  'shopper-gender': 0.3,
};
const GROUP_WEIGHTS: Readonly<Partial<Record<AttributeGroup, number>>> = {
  occasion: 0.7,
  'dress-code': 0.7,
  activity: 0.7,
  style: 0.6,
  season: 0.5,
  age: 0.5,
};
const DETAIL_WEIGHT = 0.35;

const of = (kind: Concept['kind'], ids: readonly string[]): Concept[] =>
  ids.map((id) => ({ kind, id }));

/** Directions of single concepts, worked out once each: concepts are few and items are many. */
const directions = new Map<string, Float32Array>();

function scale(vector: Float32Array, by: number): void {
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) * by;
}

const lengthOf = (vector: Float32Array): number =>
  Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));

function directionOf(key: string): Float32Array {
  const known = directions.get(key);
  if (known !== undefined) return known;
  const direction = new Float32Array(CONCEPT_DIMENSIONS);
  for (const [link, weight] of linksOf(key)) addAxis(direction, link, weight);
  scale(direction, 1 / lengthOf(direction));
  directions.set(key, direction);
  return direction;
}

function weightOf({ kind, id }: Concept): number {
  if (kind !== 'attribute') return KIND_WEIGHTS[kind] ?? 0;
  const group = attributeGroup(id);
  return (group === null ? undefined : GROUP_WEIGHTS[group]) ?? DETAIL_WEIGHT;
}

const directionKey = ({ kind, id }: Concept): string =>
  kind.endsWith('gender') ? `for ${id}` : keyOf(kind, id);

/** A midi dress says "midi" too, whether the words did or only the type. */
function withFacts(concepts: readonly Concept[]): Concept[] {
  return concepts.flatMap((concept) => {
    if (concept.kind !== 'type') return [concept];
    const { attributes, materials, patterns } = impliedBy(concept.id);
    return [
      concept,
      ...of('attribute', attributes),
      ...of('material', materials),
      ...of('pattern', patterns),
    ];
  });
}

/** What one concept adds to a vector; however often it is said, it adds once. */
export interface ConceptPart {
  key: string;
  weight: number;
  /** Of unit length. */
  direction: Float32Array;
}

function partsOf(concepts: readonly Concept[]): ConceptPart[] {
  const parts = new Map<string, ConceptPart>();
  for (const concept of withFacts(concepts)) {
    const [key, weight] = [directionKey(concept), weightOf(concept)];
    if (weight === 0 || parts.has(key)) continue;
    parts.set(key, { key, weight, direction: directionOf(key) });
  }
  return [...parts.values()];
}

function vectorOf(concepts: readonly Concept[]): Float32Array | null {
  const vector = new Float32Array(CONCEPT_DIMENSIONS);
  for (const { weight, direction } of partsOf(concepts)) {
    for (let at = 0; at < CONCEPT_DIMENSIONS; at += 1) {
      vector[at] = (vector[at] ?? 0) + weight * (direction[at] ?? 0);
    }
  }
  const length = lengthOf(vector);
  if (length === 0) return null;
  scale(vector, 1 / length);
  return vector;
}

const conceptsOf = (facts: GarmentFacts): Concept[] => [
  ...of('type', facts.type === null ? [] : [facts.type]),
  ...of('color', facts.colors),
  ...of('material', facts.materials),
  ...of('pattern', facts.patterns),
  ...of('attribute', facts.attributes),
  ...of('gender', facts.gender === null ? [] : [facts.gender]),
];

/** What `garmentConceptVector` is the sum of, brought to unit length. */
export const garmentConceptParts = (facts: GarmentFacts): ConceptPart[] =>
  partsOf(conceptsOf(facts));

/**
 * Where a garment stands among the lexicon's concepts: its type and the types above it, its facts,
 * and the occasions, seasons and styles that call for them.
 * @returns `CONCEPT_DIMENSIONS` numbers of unit length, whose cosine with a query's or another
 * garment's says how near the two are in meaning; null where nothing is known.
 */
export const garmentConceptVector = (facts: GarmentFacts): Float32Array | null =>
  vectorOf(conceptsOf(facts));

/**
 * Where a query stands among the lexicon's concepts, by what it wants; what it negates is left to
 * the filters.
 * @returns `CONCEPT_DIMENSIONS` numbers of unit length, or null where nothing was understood.
 */
export const queryConceptVector = (understood: UnderstoodQuery): Float32Array | null =>
  vectorOf(understood.concepts);

/** The concept vector of any words about a garment, such as a title. See `garmentConceptVector`. */
export const conceptVector = (text: string): Float32Array | null =>
  garmentConceptVector(readGarment({ title: text }));
