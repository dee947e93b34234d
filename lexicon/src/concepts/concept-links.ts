import { ATTRIBUTES, findAttribute, findFabric } from '../attributes/attributes.ts';
import { ancestorsOf, findType, type GarmentType } from '../garments/garment-types.ts';
import { matchPhrases } from '../phrases/phrase-table.ts';
import { tokenize } from '../words/tokens.ts';
import { NEAR_COLORS } from './near-colors.ts';

/** What a concept brings along, by key: a lexicon id, a color in lower case, an axis. */
export type ConceptLinks = Map<string, number>;

const PER_ANCESTOR = 0.8;
const ROLE = 0.35;
const FACT = 0.3;
const COMPOUND = 0.3;
const FABRIC_PARENT = 0.8;
const CALLS_FOR = 0.6;
const CALLED_BY = 0.4;
/** Formality and warmth run from 0 to 1; around these they say nothing. */
const USUAL = { formality: 0.4, warmth: 0.3 } as const;
const TRAIT = 0.8;

const keysByWords = new Map<string, string>();

/** The concept that a word of a `related` list names. */
export function keyOfRelated(words: string): string {
  const known = keysByWords.get(words);
  if (known !== undefined) return known;
  const isId = findType(words) !== null || findAttribute(words) !== null;
  const concept = isId ? undefined : matchPhrases(tokenize(words))[0]?.concepts[0];
  const key = concept === undefined ? words : keyOf(concept.kind, concept.id);
  keysByWords.set(words, key);
  return key;
}

/** Colors are keyed in lower case, as `related` lists write them. */
export const keyOf = (kind: string, id: string): string =>
  kind === 'color' ? id.toLowerCase() : id;

/** How strongly an attribute calls for a garment or a fact: an evening for velvet. */
type Call = readonly [attribute: string, weight: number];

function callsByKey(): ReadonlyMap<string, readonly Call[]> {
  const calls = new Map<string, Call[]>();
  for (const { id, related } of ATTRIBUTES) {
    for (const [words, weight] of related) {
      const key = keyOfRelated(words);
      calls.set(key, [...(calls.get(key) ?? []), [id, weight]]);
    }
  }
  return calls;
}

const calls = callsByKey();

/**
 * The attributes that call for a thing: the one place that tells which occasions, seasons and styles
 * call for which garments.
 * @param key A lexicon id, or a color in lower case.
 */
export const attributesCalling = (key: string): readonly Call[] => calls.get(key) ?? [];

const raise = (links: ConceptLinks, key: string, weight: number): void => {
  links.set(key, Math.max(links.get(key) ?? 0, weight));
};

function addTraits(links: ConceptLinks, type: GarmentType, weight: number): void {
  for (const trait of ['formality', 'warmth'] as const) {
    const lean = (type[trait] - USUAL[trait]) * TRAIT * weight;
    links.set(trait, (links.get(trait) ?? 0) + lean);
  }
}

const factsOf = ({ when, implies }: GarmentType): readonly string[] =>
  when === null ? implies : [when, ...implies];

/**
 * A type, the types above it, its part in an outfit and what its name says. One that is its parent
 * plus a fact is mainly these two: a merino sweater is a sweater as much as any.
 */
function addType(links: ConceptLinks, type: GarmentType, weight: number): void {
  const isCompound = type.when !== null;
  raise(links, type.id, weight * (isCompound ? COMPOUND : 1));
  for (const fact of factsOf(type)) raise(links, fact, weight * FACT);
  const parent = findType(type.parent ?? '');
  if (parent === null) raise(links, `role ${type.role}`, ROLE * weight);
  else addType(links, parent, weight * (isCompound ? 1 : PER_ANCESTOR));
}

function addNamed(links: ConceptLinks, key: string, weight: number): void {
  const type = findType(key);
  if (type === null) raise(links, key, weight);
  else {
    addType(links, type, weight);
    addTraits(links, type, weight);
  }
  const parent = findFabric(key)?.of;
  if (parent !== undefined) raise(links, parent, weight * FABRIC_PARENT);
  for (const [near, closeness] of NEAR_COLORS.get(key) ?? [])
    raise(links, near, weight * closeness);
}

/** A mood's formality and warmth are the mean of what it calls for, not the sum. */
function addCalledFor(links: ConceptLinks, related: ReadonlyMap<string, number>): void {
  const called: ConceptLinks = new Map();
  for (const [words, weight] of related) addNamed(called, keyOfRelated(words), weight * CALLS_FOR);
  const total = [...related.values()].reduce((sum, weight) => sum + weight, 0);
  for (const [key, weight] of called) {
    const isTrait = key === 'formality' || key === 'warmth';
    if (isTrait) links.set(key, (links.get(key) ?? 0) + weight / Math.max(total * CALLS_FOR, 1));
    else raise(links, key, weight);
  }
}

/** Everything that a concept brings along, itself with weight 1. */
export function linksOf(key: string): ConceptLinks {
  const links: ConceptLinks = new Map();
  addNamed(links, key, 1);
  const related = findAttribute(key)?.related;
  if (related !== undefined) addCalledFor(links, related);
  const line = [key, ...ancestorsOf(key)];
  for (const [at, id] of line.entries()) {
    for (const [caller, weight] of attributesCalling(id)) {
      raise(links, caller, weight * CALLED_BY * PER_ANCESTOR ** at);
    }
  }
  return links;
}
