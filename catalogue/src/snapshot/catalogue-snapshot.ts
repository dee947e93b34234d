import { brandFinder } from '@modiste/lexicon/find-brands';
import { lexiconWords } from '@modiste/lexicon/phrase-table';
import { tokenize } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { LRUCache } from 'lru-cache';
import type { SearchIndex } from '../search-index/search-index.ts';
import { nameMissingSizes } from '../understand/name-missing-sizes.ts';
import { widenTypes } from '../understand/widen-types.ts';

/** One published version, open for searching. */
export interface CatalogueSnapshot {
  index: SearchIndex;
  /** What a query asks of this catalogue: in the words of its shop, widened to what it has. */
  understand(text: string): Promise<UnderstoodQuery>;
}

/** A search, its counts and its next page ask for the same; reading a query takes milliseconds. */
const QUERIES_CACHED = 3_000;

/** A brand that is called like a garment or a color is not told from these by its name. */
const isNameAlone = (brand: string): boolean =>
  tokenize(brand).some(({ word }) => !lexiconWords.has(word));

export function openSnapshot(index: SearchIndex): CatalogueSnapshot {
  const { brands, terms, hasWord } = index.vocabulary;
  const known = {
    findBrands: brandFinder(brands.filter(isNameAlone)),
    isKnownWord: (word: string) => terms.hasWord(word),
    isIndexedWord: hasWord,
  };
  const understood = new LRUCache<string, UnderstoodQuery>({
    max: QUERIES_CACHED,
    fetchMethod: async (text) =>
      nameMissingSizes(index, await widenTypes(index, understandQuery(text, known))),
  });
  return { index, understand: (text) => understood.forceFetch(text) };
}
