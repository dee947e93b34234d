import { describe, expect, it } from 'vitest';
import { typesOf } from '../dialogue/types-of.ts';
import { startTalk } from '../testing/talk.ts';

async function talkThrough(...messages: readonly string[]) {
  const { say } = startTalk();
  let last = await say(messages[0] ?? '');
  for (const words of messages.slice(1)) last = await say(words);
  const { request, notes = [] } = last.state;
  return {
    ...last,
    types: typesOf(request?.wishes ?? []),
    filters: request?.filters,
    wishes: (request?.wishes ?? []).flatMap(({ concepts }) => concepts.map(({ id }) => id)),
    notes,
  };
}

describe('what is not wanted any more', () => {
  it.each([
    'forget the hat. no more hats',
    'no more hats please',
    "i don't need a hat",
    'actually skip the hat',
    'ok never mind the hat',
    'stop showing me hats',
  ])('gives way to what was looked for before: %s', async (words) => {
    const { types, notes, intent } = await talkThrough(
      'a dress under 150',
      'and a hat to go with it',
      words,
    );
    expect(intent).toBe('search');
    expect(types).toEqual(['dress']);
    expect(notes.join(' ')).toMatch(/no hats/);
  });

  it.each(['forget the dress', 'scratch the dress', 'never mind the dresses'])(
    'gives way though a piece of its kind is on the screen: %s',
    async (words) => {
      const { types } = await talkThrough('skirts in size 8 under 90', 'dresses', words);
      expect(types).toEqual(['skirt']);
    },
  );

  it('goes on from what was looked for before with what else is said', async () => {
    const { types, filters } = await talkThrough(
      'coats under 250',
      'what about blazers instead',
      'ok forget blazers. back to the coats, in gray',
    );
    expect([types, filters?.color]).toEqual([['coat'], ['Gray']]);
    const wool = ['coats under 250', 'blazers', 'forget blazers. back to wool'];
    expect((await talkThrough(...wool)).filters?.material).toEqual(['Wool']);
    expect((await talkThrough(...wool)).types).toEqual(['coat']);
  });

  it('is asked for anew where nothing was looked for before', async () => {
    const { intent, answer } = await talkThrough('a hat', 'forget the hat');
    expect(intent).toBe('clarify');
    expect(answer).toMatch(/look|piece/i);
  });

  it('stays where only one of its kinds is refused', async () => {
    expect((await talkThrough('boots', 'no ankle boots')).types).toEqual(['boots']);
    expect((await talkThrough('a hat', 'so many hats')).types).toEqual(['hat']);
  });
});

describe('what is refused beside what is wanted', () => {
  it('is a shade of a color', async () => {
    const { refinedQuery } = await talkThrough('dresses', 'red not burgundy');
    expect(refinedQuery).toBe('red dresses, not burgundy');
  });

  it('is what a correction replaces, and not refused from then on', async () => {
    const { filters, wishes } = await talkThrough('blue jeans', 'wait i meant black not blue');
    expect(filters?.color).toEqual(['Black']);
    expect(wishes).not.toContain('Blue');
  });

  it.each(['get rid of anything over 100', 'remove everything above 100', 'no dresses over 100'])(
    'is a price: %s',
    async (words) => {
      const { filters, types } = await talkThrough('dresses', words);
      expect(filters).toMatchObject({ priceRangeMin: null, priceRangeMax: 100 });
      expect(types).toEqual(['dress']);
    },
  );

  it('is the light wash of a pair that is to be dark', async () => {
    const { state } = await talkThrough('light wash jeans', 'no not light. dark');
    expect(state.request?.refinedQuery).not.toMatch(/light wash/);
  });
});

describe('two people', () => {
  it('are told apart: first the one, then the other', async () => {
    const { state } = await talkThrough('something for a gala for my wife and me');
    expect(state.request?.filters.gender).toEqual(expect.arrayContaining(['Men', 'Women']));
  });

  it('share no outfit', async () => {
    const { types, state } = await talkThrough('an outfit for brunch', 'and a warm hat for my dad');
    expect(types).toEqual(['hat']);
    expect(state.request).toMatchObject({ outfit: null, wearer: 'other' });
  });
});

describe('a step back', () => {
  it.each(['can u undo that last thing', 'undo that please', 'oh wait could you undo that'])(
    'is made and not explained: %s',
    async (words) => {
      const { filters, intent } = await talkThrough('dresses', 'in red', words);
      expect(intent).toBe('search');
      expect(filters?.color).toEqual([]);
    },
  );

  it('is explained where somebody asks how', async () => {
    expect((await talkThrough('dresses', 'how do i undo a filter')).intent).toBe('help');
  });

  it.each([
    'keep everything but the color',
    'same thing minus the color',
    'leave the rest but not the color',
  ])('takes back one kind of wish: %s', async (words) => {
    const { filters, types } = await talkThrough('a red dress under 90', words);
    expect(types).toEqual(['dress']);
    expect(filters).toMatchObject({ color: [], priceRangeMax: 90 });
  });
});

describe('figures', () => {
  it.each([
    ['i am a 12 btw', ['12']],
    ['size 8 to 12', ['8', '10', '12']],
    ['im a 14 lol', ['14']],
  ])('are sizes where they are said of the shopper: %s', async (words, sizes) => {
    const { filters, intent } = await talkThrough('a dress', words);
    expect(intent).toBe('search');
    expect(filters?.clothing_canonical_size).toEqual(sizes);
  });

  it('hide nothing that costs less than what one would about pay', async () => {
    const { filters } = await talkThrough('a dress around 80');
    expect(filters).toMatchObject({ priceRangeMin: null, priceRangeMax: 96 });
  });

  it('count pieces where they stand before colors', async () => {
    const { filters } = await talkThrough('work shirts', 'the shirts: 2 white, 2 blue');
    expect(filters?.clothing_canonical_size).toEqual([]);
  });

  it('are a price for several where so many are to cost so much', async () => {
    const { state } = await talkThrough('t-shirts', '2 for 50');
    expect(state.request?.outfit).toMatchObject({
      budget: 50,
      set: [{ type: 't-shirt', count: 2 }],
    });
  });
});

it('looks for nothing that somebody near only does', async () => {
  expect((await talkThrough('a bag, my kid spills everything')).wishes).toEqual(['bag']);
});

describe('what was shown at the beginning', () => {
  it.each(['show me the first ones again', 'go back to the first ones you showed me'])(
    'is looked for again: %s',
    async (words) => {
      const { say } = startTalk();
      const first = await say('red dresses');
      await say('in linen');
      await say('under 100');
      const { intent, refinedQuery, state } = await say(words);
      expect([intent, refinedQuery]).toEqual(['search', first.refinedQuery]);
      expect(state.request?.filters).toEqual(first.state.request?.filters);
    },
  );
});

describe('what is pointed at and was not meant', () => {
  it.each(['no not those, the satin ones', 'i didn’t mean those, the satin ones'])(
    'gives way to what is named: %s',
    async (words) => {
      const { say } = startTalk();
      await say('dresses under 200');
      const { state, refinedQuery, itemIds } = await say(words);
      expect(refinedQuery).not.toMatch(/not satin/);
      expect([...(state.request?.filters.material ?? []), ...itemIds].join(' ')).toMatch(/satin/i);
    },
  );
});
