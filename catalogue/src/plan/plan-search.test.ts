import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { printFilter } from '../filters/print-filter.ts';
import type { Vocabulary } from '../search-index/vocabulary.ts';
import { createTermFinder } from '../suggest/term-finder.ts';
import { isListing, planSearch } from './plan-search.ts';
import type { ResolvedRequest } from './resolve-request.ts';

const VOCABULARY: Vocabulary = {
  brands: ['Elm & Rye'],
  types: new Set(['dress', 'boots']),
  terms: createTermFinder([]),
  hasWord: (word) => word === 'amara',
  isTitleWord: (word) => word === 'amara',
};

function planned(
  query: string,
  filters: Partial<Filters> = {},
  rest: Partial<ResolvedRequest> = {},
) {
  const request: ResolvedRequest = {
    query,
    filters: { ...DEFAULT_FILTERS, ...filters },
    imageEmbedding: null,
    anchor: null,
    embedded: null,
    ...rest,
  };
  return planSearch(VOCABULARY, request, understandQuery(query));
}
const wishesOf = (query: string) =>
  planned(query).wishes.map(({ kind, name }) => (name === '' ? kind : `${kind}: ${name}`));
const limitsOf = (...asked: Parameters<typeof planned>) =>
  printFilter(planned(...asked).limitFilter);

describe('what words ask for', () => {
  it.each([
    ['red cashmere skirt', ['type', 'color: red', 'material: cashmere']],
    ['striped dress with pockets', ['type', 'pattern: striped', 'attribute: with pockets']],
    ['amara dress', ['type', 'title: amara']],
    ['summer dress', ['type']],
    ['red or burgundy dress', ['type', 'color: red or burgundy']],
    ['under $50', []],
  ])('%s are wishes', (query, wishes) => {
    expect(wishesOf(query)).toEqual(wishes);
  });

  it.each([
    ['dress under $50', 'its price is at most 50'],
    ['dress on sale', 'it is on sale'],
    ['shoes for men', 'its gender is "Men", "Unisex"'],
    ['no leather', 'not: its fact is "m:leather"'],
    ['dress, not black', 'it comes in a color without "Black"'],
    ['shoes, no sneakers', 'not: its title names one of "sneakers"'],
  ])('%s sets a limit', (query, limit) => {
    expect(limitsOf(query)).toContain(limit);
  });
});

describe('a plan', () => {
  it('keeps what the shopper chose beside what was typed', () => {
    const limits = limitsOf('dress under $50', { color: ['Red'], priceRangeMin: 20 });
    for (const limit of ['its color is "Red"', 'at least 20', 'at most 50']) {
      expect(limits).toContain(limit);
    }
  });

  it('never answers with the item that is attached', () => {
    expect(limitsOf('dress', {}, { exceptId: 'own' })).toContain('not: its id is "own"');
  });

  it('lets nothing answer goods that no fashion shop sells, or sizes that none comes in', () => {
    for (const query of ['tires', 'shoes size 60']) {
      expect(limitsOf(query)).toContain('nothing answers this');
    }
  });

  it('takes what a shopper says of a picture for its kind, unless words name another', () => {
    const kind = 'boots' as const;
    expect(planned('', {}, { kind }).limits.types).toContain('boots');
    expect(planned('dress', {}, { kind }).limits.types).not.toContain('boots');
  });

  it('is a listing where neither words nor a picture ask for anything', () => {
    expect(isListing(planned('', { color: ['Red'] }))).toBe(true);
    expect(isListing(planned('dress'))).toBe(false);
    expect(isListing(planned('', {}, { imageEmbedding: new Float32Array(4) }))).toBe(false);
  });
});
