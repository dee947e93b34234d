import type { Color } from '@modiste/contract/values';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { describe, expect, it } from 'vitest';
import { toCandidate } from '../item-facts/candidate.ts';
import { toIndexedItem } from '../item-facts/indexed-item.ts';
import type { Hit } from '../search-index/search-index.ts';
import { type MadeItem, makeStoredItem } from '../testing/make-stored-item.ts';
import { NO_WORDS } from '../understand/no-words.ts';
import { diversify } from './diversify.ts';
import { fuse, unranked } from './fuse.ts';
import { rank } from './rank.ts';
import type { RankingInputs } from './rank-features.ts';

const found = (id: string, score = 0, made: MadeItem = {}): Hit => ({
  item: toIndexedItem(toCandidate(makeStoredItem(id, made))),
  score,
});
const ids = (list: readonly { item: { id: string } }[]) => list.map((one) => one.item.id);

describe('fusion', () => {
  it('prefers what two sources agree on to the first of one', () => {
    const words = [found('first-word'), found('both')];
    const image = [found('first-look'), found('both')];
    const fused = fuse({ words, image }).toSorted((a, b) => b.agreement - a.agreement);
    expect(ids(fused)[0]).toBe('both');
    expect(fused[0]?.agreement).toBeCloseTo(61 / 62);
  });
});

const by = (understood: UnderstoodQuery, given: Partial<RankingInputs> = {}): RankingInputs => ({
  understood,
  anchor: null,
  conceptVector: null,
  taste: null,
  pictured: null,
  popularityOf: () => 0,
  today: 20_000,
  ...given,
});

describe('ranking by a picture', () => {
  const plain = by(NO_WORDS);
  const boots = { facts: { type: 'boots' }, colors: ['Black'] } satisfies MadeItem;
  const loafers = { facts: { type: 'loafers' }, colors: ['Black'] } satisfies MadeItem;
  const image = [
    found('boots-1', 0.85, boots),
    found('red-boots', 0.81, { ...boots, colors: ['Red'] }),
    found('loafers', 0.8, loafers),
    found('boots-2', 0.79, boots),
    found('boots-3', 0.78, boots),
  ];

  it('puts what most of the nearest are before the one that is something else', () => {
    const ranked = ids(rank(fuse({ image }), plain));
    expect(ranked.indexOf('boots-3')).toBeLessThan(ranked.indexOf('loafers'));
  });

  it('puts their colour before others', () => {
    const ranked = ids(rank(fuse({ image }), plain));
    expect(ranked.indexOf('boots-3')).toBeLessThan(ranked.indexOf('red-boots'));
  });

  it('leaves the nearest first, which may be the very piece, whatever the others are', () => {
    const piece = found('very-piece', 0.86, loafers);
    const [first] = rank(fuse({ image: [piece, ...image] }), plain);
    expect(first?.item.id).toBe('very-piece');
    expect(first?.features.closest).toBe(1);
  });

  it('leaves the type and the colour to words that name them', () => {
    const named = {
      ...NO_WORDS,
      words: ['red', 'boots'],
      types: ['boots'],
      soft: { ...NO_WORDS.soft, colors: ['Red'] as const },
    };
    const [first] = rank(fuse({ image }), by(named));
    expect(first?.item.id).toBe('red-boots');
    expect(first?.features).toMatchObject({ alikeType: 0, alikeColor: 0, closest: 0 });
  });

  it('says nothing where no picture asks', () => {
    const [first] = rank(fuse({ words: [found('boots-1', 3, boots)] }), plain);
    expect(first?.features).toMatchObject({ alikeType: 0, alikeColor: 0, closest: 0 });
  });
});

