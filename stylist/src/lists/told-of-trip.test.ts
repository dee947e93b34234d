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
    colors: [/Black/.test(name) ? 'Black' : 'Blue'],
    facts: { type, materials: [material] },
  });

const SHOP = [
  piece('Plain Tee', 't-shirt', 20),
  piece('Black Tee', 't-shirt', 22),
  piece('Work Shirt', 'shirt', 40),
  piece('Linen Shirt', 'shirt', 45, 'linen'),
  piece('Lace Blouse', 'blouse', 60),
  piece('Straight Jeans', 'jeans', 60),
  piece('Twill Trousers', 'pants', 55),
  piece('Black Trousers', 'pants', 65),
  piece('Denim Skirt', 'midi-skirt', 33),
  piece('Wrap Skirt', 'wrap-skirt', 50),
  piece('Jersey Dress', 'midi-dress', 50),
  piece('Shirt Dress', 'shirt-dress', 70),
  piece('Crew Sweater', 'sweater', 41),
  piece('Field Jacket', 'jacket', 80),
  piece('Court Sneakers', 'sneakers', 45),
  piece('Canvas Sneakers', 'sneakers', 50),
  piece('Chunky Loafers', 'loafers', 85, 'leather'),
  piece('Poplin Pajamas', 'pajamas', 82),
  piece('Flannel Pajamas', 'pajamas', 48, 'flannel'),
  piece('Cotton Robe', 'robe', 47),
  piece('Straw Hat', 'sun-hat', 40, 'straw'),
  piece('Square Sunglasses', 'sunglasses', 57, 'acetate'),
  piece('Cotton Cardigan', 'cardigan', 42),
  piece('Lambswool Scarf', 'scarf', 30, 'wool'),
  piece('Gabardine Raincoat', 'raincoat', 120),
  piece('Swimsuit', 'swimsuit', 55, 'nylon'),
  piece('Fell Boots', 'hiking-boots', 160, 'leather'),
];

const findPieces: FindPieces = async ({ query, filters: { priceRangeMax: most } }) => {
  const types = understandQuery(query).concepts.flatMap(({ kind, id }) =>
    kind === 'type' ? [id] : [],
  );
  const isOf = ({ other_info: { type } }: Item): boolean =>
    types.some((id) => isKindOf(type, id) || (id === 'rain-jacket' && type === 'raincoat'));
  return SHOP.filter((item) => isOf(item) && item.price <= (most ?? item.price));
};

/** A conversation about a packing list for a spring week, with all the shop to pack from. */
async function startPacking(
  first = 'going to lisbon for 5 days in april, carry on only, what do i pack',
) {
  const stylist = createBuiltInStylist({ findPieces });
  let state = INITIAL_STATE;
  const say = async (words: string) => {
    const told = await stylist.translate({
      words,
      history: [],
      filters: { ...DEFAULT_FILTERS, gender: ['Women'] },
      defaultFilters: DEFAULT_FILTERS,
      attachment: null,
      state,
      items: SHOP,
      shopper: UNKNOWN_SHOPPER,
      now: new Date('2026-11-23'),
    });
    state = told.state;
    return {
      ...told,
      names: state.list?.lines.flatMap(({ pieces }) => pieces.map(({ itemId }) => itemId)),
    };
  };
  return { say, first: await say(first) };
}

describe('what is slept in on a trip', () => {
  it('is pajamas and no robe, of no flannel in spring', async () => {
    const { first } = await startPacking();
    expect(first.names).toContain('Poplin Pajamas');
    expect(first.names).not.toContain('Cotton Robe');
    expect(first.names).not.toContain('Flannel Pajamas');
  });

  it.each([
    'i wont take a robe in a carry on haha. pyjamas instead. and what if it rains',
    'not taking a robe. pajamas instead! what if it rains?',
  ])('stays pajamas where a robe is refused, and rain is thought of: %s', async (words) => {
    const { say } = await startPacking();
    const { intent, names } = await say(words);
    expect(intent).toBe('style_advice');
    expect(names).toEqual(expect.arrayContaining(['Poplin Pajamas', 'Gabardine Raincoat']));
  });
});

