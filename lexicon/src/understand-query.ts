import type { Gender } from '@modiste/contract/values';
import { findType } from './garments/garment-types.ts';
import { queryInEnglish } from './languages/in-english.ts';
import { asGender } from './product-text/read-text.ts';
import { type FindBrands, withoutRefused } from './query/brands/find-brands.ts';
import { findMissingBrands } from './query/brands/find-missing-brands.ts';
import { expandTypes } from './query/intent/expand-types.ts';
import { findUnknownGoods } from './query/intent/find-unknown-goods.ts';
import { isNegated, negatedParts } from './query/intent/negated-parts.ts';
import { relatedWords } from './query/intent/related-words.ts';
import {
  conceptsIn,
  readComparisons,
  wantedConcepts,
  wantedParts,
} from './query/intent/wanted-parts.ts';
import { wantedShades } from './query/intent/wanted-shades.ts';
import { wordsOfBrand, wordsToMatch } from './query/intent/words-to-match.ts';
import { readAges } from './query/numbers/read-ages.ts';
import { readHeels } from './query/numbers/read-heels.ts';
import { readPhrases } from './query/phrases/read-phrases.ts';
import { type PriceReading, readPrices } from './query/prices/read-prices.ts';
import { asTyped, makeReadings } from './query/readings/make-readings.ts';
import { bareSizes } from './query/sizes/bare-sizes.ts';
import { findSizes } from './query/sizes/find-sizes.ts';
import { sizeFilters, unlistedSizes } from './query/sizes/size-filters.ts';
import { correctSpelling } from './query/spelling/correct-spelling.ts';
import type { UnderstoodQuery } from './query/understood-query.ts';
import { memoized } from './words/memoized.ts';
import { blank } from './words/span.ts';

interface UnderstandOptions {
  /** Words never to be corrected, for example brands of the catalogue. Gets folded words. */
  isKnownWord?: (word: string) => boolean;
  /** Whether a text of the shop has this folded word: then it is no unknown thing. */
  isIndexedWord?: (word: string) => boolean;
  /** Reads the brands that the shop has. See `brandFinder`. */
  findBrands?: FindBrands;
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Whether the shop knows a word, from its kinds and brands or from its titles. */
const isFamiliar =
  ({ isKnownWord, isIndexedWord }: UnderstandOptions) =>
  (word: string): boolean =>
    isKnownWord?.(word) === true || isIndexedWord?.(word) === true;

/** "for men" takes what is for everyone too. */
function gendersFor(gender: Gender | null, named: readonly Gender[]): Gender[] {
  if (gender === null) return [];
  if (gender !== 'Unisex') return [gender, 'Unisex'];
  return named.includes('Men') && named.includes('Women') ? ['Men', 'Women', 'Unisex'] : ['Unisex'];
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

/** Reads a text step by step: each step sees what the one before left over. */
function readSteps(text: string, options: UnderstandOptions) {
  const edited = correctSpelling(text, options.isKnownWord ?? (() => false));
  const brands = withoutRefused(edited.text, options.findBrands?.(edited.text) ?? []);
  const heels = readHeels(edited.text);
  const branded = blank(edited.text, [...brands, ...heels]);
  const ages = readAges(branded);
  const aged = blank(branded, ages, ' ');
  const prices = readPrices(aged);
  const priced = blank(aged, [...prices, ...prices.flatMap(({ refusal }) => refusal ?? [])]);
  const named = findSizes(priced);
  const read = readPhrases(blank(priced, named));
  const sizes = [...named, ...bareSizes(read, edited.text)];
  return { text, edited, brands, heels, ages, prices, read, sizes };
}

/**
 * Reads what a shopper typed: garment types, colors, materials, genders, prices, sizes, negations
 * and whatever else the lexicon knows; corrects misspellings. What is not understood and of another
 * language is read in English. Pure and quick, well under 1 ms.
 */
export const understandQuery = (text: string, options?: UnderstandOptions): UnderstoodQuery =>
  options === undefined ? understandPlain(text) : understandWith(text, options);

const TEXTS_REMEMBERED = 500;

/** A chat reads the same words many times over. */
const understandPlain = memoized((text) => understandWith(text, {}), TEXTS_REMEMBERED);

function understandWith(text: string, options: UnderstandOptions): UnderstoodQuery {
  const typed = understandAsTyped(text, options);
  if (typed.unknownGoods === null && typed.corrected === null) return typed;
  const english = queryInEnglish(text);
  if (english === null) return typed;
  const read = understandAsTyped(english, options);
  return read.unknownGoods === null ? { ...read, text, corrected: english } : typed;
}

/** The wanted garments, each at its place in the text. */
const garmentsIn = ({ tokens, phrases }: ReturnType<typeof readPhrases>) =>
  phrases
    .filter(({ role }) => role === 'wanted')
    .flatMap(({ from, to, concepts }) => {
      const categories = concepts.flatMap(({ kind, id }) =>
        kind === 'type' ? (findType(id)?.category ?? []) : [],
      );
      const [first, last] = [tokens[from], tokens[to - 1]];
      return categories.length === 0 || first === undefined || last === undefined
        ? []
        : [{ start: first.start, end: last.end, categories }];
    });

function understandAsTyped(text: string, options: UnderstandOptions): UnderstoodQuery {
  const steps = readSteps(text, options);
  const { edited, brands, heels, ages, prices, read, sizes } = steps;
  const wanted = wantedParts(read);
  const not = negatedParts(read, wanted.types.length > 0);
  const categories = unique(wanted.types.flatMap((id) => findType(id)?.category ?? []));
  const sized = { categories, gender: wanted.gender, garments: garmentsIn(read) };
  const isForChild = wanted.attributes.includes('kids') || ages.some(({ isChild }) => isChild);
  const missingBrands = findMissingBrands(read, options);
  const isNamed = brands.length + missingBrands.length > 0;
  const goods = findUnknownGoods({ read, isNamed, isKnownWord: isFamiliar(options) });
  const types = expandTypes(goods === null ? wanted.types : []).filter((id) => !isNegated(id, not));
  const words = unique([...brands.flatMap(wordsOfBrand), ...wordsToMatch(read, sizes)]);
  const namedGenders = conceptsIn(read, 'wanted').flatMap((concept) => asGender(concept.id) ?? []);
  return {
    text,
    corrected: edited.corrected,
    words,
    related: relatedWords({ ...wanted, allowed: new Set(types) }, new Set(words)),
    types,
    concepts: wantedConcepts(read, wanted.types),
    comparisons: readComparisons(read, prices),
    less: conceptsIn(read, 'less'),
    categories,
    hard: {
      gender: gendersFor(wanted.gender, namedGenders),
      ...priceParts(prices),
      ...sizeFilters(sizes, sized),
    },
    soft: {
      colors: wanted.colors,
      shades: wantedShades(read),
      materials: wanted.materials,
      patterns: wanted.patterns,
      attributes: unique([
        ...wanted.attributes,
        ...heels.map((heel) => heel.attribute),
        ...(isForChild ? ['kids'] : []),
      ]),
      brands: unique(brands.map(({ brand }) => brand)),
      priceLevel: prices.find((price) => price.level !== 0)?.level ?? 0,
    },
    unknownGoods: goods === null ? null : asTyped(text, edited, goods),
    missingBrands,
    unlistedSizes: unlistedSizes(sizes, sized).map((size) => asTyped(text, edited, size)),
    audience: isForChild ? 'kids' : null,
    not,
    readings: makeReadings({ ...steps, goods }),
  };
}