describe('ranking', () => {
  const understood = {
    ...NO_WORDS,
    words: ['black', 'dress'],
    types: ['dress'],
    soft: { ...NO_WORDS.soft, colors: ['Black'] as const },
  };

  it('puts the type before the colour and the colour before the wording', () => {
    const words = [
      found('black-shoes', 9, { facts: { type: 'loafers' } }),
      found('red-dress', 8, { colors: ['Red'] }),
      found('black-dress', 3),
    ];
    expect(ids(rank(fuse({ words }), by(understood)))).toEqual([
      'black-dress',
      'red-dress',
      'black-shoes',
    ]);
  });

  it('puts a piece that is sold in the color alone before one that has it beside others', () => {
    const white = { ...NO_WORDS, soft: { ...NO_WORDS.soft, colors: ['White'] as const } };
    const sold = (id: string, ways: Color[][]) =>
      found(id, 5, {
        colors: [...new Set(ways.flat())],
        facts: {
          color_variants: ways.map((colors) => ({
            name: colors.join(' / '),
            colors,
            image: null,
          })),
        },
      });
    const words = [
      sold('a-navy-on-white', [['Blue', 'White']]),
      sold('b-white-with-navy', [['White', 'Blue']]),
      sold('c-black-or-white', [['Black'], ['White']]),
      sold('d-white-or-black', [['White'], ['Black']]),
    ];
    expect(ids(rank(unranked(words), by(white)))).toEqual([
      'd-white-or-black',
      'c-black-or-white',
      'b-white-with-navy',
      'a-navy-on-white',
    ]);
  });

  it('moves up what speaks of things that go with the words, the closest first', () => {
    const related = [
      { word: 'floral', weight: 0.8 },
      { word: 'slim fit', weight: 0.3 },
    ];
    const words = [
      found('plain', 5),
      found('slim', 5, { attributes: ['slim-fit'] }),
      found('flowers', 5, { short_description: 'Floral Dress' }),
      found('florist', 5, { short_description: 'Florals' }),
    ];
    const order = ids(rank(fuse({ words }), by({ ...NO_WORDS, related })));
    expect(order.slice(0, 2)).toEqual(['flowers', 'slim']);
  });

  it('moves up what bears the name of the shade, then what comes near it', () => {
    const navy = {
      ...NO_WORDS,
      soft: { ...NO_WORDS.soft, colors: ['Blue'] as const, shades: ['navy'] },
    };
    const blue = (id: string, color_names: string[]) =>
      found(id, 5, { colors: ['Blue'], facts: { color_names } });
    const words = [
      blue('a-sky', ['Sky Blue']),
      blue('b-midnight', ['Midnight']),
      blue('c-second', ['Sky Blue', 'Navy']),
      blue('d-navy', ['Navy']),
    ];
    expect(ids(rank(unranked(words), by(navy)))).toEqual([
      'd-navy',
      'c-second',
      'b-midnight',
      'a-sky',
    ]);
  });

  it('moves up what the occasion calls for, though no word says so', () => {
    const evening = { ...NO_WORDS, soft: { ...NO_WORDS.soft, attributes: ['evening'] } };
    const words = [
      found('a-shirt', 5, { facts: { type: 'shirt-dress' } }),
      found('b-satin', 5, { facts: { type: 'midi-dress', materials: ['satin'] } }),
      found('c-gown', 5, { facts: { type: 'evening-gown' } }),
    ];
    expect(ids(rank(unranked(words), by(evening)))).toEqual(['c-gown', 'b-satin', 'a-shirt']);
  });

  it('moves lower prices up where cheap was asked for', () => {
    const cheap = { ...NO_WORDS, soft: { ...NO_WORDS.soft, priceLevel: -1 as const } };
    const words = [found('dear', 5, { price: 300 }), found('low', 5, { price: 20 })];
    expect(ids(rank(fuse({ words }), by(cheap)))).toEqual(['low', 'dear']);
  });
});

describe('what speaks for an item beside the match', () => {
  const TODAY = 20_000;
  const order = (words: readonly Hit[], given: Partial<RankingInputs>) =>
    ids(rank(fuse({ words }), by(NO_WORDS, { today: TODAY, ...given })));

  it('is that it is new', () => {
    const words = [
      found('old', 5, { addedDay: TODAY - 400 }),
      found('new', 5, { addedDay: TODAY }),
    ];
    expect(order(words, {})).toEqual(['new', 'old']);
  });

  it('is that many like it', () => {
    const popularityOf = (id: string) => (id === 'liked' ? 1 : 0);
    expect(order([found('plain', 5), found('liked', 5)], { popularityOf })[0]).toBe('liked');
  });

  it('is that it can be bought, more than that many like what cannot or that it is reduced', () => {
    const gone = found('a-gone', 5, {
      price: 40,
      full_price: 80,
      facts: { availability: 'out_of_stock' },
    });
    const popularityOf = (id: string) => (id === 'a-gone' ? 1 : 0);
    expect(order([gone, found('b-here', 5)], { popularityOf })).toEqual(['b-here', 'a-gone']);
  });

  it('is, between equals, what it costs less', () => {
    const words = [found('a-full', 5), found('reduced', 5, { price: 80, full_price: 100 })];
    expect(order(words, {})[0]).toBe('reduced');
  });

  it('leaves the match as it is', () => {
    const fused = fuse({ words: [found('one', 5)] });
    const [liked] = rank(fused, by(NO_WORDS, { popularityOf: () => 1 }));
    const [plain] = rank(fused, by(NO_WORDS));
    expect(liked?.match).toBe(plain?.match);
    expect(liked?.relevance).toBeGreaterThan(plain?.relevance ?? Number.NaN);
  });
});

describe('a varied page', () => {
  const scored = (id: string, relevance: number, made: MadeItem) => ({
    ...found(id, 0, made),
    relevance,
  });

  it('does not fill with one design in many colours', () => {
    const shirt = (color: 'Red' | 'Blue' | 'Green', relevance: number) =>
      scored(`shirt-${color}`, relevance, {
        short_description: `${color} Poplin Shirt`,
        colors: [color],
      });
    const other = scored('other', 0.85, { short_description: 'Camp Shirt', brand: 'Bram' });
    const page = diversify([shirt('Red', 1), shirt('Blue', 0.99), shirt('Green', 0.98), other], 2);
    expect(ids(page)).toEqual(['shirt-Red', 'other']);
  });

  it('stays relevance first where nothing repeats', () => {
    const list = ['a', 'b', 'c'].map((id, at) =>
      scored(id, 1 - at / 2, { short_description: `Dress ${id}`, brand: id }),
    );
    expect(ids(diversify(list, 3))).toEqual(['a', 'b', 'c']);
  });
});
