import { brandFinder } from '@modiste/lexicon/find-brands';
import { lexiconWords } from '@modiste/lexicon/phrase-table';
import { tokenize } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { Latest } from '../memory-index/latest.ts';
import type { TermFinder } from '../suggest/term-finder.ts';

const QUERIES_KEPT = 1_000;

/** A brand that is called like a garment or a colour is not told from these by its name. */
const isNameAlone = (brand: string): boolean =>
  tokenize(brand).some(({ word }) => !lexiconWords.has(word));

/**
 * Understands queries as this shop's: knows its brands, and mends none of its words. A search, its
 * counts and its next page ask the same, so the latest are remembered.
 */
export function queryReader(
  brands: readonly string[],
  terms: TermFinder,
  isIndexedWord: (word: string) => boolean,
): (text: string) => UnderstoodQuery {
  const findBrands = brandFinder(brands.filter(isNameAlone));
  const latest = new Latest<string, UnderstoodQuery>(QUERIES_KEPT);
  const isKnownWord = (word: string) => terms.hasWord(word);
  return (text) =>
    latest.of(text, () => understandQuery(text, { findBrands, isKnownWord, isIndexedWord }));
}