describe('the price of a piece on the list', () => {
  it('is not that of the trip, though another message came between', async () => {
    const { say } = await startPacking();
    await say('i wont take a robe. pyjamas instead');
    const minded = await say('the flannel in april? no. something light under 50');
    expect(minded.state.list?.budget).toBeNull();
    expect(minded.answer).toMatch(/no other pajamas that are light for \$50 or less/);
    const { answer, names, state } = await say(
      'no i meant pyjamas under 50, the trip budget isnt 50 lol',
    );
    expect(state.list?.budget).toBeNull();
    expect(answer).toMatch(/for less there is only Flannel Pajamas/);
    expect(names).toContain('Poplin Pajamas');
  });

  it('takes a budget back that was never one', async () => {
    const { say } = await startPacking();
    expect((await say('under 300')).state.list?.budget).toBe(300);
    const { state, answer } = await say('300 is not for the whole trip');
    expect(state.list?.budget).toBeNull();
    expect(answer).toMatch(/\$300 is no limit of the whole list/);
  });

  it('holds for each piece where nothing is to cost more', async () => {
    const { say } = await startPacking();
    const { names, state } = await say('nothing over 60 please');
    expect(state.list?.budget).toBeNull();
    expect(names).not.toContain('Chunky Loafers');
  });
});

describe('what a trip or a shopper needs beside the list', () => {
  it('is added with what it is for, and nothing that was just refused', async () => {
    const { say } = await startPacking();
    const { names, answer } = await say(
      'ok forget pyjamas. i burn easily and i hate being cold at night, what should i add?',
    );
    expect(names).toEqual(
      expect.arrayContaining([
        'Straw Hat',
        'Square Sunglasses',
        'Cotton Cardigan',
        'Lambswool Scarf',
      ]),
    );
    expect(names).not.toContain('Poplin Pajamas');
    expect(answer).toMatch(/Straw Hat at \$40 to shade face and neck/);
    expect(answer).toMatch(/for the cold the list has Crew Sweater and Field Jacket already/i);
  });

  it.each([
    ['we might go hiking one day', 'Fell Boots'],
    ['the hotel has a pool', 'Swimsuit'],
    ['something vs sun', 'Straw Hat'],
    ['i get cold easily', 'Cotton Cardigan'],
  ])('comes onto it, and the trip stays as it was: %s', async (words, expected) => {
    const { say, first } = await startPacking();
    const { names, state } = await say(words);
    expect(names).toEqual(expect.arrayContaining([...(first.names ?? []), expected]));
    expect(state.list?.words).toBe(first.state.list?.words);
  });

  it('is told once of what the same message adds', async () => {
    const { say } = await startPacking();
    const { answer, names } = await say('add a swimsuit, hotel has a pool');
    expect(names?.filter((name) => name === 'Swimsuit')).toHaveLength(1);
    expect(answer).not.toMatch(/already/);
  });
});

describe('what a shopper wears none of', () => {
  it.each([
    ['i dont do dresses', 'Jersey Dress', 'Lace Blouse'],
    ['i hate jeans', 'Straight Jeans', 'Black Trousers'],
    ['i never wear loafers', 'Chunky Loafers', null],
  ])('gives way to what is worn in its place: %s', async (words, old, next) => {
    const { say, first } = await startPacking();
    expect(first.names).toContain(old);
    const { names, intent } = await say(words);
    expect(intent).toBe('style_advice');
    expect(names).not.toContain(old);
    if (next !== null) expect(names).toContain(next);
  });

  it('is left out of a list that is begun anew, and others are packed instead', async () => {
    const { say } = await startPacking();
    const { names, answer, intent } = await say(
      'can we start over? 5 days lisbon april carry on, what do i need, no jeans, i only wear dresses and skirts',
    );
    expect(intent).toBe('style_advice');
    expect(answer).toMatch(/5 days in Lisbon .*in a carry-on/);
    expect(names).toEqual(expect.arrayContaining(['Denim Skirt', 'Wrap Skirt', 'Shirt Dress']));
    expect(names).not.toContain('Straight Jeans');
    expect(names).not.toContain('Twill Trousers');
  });
});

