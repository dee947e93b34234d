import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { type Anchor, emptyRequest, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { sampleFound, sampleItem } from '../testing/sample-items.ts';
import { rankFound } from './rank-found.ts';

interface Asked {
  words: string;
  items: readonly Item[];
  anchor?: Item;
  relation?: Anchor['relation'];
  filters?: Partial<Filters>;
}

/** What is ranked for words, with the item that they point at. */
function rank({ words, items, anchor, relation = 'like', filters = {} }: Asked) {
  const request = {
    ...emptyRequest({ ...DEFAULT_FILTERS, ...filters }),
    wishes: understandQuery(words).readings,
    refinedQuery: words,
    anchor: anchor === undefined ? null : { itemId: anchor.id, relation },
  };
  return rankFound(
    sampleFound({
      state: { ...INITIAL_STATE, request },
      candidates: items,
      total: items.length,
      anchor: anchor ?? null,
    }),
  );
}

const dress = (id: string, fabric: string, fields: Partial<Item> = {}, type = 'midi-dress') =>
  sampleItem(id, {
    short_description: `${fabric} Dress`,
    brand: `Brand ${id}`,
    ...fields,
    facts: { type, materials: [fabric.toLowerCase()], color_names: [] },
  });
const shoe = (id: string, type: string, fields: Partial<Item> = {}) =>
  sampleItem(id, {
    short_description: `${id} shoes`,
    try_on_category: 'shoes',
    ...fields,
    facts: { type, materials: ['leather'] },
  });

describe('the item that was pointed at', () => {
  const linen = dress('one', 'Linen', { colors: ['Blue', 'Green'] });
  const silk = dress('two', 'Silk', { colors: ['Blue'] });
  const cotton = dress('three', 'Cotton', { colors: ['Blue'] });
  const inBlue = { words: 'dress', filters: { color: ['Blue' as const] } };

  it('comes first where it is sold in the color that was asked for, and the reply says so', () => {
    const { deep, reply } = rank({ ...inBlue, items: [silk, cotton, linen], anchor: linen });
    expect(deep[0]).toEqual({ id: 'one', reason: 'The very midi dress you pointed at, in Blue.' });
    expect(reply).toMatch(/comes? in Blue/);
  });

  it('is plainly said not to come in it where it does not', () => {
    const red = dress('four', 'Wool', { colors: ['Red'] });
    const { reply } = rank({ ...inBlue, items: [silk, cotton], anchor: red });
    expect(reply).toMatch(/doesn’t come in blue|no blue in/);
  });

  it('is what others are told to be longer than, only where their records bear it out', () => {
    const mini = dress('mini', 'Linen', {}, 'mini-dress');
    const items = [
      dress('short', 'Silk', {}, 'mini-dress'),
      dress('long', 'Cotton', {}, 'maxi-dress'),
    ];
    const { deep, reply } = rank({
      words: 'dress longer',
      items,
      anchor: mini,
      relation: 'compared',
    });
    expect(deep[0]?.id).toBe('long');
    expect(deep[0]?.reason).toMatch(/longer than/);
    expect(deep[1]?.reason).not.toMatch(/longer than/);
    expect(reply).toMatch(/The first is longer than/);
  });
});

describe('what an occasion asks for', () => {
  it('is chosen before what is too casual for it, however well that matches the words', () => {
    const casual = ['slides', 'clogs', 'court-sneakers'].map((type) => shoe(type, type));
    const dressy = ['oxfords', 'pumps', 'loafers', 'heeled-sandals', 'flats', 'mules'].map((type) =>
      shoe(type, type),
    );
    const { deep } = rank({ words: 'shoes for a wedding', items: [...casual, ...dressy] });
    const chosen = deep.map(({ id }) => id);
    expect(chosen.filter((id) => casual.some((one) => one.id === id))).toEqual([]);
  });

  it('is argued with before a discount, unless the talk is of money', () => {
    const maxi = dress('maxi', 'Linen', { price: 80, full_price: 160 }, 'maxi-dress');
    const others = [dress('a', 'Cotton', { price: 60 }), dress('b', 'Viscose', { price: 70 })];
    const items = [maxi, ...others];
    const forWedding = rank({ words: 'dress for a beach wedding', items });
    expect(forWedding.deep.find(({ id }) => id === 'maxi')?.reason).toMatch(/beach wedding/);
    expect(forWedding.reply).not.toMatch(/down from|was \$160|least expensive/);
    expect(rank({ words: 'cheap dress', items }).reply).toMatch(/\$60/);
  });

  it('is no tuxedo where a suit is usual', () => {
    const suit = (id: string, type: string) =>
      sampleItem(id, {
        short_description: `${id} suit`,
        try_on_category: 'suits',
        facts: { type, materials: ['wool'], gender: 'Men' },
      });
    const items = [suit('plain', 'two-piece-suit'), suit('grand', 'tuxedo')];
    const { deep } = rank({ words: 'suit for a funeral', items });
    expect(deep.find(({ id }) => id === 'plain')?.reason).toMatch(/a funeral/);
    expect(deep.find(({ id }) => id === 'grand')?.reason ?? '').not.toMatch(/a funeral/);
  });

  it('keeps what is true of every item as a last resort', () => {
    const items = ['Linen', 'Silk', 'Cotton', 'Viscose'].map((fabric, at) =>
      dress(fabric, fabric, { colors: ['Blue'], price: 40 + at * 10 }),
    );
    const asked = { words: 'dress, not black', items, filters: { priceRangeMax: 300 } };
    const reasons = rank(asked).deep.map(({ reason }) => reason);
    expect(reasons.filter((reason) => /no black|of your \$300|under your/i.test(reason))).toEqual(
      [],
    );
  });
});

describe('what is offered next', () => {
  it('is nothing that is in force already', () => {
    const items = [
      dress('a', 'Linen', { colors: ['Blue', 'Beige'] }),
      dress('b', 'Linen', { colors: ['Blue', 'Red'] }),
      dress('c', 'Silk', { colors: ['Blue', 'Beige'] }),
      dress('d', 'Silk', { colors: ['Blue', 'Red'] }),
    ];
    const open = rank({ words: 'dress', items }).suggestions;
    expect(open.some((one) => /^In |^Only /.test(one))).toBe(true);
    const colored = rank({ words: 'linen dress', items, filters: { color: ['Blue'] } }).suggestions;
    expect(colored.filter((one) => /^In |^Only /.test(one))).toEqual([]);
  });
});
