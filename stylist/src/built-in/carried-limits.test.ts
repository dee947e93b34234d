import type { Filters } from '@modiste/contract/filters/filters';
import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

async function filtersAfter(
  messages: readonly string[],
  defaults: Partial<Filters> = { gender: ['Women'] },
): Promise<Filters | undefined> {
  const { say } = startTalk({ defaults });
  let last = await say(messages[0] ?? '');
  for (const words of messages.slice(1)) last = await say(words);
  return last.state.request?.filters;
}

describe('a price limit and another kind of garment', () => {
  it.each([
    [['wool socks under 30', 'now boots'], null],
    [['socks', 'under 30', 'now boots'], null],
    [['a bag under 180', 'and a wallet under 40', 'midi dresses'], null],
    [['a t-shirt under 25', 'a winter coat'], null],
    [['socks between 10 and 30', 'now boots'], null],
    [['a dress under 80', 'what about jumpsuits'], 80],
    [['a coat under 250', 'now boots'], null],
    [['a coat, my budget is 250', 'now boots'], 250],
    [['an outfit under 250', 'only the dresses', 'now boots'], 250],
    [['nothing over 30 dollars', 'socks', 'now boots'], 30],
  ])('%j leave %j', async (messages, most) => {
    const filters = await filtersAfter(messages);
    expect(filters?.priceRangeMax).toBe(most);
    if (most === null) expect(filters?.priceRangeMin).toBeNull();
  });

  it.each([
    [['dresses under 100', 'make it eighty'], 80],
    [['dresses under 100', 'lets say fifty'], 50],
    [['dresses under 100', 'sixty bucks'], 60],
    [['dresses under 150', 'what if i go up to 200'], 200],
    [['dresses under 150', 'half that budget'], 75],
    [['dresses under 150', 'i meant 180 not 150'], 180],
    [['dresses under 150', 'not more than 2 colors'], 150],
    [['dresses under 100', 'i can go up to a hundred and twenty'], 120],
  ])('is corrected in words: %j', async (messages, most) => {
    expect((await filtersAfter(messages))?.priceRangeMax).toBe(most);
  });
});

describe('a size', () => {
  it('stays with its wearer when another garment is looked for', async () => {
    const filters = await filtersAfter(['a dress in size M', 'jumpsuits']);
    expect(filters?.clothing_size).toEqual(['M']);
  });

  it.each([
    ["I'm a size 12, need something for a wedding", ['12'], []],
    ['an outfit for a wedding, size 10', ['10'], []],
    ['something for a party in size 8.5', [], ['8.5']],
    ['I wear size 9 shoes, something for a party', [], ['9']],
  ])(
    'before any garment is of clothes or of shoes, not of both: %s',
    async (words, ofClothes, ofShoes) => {
      const filters = await filtersAfter([words]);
      expect(filters?.clothing_canonical_size).toEqual(ofClothes);
      expect([...(filters?.shoes_size ?? []), ...(filters?.shoes_canonical_size ?? [])]).toEqual(
        ofShoes,
      );
    },
  );

  it.each(['pajamas, shorts set, S', 'a robe, long, cotton, s', 'a robe, S, not pink'])(
    'may stand as a letter between two commas: %s',
    async (words) => {
      expect((await filtersAfter([words]))?.clothing_size).toEqual(['S']);
    },
  );

  it('of men up to 17 is of shoes', async () => {
    const filters = await filtersAfter(['something for a hike, size 11'], { gender: ['Men'] });
    expect(filters?.shoes_size).toEqual(['11']);
    expect(filters?.clothing_canonical_size).toEqual([]);
  });

  it('and a price are those of then where the shopper goes back to a garment', async () => {
    const said = [
      'tops under 60 in size 8',
      'skirts under 90 in size 10',
      'back to the tops, in blue',
    ];
    const filters = await filtersAfter(said);
    expect(filters?.priceRangeMax).toBe(60);
    expect(filters?.clothing_canonical_size).toEqual(['8']);
    expect(filters?.color).toEqual(['Blue']);
  });

  it('is that of then, said without an article too', async () => {
    const filters = await filtersAfter(['tops under 60', 'a coat under 300', 'ok back to tops']);
    expect(filters?.priceRangeMax).toBe(60);
  });

  it('of shoes is none of a coat, and is that of the next shoes again', async () => {
    const said = ['sneakers in size 8.5', 'a trench coat'];
    expect((await filtersAfter(said))?.shoes_canonical_size).toEqual([]);
    expect((await filtersAfter([...said, 'boots']))?.shoes_canonical_size).toEqual(['8.5']);
  });

  it.each([
    [['sneakers', 'what do you have in size 38 EU?'], 'Women', '7'],
    [['white sneakers in EU 38'], 'Women', '7'],
    [['sneakers', 'in a 38'], 'Women', '7'],
    [['sneakers in EU 43'], 'Men', '9.5'],
    [['sneakers for my husband, EU 43'], 'Women', '9.5'],
  ] as const)('of another country is read of who wears it: %j', async (said, gender, size) => {
    const filters = await filtersAfter(said, { gender: [gender] });
    expect([...(filters?.shoes_canonical_size ?? []), ...(filters?.shoes_size ?? [])]).toEqual([
      size,
    ]);
  });

  it('is not stepped by a bigger bag', async () => {
    const filters = await filtersAfter(['a size 12 dress', 'a tote', 'something bigger']);
    expect(filters?.clothing_canonical_size).toEqual(['12']);
  });
});

it('takes what only shoes have to no robe, and “on sale” to no other kind', async () => {
  const { say } = startTalk({ defaults: { gender: ['Men'] } });
  await say('slippers or a robe, open toe');
  expect((await say('robes then')).refinedQuery).not.toContain('toe');
  expect((await filtersAfter(['dresses on sale', 'a trench coat']))?.sale).toBe(false);
  expect((await filtersAfter(['dresses on sale', 'in red']))?.sale).toBe(true);
});

it('takes no minimum to another kind, and no “cheaper” beside a price that is said', async () => {
  const said = ['sneakers', 'too pricey', 'between 40 and 70', 'any slip ons'];
  const filters = await filtersAfter(said);
  expect([filters?.priceRangeMin, filters?.priceRangeMax]).toEqual([null, 70]);
});

it('keeps a shade in words beside a plain color that is not its own', async () => {
  const { say } = startTalk({ defaults: { gender: ['Women'] } });
  const { refinedQuery, state } = await say('a jacket in purple, teal or mustard');
  expect(refinedQuery).toBe('purple teal mustard jacket');
  expect(state.request?.filters.color).toEqual([]);
});

describe('colors of which one is named by a shade', () => {
  it.each([
    [['brown or tan boots'], ['Brown']],
    [
      ['a bag in black', 'or navy'],
      ['Black', 'Blue'],
    ],
  ])('are all let through: %j', async (messages, colors) => {
    expect((await filtersAfter(messages))?.color.toSorted()).toEqual(colors.toSorted());
  });
});

it('calls a sum that was only about that by what was said, for another kind too', async () => {
  const { say } = startTalk({ defaults: { gender: ['Women'] } });
  await say('a dress around 60');
  const { state } = await say('what about jumpsuits');
  expect(state.request?.about).toEqual({ sum: 60, most: 72 });
  expect(state.notes?.join(' ')).toMatch(/\$60 or so/);
  expect(state.notes?.join(' ')).not.toMatch(/72/);
});