describe('a list that something else was looked for after', () => {
  it.each(['back to my list', 'my packing list pls', 'no i want the packing LIST again pls'])(
    'comes back as it was: %s',
    async (words) => {
      const { say } = await startPacking();
      await say('drop the dress');
      await say('show me red dresses');
      const { intent, answer, state } = await say(words);
      expect(intent).toBe('style_advice');
      expect(answer).toContain('• 1 light jacket (Field Jacket, $80)');
      expect(answer).not.toContain('Jersey Dress');
      expect(state.shown.itemIds).toContain('Field Jacket');
    },
  );

  it('is changed in the same breath', async () => {
    const { say } = await startPacking();
    await say('show me red dresses');
    const { names, answer } = await say(
      'no i want the packing LIST again pls, with skirts instead of jeans, and something vs sun',
    );
    expect(names).toEqual(expect.arrayContaining(['Denim Skirt', 'Straw Hat']));
    expect(names).not.toContain('Straight Jeans');
    expect(answer).toContain('Here is the list as it stands:');
  });
});

describe('a list of which all is asked', () => {
  it('is all of some colors, as far as there are such', async () => {
    const { say } = await startPacking();
    const { names } = await say('make it all black');
    expect(names).toEqual(expect.arrayContaining(['Black Tee', 'Black Trousers']));
  });

  it('has shoes to walk in where others are not comfortable', async () => {
    const { say } = await startPacking();
    const { names } = await say('swap the loafers for something comfier, we walk 10 miles a day');
    expect(names).toEqual(expect.arrayContaining(['Court Sneakers', 'Canvas Sneakers']));
    expect(names).not.toContain('Chunky Loafers');
  });

  it('keeps one of each use where only the essentials are to stay', async () => {
    const { say } = await startPacking();
    const { names } = await say('only the essentials');
    expect(names).not.toContain('Poplin Pajamas');
    expect(names).toEqual(
      expect.arrayContaining(['Plain Tee', 'Straight Jeans', 'Court Sneakers']),
    );
  });

  it('is less of one kind where there is a lot of it', async () => {
    const { say } = await startPacking();
    expect((await say('thats a lot of tops')).answer).toMatch(/Now 3 instead of 4 tops/);
  });

  it.each([
    ['what does it cost without the shoes', /Without Court Sneakers and Chunky Loafers it is \$/],
    ['what shoes should i wear on the plane', /On the way I would wear .*(?:Loafers|Sneakers)/],
    ['do i really need the jacket', /Not really: Crew Sweater does the same job/],
    ['so what do i still need to buy', /Here is the list as it stands/],
    ['plan my outfits for each day', /Day 1: .*Day 5: /s],
    ['what would i wear to a play one night', /Jersey Dress/],
  ])('answers: %s', async (words, told) => {
    const { say } = await startPacking();
    const { answer, intent } = await say(words);
    expect(intent).toBe('style_advice');
    expect(answer).toMatch(told);
  });

  it('has the dearest piece dropped', async () => {
    const { say } = await startPacking();
    expect((await say('drop the most expensive thing')).names).not.toContain('Chunky Loafers');
  });

  it('asks of a piece what changes none', async () => {
    const { say, first } = await startPacking();
    expect((await say('can i machine wash the sweater')).names).toEqual(first.names);
    expect((await say('what goes with the jeans')).answer).not.toMatch(/^Added/);
  });
});

describe('the weather of a trip that a list is packed for', () => {
  it('is told, and changes nothing on the list', async () => {
    const { say, first } = await startPacking();
    const { intent, answer, names } = await say(
      'its mostly walking. does it rain in lisbon in april?',
    );
    expect(intent).toBe('style_advice');
    expect(answer).toMatch(/^(?:Yes, showers|It does rain)/);
    expect(names).toEqual(first.names);
    expect((await say('whats on my list now')).names).toEqual(first.names);
  });

  it('needs a rain jacket, for which no other jacket stands', async () => {
    const { say, first } = await startPacking();
    const { answer, names } = await say('forget it. do i need a rain jacket, yes or no');
    expect(answer).toMatch(
      /^Yes, showers are common in Lisbon in April, and the list has no rain jacket/,
    );
    expect(names).toEqual(first.names);
  });
});
