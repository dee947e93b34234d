import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { createBuiltInStylist } from '../built-in/built-in-stylist.ts';
import { type DialogueState, emptyRequest, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
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
  piece('Oxford Shirt', 'shirt', 40),
  piece('Work Shirt', 'shirt', 24),
  piece('Straight Jeans', 'jeans', 60),
  piece('Budget Jeans', 'jeans', 30),
  piece('Wool Trousers', 'pants', 80),
  piece('Canvas Sneakers', 'sneakers', 50),
  piece('Court Sneakers', 'sneakers', 45),
  piece('Silk Dress', 'dress', 120, 'silk'),
  piece('Jersey Dress', 'dress', 125),
  piece('Rain Jacket', 'raincoat', 70),
  piece('Town Coat', 'coat', 150, 'wool'),
];
/** A shop without rain jackets shows raincoats. */
const NEAREST = new Map([['rain-jacket', 'raincoat']]);

const findPieces: FindPieces = async ({ query, filters: { priceRangeMax: most } }) => {
  const types = understandQuery(query).concepts.flatMap(({ kind, id }) =>
    kind === 'type' ? [id, NEAREST.get(id) ?? id] : [],
  );
  return SHOP.filter(
    ({ other_info, price }) => types.includes(other_info.type) && price <= (most ?? price),
  );
};

/** A conversation about a packing list for four days, with all the shop to pack from. */
async function startPacking(
  first = 'what do I pack for 4 days in Lisbon in May',
  from: DialogueState = INITIAL_STATE,
) {
  const stylist = createBuiltInStylist({ findPieces });
  let state = from;
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
    const names = state.shown.itemIds.map((id) => SHOP.find((item) => item.id === id)?.id ?? '');
    const total = SHOP.filter(({ id }) => names.includes(id)).reduce(
      (sum, one) => sum + one.price,
      0,
    );
    return { ...told, names, total };
  };
  return { say, first: await say(first) };
}

