import type { Gender } from '@modiste/contract/values';
import { fabricWithKinds } from './attributes.ts';
import { descendantsOf, findType } from './garment-types.ts';
import type { Concept } from './phrase-table.ts';
import { bareSizes } from './query/bare-sizes.ts';
import { findSizes, type SizeMention } from './query/find-sizes.ts';
import { makeReadings } from './query/make-readings.ts';
import { mendWords } from './query/mend-words.ts';
import { expandTypes } from './query/query-types.ts';
import { NEGATORS, STOP_WORDS } from './query/query-words.ts';
import { type QueryPhrases, readPhrases } from './query/read-phrases.ts';
import { type PriceReading, readPrices } from './query/read-prices.ts';
import { relatedWords } from './query/related-words.ts';
import { sizeFilters } from './query/size-filters.ts';
import { blank } from './query/span.ts';
import { addConcept, asGender, genderOfConcepts, type TextReading } from './read-text.ts';
import { impliedBy, refineType } from './refine-type.ts';
import type { UnderstoodQuery } from './understood-query.ts';

interface UnderstandOptions {
  /** Words never to be mended, for example brands of the catalogue. Gets folded words. */
  isKnownWord?: (word: string) => boolean;
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

interface Gathered extends TextReading {
  types: string[];
}

function gather(concepts: readonly Concept[]): Gathered {
  const gathered: Gathered = {
    types: [],
    colors: [],
    materials: [],
    patterns: [],
    attributes: [],
    genders: [],
  };
  for (const concept of concepts) {
    if (concept.kind === 'type') gathered.types.push(concept.id);
    else if (concept.kind === 'shopper-gender')
      addConcept(gathered, { ...concept, kind: 'gender' });
    else addConcept(gathered, concept);
  }
  return gathered;
}

const conceptsIn = (read: QueryPhrases, role: 'wanted' | 'negated'): Concept[] =>
  read.phrases.filter((phrase) => phrase.role === role).flatMap((phrase) => phrase.concepts);

/** "not a short dress" still asks for a dress. */
const basesOfNegated = (read: QueryPhrases): string[] =>
  conceptsIn(read, 'negated').flatMap((concept) => {
    const type = concept.kind === 'type' ? findType(concept.id) : null;
    return type === null || type.when === null ? [] : (type.parent ?? []);
  });

/** A word that names a type and an attribute says the type where a type is wanted at all. */
function wantedParts(read: QueryPhrases) {
  const wanted = gather(conceptsIn(read, 'wanted'));
  const gender = genderOfConcepts(wanted.genders);
  const known = new Set([...wanted.attributes, ...wanted.materials, ...wanted.patterns]);
  const named = wanted.types.length > 0 ? wanted.types : basesOfNegated(read);
  const types = unique(named.map((id) => refineType(id, known, gender)));
  const implied = types.length === 1 ? impliedBy(types[0] ?? null) : impliedBy(null);
  return {
    types,
    gender,
    colors: unique(wanted.colors),
    materials: unique([...wanted.materials, ...implied.materials]),
    patterns: unique([...wanted.patterns, ...implied.patterns]),
    attributes: unique([...wanted.attributes, ...implied.attributes]),
  };
}

/** "for men" takes what is for everyone too. */
function gendersFor(gender: Gender | null, named: readonly Gender[]): Gender[] {
  if (gender === null) return [];
  if (gender !== 'Unisex') return [gender, 'Unisex'];
  return named.includes('Men') && named.includes('Women') ? ['Men', 'Women', 'Unisex'] : ['Unisex'];
}

/** Parts of a garment that are garments by themselves: a dress without belt is not belted. */
const PART_ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ['belt', 'belted'],
  ['bow-tie', 'bow'],
]);

