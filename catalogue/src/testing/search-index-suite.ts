import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { describe, expect, it } from 'vitest';
import {
  all,
  any,
  EVERYTHING,
  type Filter,
  HAS_IMAGE,
  NOTHING,
  not,
  ON_SALE,
  priceAtLeast,
  priceAtMost,
  terms,
} from '../filters/filter.ts';
import { passesFilter } from '../filters/passes-filter.ts';
import { toCandidate } from '../item-facts/candidate.ts';
import { toIndexedItem } from '../item-facts/indexed-item.ts';
import { describeIndexedItems } from './search-index-items.ts';
import { describeLargeIndex } from './search-index-lists.ts';
import { describeIndexedNews } from './search-index-news.ts';
import { FEW, FOR_SALE, idsOf, type OpenIndex, openedFor } from './search-index-rows.ts';

/** One of each kind, and how they are joined. */
const FILTERS: readonly Filter[] = [
  EVERYTHING,
  NOTHING,
  terms('id', ['plain', 'nobody']),
  terms('type', ['midi-dress', 'gown']),
  terms('brand', ['Alder']),
  terms('folded-brand', ['alder', "l'été"]),
  terms('color', ['Red']),
  terms('department', ['Dresses']),
  terms('material', ['Linen']),
  terms('gender', ['Men']),
  terms('size', ['c:S']),
  terms('fit', ['P']),
  terms('fact', ['m:linen', 'a:maxi']),
  priceAtMost(19.99),
  priceAtLeast(20),
  ON_SALE,
  { kind: 'colorway', colors: [], refused: { colors: ['Black'], shades: [] } },
  { kind: 'colorway', colors: ['Black'], refused: { colors: [], shades: ['burgundy'] } },
  { kind: 'colorway', colors: ['Red', 'White'], refused: { colors: ['Black'], shades: [] } },
  {
    kind: 'variant-color',
    color: {
      colors: ['Red'],
      plain: [],
      shades: ['burgundy'],
      isPatterned: false,
      refused: { colors: [], shades: [] },
    },
  },
  {
    kind: 'variant-color',
    color: {
      colors: ['Red'],
      plain: ['Red'],
      shades: [],
      isPatterned: false,
      refused: { colors: ['Black'], shades: [] },
    },
  },
  { kind: 'title-type', types: ['espadrilles'] },
  { kind: 'title-word', word: 'weekends' },
  not(terms('color', ['Red'])),
  all(terms('color', ['Red']), ON_SALE, not(terms('fact', ['p:floral']))),
  any(terms('color', ['Blue']), all(ON_SALE, priceAtMost(20))),
];

function describeFilters(open: OpenIndex): void {
  describe('filters', () => {
    const index = openedFor(open, FEW);

    it.each(FILTERS.map((filter) => [JSON.stringify(filter), filter] as const))(
      'count and list what an item by item check lets pass: %s',
      async (_, filter) => {
        const passes = passesFilter(filter);
        const meant = FOR_SALE.map((stored) => toIndexedItem(toCandidate(stored)))
          .filter(passes)
          .map(({ id }) => id);
        const hits = await index().list({ among: filter, exceptIds: [], limit: 10 });
        expect(idsOf(hits).toSorted()).toEqual(meant.toSorted());
        expect(await index().count([filter, EVERYTHING])).toEqual([meant.length, 3]);
      },
    );

    it('know of texts and pictures what no item tells', async () => {
      const words: Filter = { kind: 'words', words: ['espadrilles'] };
      const counts = await index().count([words, not(words), HAS_IMAGE, not(HAS_IMAGE)]);
      expect(counts).toEqual([1, 2, 2, 1]);
    });
  });
}

function describeVocabulary(open: OpenIndex): void {
  it('tells the words, brands and types of what is for sale', async () => {
    const { index, remove } = await open(FEW);
    const { brands, types, terms: suggestions, hasWord, isTitleWord } = index.vocabulary;
    expect(brands).toContain("L'Été");
    expect([...types]).toContain('midi-dress');
    expect(suggestions.find('alder').map(({ text }) => text)).toContain('Alder');
    expect([hasWord('espadrilles'), hasWord('zxqv')]).toEqual([true, false]);
    expect([isTitleWord('weekends'), isTitleWord('zxqv')]).toEqual([true, false]);
    expect(Object.fromEntries(await index.countTypes(ON_SALE))).toEqual({ 'midi-dress': 1 });
    await remove();
  });

  it('counts values of filters over what is asked for', async () => {
    const { index, remove } = await open(FEW);
    const refused = { colors: [], shades: [] };
    const counted = { filters: DEFAULT_FILTERS, genders: [], refused, brandText: '' };
    const facets = await index.countFacets({ among: EVERYTHING, ...counted });
    expect(facets).toMatchObject({ total: 3, sale: 1, color: { Red: 1 } });
    const none = await index.countFacets({ among: NOTHING, ...counted });
    expect(none).toMatchObject({ total: 0, sale: 0, price: null, brands: 0 });
    await remove();
  });
}

/** What every search index must do, whatever answers behind it. */
export function describeSearchIndex(open: OpenIndex): void {
  describeFilters(open);
  describeIndexedItems(open);
  describeVocabulary(open);
  describeLargeIndex(open);
  describeIndexedNews(open);
}
