import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { createBuiltInStylist } from '../built-in/built-in-stylist.ts';
import { INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { UNKNOWN_SHOPPER } from '../stylist.ts';
import { sampleItem } from '../testing/sample-items.ts';
import type { FindPieces } from './choose-pieces.ts';

const piece = (name: string, type: string, price: number, material = 'cotton'): Item =>
  sampleItem(name, {
    short_description: name,
    price,
    full_price: price,
    facts: { type, materials: [material] },
  });

const SHOP = [
  piece('Plain Tee', 't-shirt', 20),
  piece('Gray Tee', 't-shirt', 22),
  piece('Straight Jeans', 'jeans', 60),
  piece('Canvas Sneakers', 'sneakers', 50, 'leather'),
  piece('Court Sneakers', 'sneakers', 45, 'suede'),
  piece('Penny Loafers', 'loafers', 90, 'suede'),
  piece('Bomber Jacket', 'bomber-jacket', 70),
  piece('Track Bomber', 'bomber-jacket', 75),
  piece('Town Coat', 'coat', 150),
  piece('Cotton Robe', 'robe', 40),
  piece('Felt Clogs', 'clogs', 55),
];

const findPieces: FindPieces = async ({ query, filters: { priceRangeMax: most } }) => {
  const types = understandQuery(query).concepts.flatMap(({ kind, id }) =>
    kind === 'type' ? [id] : [],
  );
  return SHOP.filter(
    ({ other_info: { type }, price }) =>
      types.some((id) => isKindOf(type, id)) && price <= (most ?? price),
  );
};

/** A conversation about a packing list for four days, with all the shop to pack from. */
async function startPacking() {
  const stylist = createBuiltInStylist({ findPieces });
  let state = INITIAL_STATE;
  const say = async (words: string) => {
    const told = await stylist.translate({
      words,
      history: [],
      filters: DEFAULT_FILTERS,
      defaultFilters: DEFAULT_FILTERS,
      attachment: null,
      state,
      items: SHOP,
      shopper: UNKNOWN_SHOPPER,
      now: new Date('2026-11-23'),
    });
    state = told.state;
    return { ...told, names: state.shown.itemIds };
  };
  return { say, first: await say('4 days in lisbon in november what do i pack, im a guy') };
}

describe('a piece of a packing list that is not liked', () => {
  it.each([
    'dont like the jacket, something less sporty',
    'hate the jacket, something smarter',
    'the jacket is not my style, a dressier one please',
    "i don't want that jacket, something more elegant",
  ])('gives way to a smarter one, of a near kind where there is none: %s', async (words) => {
    const { say, first } = await startPacking();
    expect(first.names).toContain('Bomber Jacket');
    const { names, answer } = await say(words);
    expect(answer).toMatch(
      /no jackets that are dressier.*Town Coat at \$150 now, which is dressier/,
    );
    expect(names).not.toContain('Bomber Jacket');
    expect(names).toContain('Town Coat');
  });

  it('does not come back for a budget', async () => {
    const { say } = await startPacking();
    await say('dont like the jacket, something less sporty');
    expect((await say('under 300')).names).not.toContain('Bomber Jacket');
  });

  it('stays where fewer are asked for and there is but one', async () => {
    const { say } = await startPacking();
    expect((await say('less jackets')).answer).toMatch(/only one/);
  });
});

describe('pieces that the shopper has', () => {
  it.each([
    'already have jeans and pjs',
    'i own jeans and a robe',
    'got jeans and sleepwear already',
  ])('all go, whatever they are called: %s', async (words) => {
    const { say, first } = await startPacking();
    expect(first.names).toEqual(expect.arrayContaining(['Straight Jeans', 'Cotton Robe']));
    const { names } = await say(words);
    expect(names).not.toContain('Straight Jeans');
    expect(names).not.toContain('Cotton Robe');
    expect((await say('make it 6 days')).names).not.toContain('Cotton Robe');
  });
});

describe('a piece of the list that is settled on', () => {
  it('is spoken of from then on, and no other is added', async () => {
    const { say, first } = await startPacking();
    const { answer, state } = await say('go with the loafers');
    expect(answer).toMatch(/Penny Loafers/);
    expect(state.focusId).toBe('Penny Loafers');
    expect(state.shown.itemIds).toEqual(first.names);
  });

  it('is the one whose size is asked for behind it', async () => {
    const { say } = await startPacking();
    const { intent, itemIds } = await say('go with the loafers. my size?');
    expect(intent).toBe('size_fit');
    expect(itemIds).toEqual(['Penny Loafers']);
    expect((await say('already have jeans')).answer).toMatch(/Straight Jeans/);
  });
});

describe('a question which pieces of the list are so', () => {
  it.each([
    'which shoes ok on wet cobbles',
    'which shoes on the list are fine on wet cobblestones?',
    'so which of the shoes would survive the rain',
  ])('is answered of its own, and leaves it on the screen: %s', async (words) => {
    const { say, first } = await startPacking();
    const { intent, itemIds, names } = await say(words);
    expect(intent).toBe('compare');
    expect(itemIds.length).toBeGreaterThan(0);
    expect(first.names).toEqual(expect.arrayContaining([...itemIds]));
    expect(itemIds.every((id) => /Sneakers|Loafers/.test(id))).toBe(true);
    expect(names).toEqual(first.names);
  });

  it('finds others where others are asked for', async () => {
    const { say } = await startPacking();
    expect((await say('show me waterproof shoes')).intent).toBe('search');
  });
});

describe('a packing list', () => {
  it.each(['clogs instead of the sneakers', 'still got sneakers in there, i want clogs'])(
    'has another kind in the place of one: %s',
    async (words) => {
      const { say } = await startPacking();
      const { names, answer } = await say(words);
      expect(answer).toMatch(/Instead of .*Sneakers.* it has Felt Clogs at \$55 now/);
      expect(names).toContain('Felt Clogs');
    },
  );

  it('loses what is still on it', async () => {
    const { say } = await startPacking();
    const { names, answer } = await say('it still has a jacket on it');
    expect(answer).toMatch(/^Off the list: Bomber Jacket/);
    expect(names).not.toContain('Bomber Jacket');
  });

  it('is made dressier piece by piece, and stays a list', async () => {
    const { say, first } = await startPacking();
    const { names, answer, state } = await say('can u make it dressier, there will be dinners');
    expect(answer).toMatch(/Instead of .* it has .* now, which (?:is|are) dressier/);
    expect(names).not.toEqual(first.names);
    expect(state.list).toBeDefined();
    expect((await say('make the packing list even dressier')).state.list).toBeDefined();
  });
});