function negatedParts(read: QueryPhrases, hasWantedType: boolean): UnderstoodQuery['not'] {
  const negated = gather(conceptsIn(read, 'negated'));
  const parts = hasWantedType ? negated.types.flatMap((id) => PART_ATTRIBUTES.get(id) ?? []) : [];
  const types = negated.types.filter((id) => !hasWantedType || !PART_ATTRIBUTES.has(id));
  return {
    colors: unique(negated.colors),
    materials: unique(negated.materials.flatMap(fabricWithKinds)),
    patterns: unique(negated.patterns.flatMap(fabricWithKinds)),
    attributes: unique([...negated.attributes, ...parts]),
    types: unique(types.flatMap((id) => [id, ...descendantsOf(id)])),
  };
}

/** The types are the exact ones that the words make together: "midi" and "dress" a midi dress. */
function wantedConcepts(read: QueryPhrases, types: readonly string[]): Concept[] {
  const others = conceptsIn(read, 'wanted').filter(
    ({ kind }) => kind !== 'type' && kind !== 'name' && kind !== 'other-goods',
  );
  const all = [...types.map((id): Concept => ({ kind: 'type', id })), ...others];
  return [...new Map(all.map((concept) => [`${concept.kind} ${concept.id}`, concept])).values()];
}

/** What is left to match in the index: no negation, price, size, gender or stop words. */
function wordsToMatch(read: QueryPhrases, sizes: readonly SizeMention[]): string[] {
  const silent = new Set(read.negatedTokens);
  for (const { from, to, role, concepts } of read.phrases) {
    const isGender = concepts.every((concept) => concept.kind.endsWith('gender'));
    if (role !== 'beside' && !isGender) continue;
    for (let at = from; at < to; at += 1) silent.add(at);
  }
  const inSize = (start: number): boolean =>
    sizes.some((size) => start >= size.start && start < size.end);
  return unique(
    read.tokens
      .filter(({ word, start }, at) => {
        if (silent.has(at) || NEGATORS.has(word) || inSize(start)) return false;
        return !STOP_WORDS.has(word);
      })
      .map((token) => token.word),
  );
}

const tightest = (values: (number | null)[], pick: (...all: number[]) => number): number | null => {
  const numbers = values.filter((value) => value !== null);
  return numbers.length === 0 ? null : pick(...numbers);
};

const priceParts = (prices: readonly PriceReading[]) => ({
  sale: prices.some((price) => price.sale),
  priceMin: tightest(
    prices.map((price) => price.min),
    Math.max,
  ),
  priceMax: tightest(
    prices.map((price) => price.max),
    Math.min,
  ),
});

/**
 * Reads what a shopper typed: garment types, colours, materials, genders, prices, sizes, negations
 * and whatever else the lexicon knows; mends misspellings. Pure and quick, well under 1 ms.
 */
export function understandQuery(text: string, options: UnderstandOptions = {}): UnderstoodQuery {
  const mended = mendWords(text, options.isKnownWord ?? (() => false));
  const prices = readPrices(mended.text);
  const priced = blank(mended.text, prices);
  const named = findSizes(priced);
  const read = readPhrases(blank(priced, named));
  const wanted = wantedParts(read);
  const sizes = [...named, ...bareSizes(read)];
  const not = negatedParts(read, wanted.types.length > 0);
  const unwanted = new Set(not.types);
  const types = expandTypes(wanted.types).filter((id) => !unwanted.has(id));
  const categories = unique(wanted.types.flatMap((id) => findType(id)?.category ?? []));
  const words = wordsToMatch(read, sizes);
  const namedGenders = conceptsIn(read, 'wanted').flatMap((concept) => asGender(concept.id) ?? []);
  return {
    text,
    corrected: mended.edits.length > 0 ? mended.text : null,
    words,
    related: relatedWords({ ...wanted, allowed: new Set(types) }, new Set(words)),
    types,
    concepts: wantedConcepts(read, wanted.types),
    categories,
    hard: {
      gender: gendersFor(wanted.gender, namedGenders),
      ...priceParts(prices),
      ...sizeFilters(sizes, { categories, gender: wanted.gender }),
    },
    soft: {
      colors: wanted.colors,
      materials: wanted.materials,
      patterns: wanted.patterns,
      attributes: wanted.attributes,
      priceLevel: prices.find((price) => price.level !== 0)?.level ?? 0,
    },
    not,
    readings: makeReadings({ text, mended, prices, sizes, read }),
  };
}