describe('a packing list on the screen', () => {
  it('keeps the rain jacket of one who has a coat, whatever the jacket is called', async () => {
    const { say, first } = await startPacking('what do I pack for 4 days in Oslo in January');
    expect(first.names).toEqual(expect.arrayContaining(['Rain Jacket', 'Town Coat']));
    const { names } = await say('i already have a winter coat');
    expect(names).toContain('Rain Jacket');
    expect(names).not.toContain('Town Coat');
  });

  it('is no answer to one who wants an outfit, whatever they refuse', async () => {
    const { say } = await startPacking();
    const words = 'one nice outfit for a dinner, warm but dressy, no skirts';
    expect((await say(words)).intent).toBe('search');
  });

  it.each([
    'show me the shoes you’d recommend from that list',
    'can I see the sneakers on the list',
    'which shoes did you recommend?',
  ])('shows the pieces of one kind alone: %s', async (words) => {
    const { say, first } = await startPacking();
    const { names, intent, itemIds, answer } = await say(words);
    expect(intent).toBe('style_advice');
    expect(first.names).toEqual(expect.arrayContaining(names));
    expect(names).toEqual(itemIds);
    expect(names.every((name) => /sneakers/i.test(name))).toBe(true);
    expect(answer).toContain('Sneakers, $');
    expect((await say('what does the whole list come to?')).answer).toContain(`$${first.total}`);
  });

  it.each(['do I need a raincoat for that', 'should i bring a dress', 'and gloves?'])(
    'stays as it is where somebody asks whether a piece belongs there: %s',
    async (words) => {
      const { say, first } = await startPacking();
      const { names, answer } = await say(words);
      expect(names).toEqual(first.names);
      expect(answer).not.toContain('Added');
    },
  );

  it('tells what it has of a kind that is asked about, and what it does without', async () => {
    const { say } = await startPacking();
    expect((await say('do i need a dress?')).answer).toMatch(/^Yes, the list has 1 dress.*\(/);
    expect((await say('do i need gloves?')).answer).toMatch(/does without gloves/);
  });

  it('tells what is not on it, and what the shop lacks', async () => {
    const { say } = await startPacking();
    const { answer, names } = await say('what is missing?');
    expect(answer).toMatch(/a bag.* not on it/i);
    expect(names.length).toBeGreaterThan(0);
  });

  it('is brought within what all of it may cost', async () => {
    const { say, first } = await startPacking();
    expect(first.total).toBeGreaterThan(350);
    const { answer, total, intent } = await say('keep it under 350 total');
    expect(intent).toBe('style_advice');
    expect(total).toBeLessThanOrEqual(350);
    expect(answer).toContain(`$${total}, $${350 - total} under your $350.`);
  });

  it('says what could stay behind where it cannot be brought so low', async () => {
    const { say } = await startPacking();
    const { answer, total } = await say('i only have 90 for everything');
    expect(total).toBeGreaterThan(90);
    expect(answer).toContain(`$${total - 90} over your $90`);
  });

  it('counts from a sum that is only about right', async () => {
    const { say } = await startPacking();
    const { answer } = await say('around $300 for all of it');
    expect(answer).toContain('the $300 or so you had in mind');
  });

  it.each(['drop the dress', 'i already have a dress', 'no dress', 'leave the dress at home'])(
    'has no dress after “%s”',
    async (words) => {
      const { say } = await startPacking();
      const { names, answer, total } = await say(words);
      expect(names).not.toContain('Silk Dress');
      expect(answer).toContain(`come to $${total}`);
    },
  );

  it.each(['swap the sneakers', 'i dont like the sneakers', 'other sneakers please'])(
    'has other sneakers after “%s”',
    async (words) => {
      const { say, first } = await startPacking();
      const sneakers = ['Canvas Sneakers', 'Court Sneakers'];
      const before = first.names.find((name) => sneakers.includes(name));
      const { names } = await say(words);
      expect(names.filter((name) => sneakers.includes(name))).toEqual(
        sneakers.filter((name) => name !== before),
      );
    },
  );

  it('has a cheaper piece where one is asked for, and says so where there is none', async () => {
    const { say } = await startPacking();
    expect((await say('cheaper jeans')).names).toContain('Budget Jeans');
    expect((await say('even cheaper jeans')).answer).toContain('Budget Jeans stays');
  });

  it('has one piece more, also when it is told anew for another trip', async () => {
    const { say } = await startPacking();
    const { names, answer, total } = await say('add a rain jacket');
    expect(names).toContain('Rain Jacket');
    expect(answer).toContain(`come to $${total}`);
    const anew = await say('make it for 7 days');
    expect(anew.answer).toContain('7 days');
    expect(anew.names).toContain('Rain Jacket');
  });

  it('does two things that are asked for at once', async () => {
    const { say } = await startPacking();
    const { names } = await say('drop the dress and add a rain jacket');
    expect(names).not.toContain('Silk Dress');
    expect(names).toContain('Rain Jacket');
  });

  it('tells that nothing has to go where it has no such piece', async () => {
    const { say, first } = await startPacking();
    const { answer, names } = await say('drop the scarf');
    expect(answer).toContain('There are no scarves on the list');
    expect(names).toEqual(first.names);
  });

  it.each(['what is it in total?', 'how much is everything', 'total?'])(
    'adds up: %s',
    async (words) => {
      const { say, first } = await startPacking();
      expect((await say(words)).answer).toContain(`$${first.total} for the`);
    },
  );

  it('tells what is left and what is over', async () => {
    const { say } = await startPacking();
    const { total } = await say('under 350 total');
    expect((await say('how much is left?')).answer).toContain(
      `$${350 - total} of your $350 is left`,
    );
    const { total: more } = await say('add a rain jacket');
    expect(more).toBeGreaterThan(350);
    expect((await say('am i over budget now')).answer).toContain(`$${more - 350} over your $350`);
  });

  it('becomes shorter, and never longer than it was', async () => {
    const { say } = await startPacking();
    const counts = /(?<now>\w+) pieces instead of (?<before>\w+)/;
    expect((await say('fewer pieces')).answer).toMatch(counts);
    expect((await say('only 5 pieces')).answer).toContain('Five pieces instead of');
  });

  it('is enough for a dinner while something dressed up is on it', async () => {
    const { say } = await startPacking();
    expect((await say('is that enough for a nice dinner?')).answer).toContain('Yes: Silk Dress');
    await say('drop the dress and drop the trousers');
    expect((await say('is that enough for a fancy dinner?')).answer).toContain('Not quite');
  });

  it('is left alone by what looks for something else', async () => {
    const { say } = await startPacking();
    expect((await say('show me red dresses')).intent).toBe('search');
  });
});

describe('a capsule on the screen', () => {
  it('is cut down, and knows the piece that was spoken of last', async () => {
    const { say } = await startPacking('build me a capsule for summer');
    expect((await say('only 4 pieces')).answer).toContain('Four pieces instead of');
    const { answer } = await say('which one is the most expensive?');
    expect(answer).toMatch(/most expensive/);
    expect((await say('replace it with something cheaper')).intent).toBe('style_advice');
  });
});

describe('a wardrobe that was put together', () => {
  const WARDROBE = SHOP.slice(0, 7);
  const wardrobe = (): DialogueState => ({
    ...INITIAL_STATE,
    request: {
      ...emptyRequest(),
      outfit: {
        budget: 330,
        keep: [],
        set: ['shirt', 't-shirt', 'jeans', 'pants', 'sneakers'].map((type) => ({ type, count: 2 })),
      },
    },
    shown: { itemIds: [], outfits: [WARDROBE.map(({ id }) => id)] },
  });
  const sumOf = (items: readonly Item[]) => items.reduce((sum, { price }) => sum + price, 0);

  it('is edited as a list is, and keeps its budget', async () => {
    const { say } = await startPacking('drop the sneakers', wardrobe());
    const rest = WARDROBE.filter(({ id }) => id !== 'Canvas Sneakers');
    const { answer, names } = await say('what is it in total?');
    expect(names.toSorted()).toEqual(rest.map(({ id }) => id).toSorted());
    expect(answer).toContain(`$${sumOf(rest)} for the 6 pieces shown`);
    expect(answer).toContain('your $330');
  });

  it('is no list while it is an outfit of a few pieces', async () => {
    const state = wardrobe();
    const outfits = [WARDROBE.slice(0, 3).map(({ id }) => id)];
    const few = { ...state, shown: { itemIds: [], outfits } };
    expect((await startPacking('fewer pieces', few)).first.state.list).toBeUndefined();
  });
});

describe('a packing list', () => {
  it('has fewer of a kind where there are too many', async () => {
    const { say } = await startPacking();
    expect((await say('too many tops')).answer).toMatch(/\d instead of \d (?:light )?tops/);
  });

  it('has a piece of one kind in the place of another', async () => {
    const { say } = await startPacking();
    const { names } = await say('swap the dress for a rain jacket');
    expect(names).not.toContain('Silk Dress');
    expect(names).toContain('Rain Jacket');
  });

  it('has all that was added in one breath', async () => {
    const { say } = await startPacking();
    const { names } = await say('add a rain jacket and some sneakers');
    expect(names).toContain('Rain Jacket');
    expect(names.filter((name) => name.endsWith('Sneakers'))).toHaveLength(2);
  });

  it.each([
    'i already have sneakers and a dress, leave those out',
    'got sneakers and a dress already, you can skip those',
  ])('leaves out what is owned, though that is said twice: %s', async (words) => {
    const { say, first } = await startPacking();
    const owned = ['Canvas Sneakers', 'Court Sneakers', 'Silk Dress'];
    expect(first.names.some((name) => owned.includes(name))).toBe(true);
    const { intent, names } = await say(words);
    expect(intent).toBe('style_advice');
    expect(names.filter((name) => owned.includes(name))).toEqual([]);
    await say('show me shirts');
    const { answer } = await say('so whats on the list now?');
    expect(answer).toContain('Straight Jeans');
    expect(answer).not.toMatch(/Sneakers|Silk Dress/);
  });

  it('has nothing of what was refused of all that is worn since it was shown', async () => {
    const { say, first } = await startPacking();
    expect(first.names).toContain('Silk Dress');
    await say('show me shirts');
    await say('im vegan so no silk or wool pls');
    const { answer } = await say('so whats on the list now?');
    expect(answer).toContain('Jersey Dress');
    expect(answer).not.toMatch(/• .*Silk Dress/);
  });

  it('keeps what was only refused of something else', async () => {
    const { say } = await startPacking();
    await say('show me shirts, no silk');
    expect((await say('what is on the list now?')).answer).toContain('Silk Dress');
  });

  it('is told for a trip that is only said to be one of hiking', async () => {
    const { first } = await startPacking('what do i need for 3 days of hiking in september');
    expect(first.state.list?.kind).toBe('trip');
  });
});
