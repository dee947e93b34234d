import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

/** What is said to outfits on the screen: a blue linen dress and sandals, a cotton dress and heels. */
async function edit(...said: readonly string[]) {
  const { say } = startTalk();
  let last = await say('an outfit for a garden party under $250');
  for (const words of said) last = await say(words);
  const outfit = last.state.request?.outfit;
  return { ...last, outfit, change: outfit?.change, parts: outfit?.change?.parts ?? [] };
}

describe('several edits in one message', () => {
  it('are all done, each with what was said of it alone', async () => {
    const { change, parts } = await edit('the first, but green shoes, no belt, and a bag under 60');
    expect(change?.bases).toEqual([['linen']]);
    expect(parts.map(({ role, needs, most }) => ({ role, needs, most }))).toEqual([
      { role: 'shoes', needs: ['green'], most: null },
      { role: 'bag', needs: [], most: 60 },
    ]);
  });

  it('say nothing of one piece that was said of another', async () => {
    const { parts, refinedQuery } = await edit(
      'make the shoes white without pattern. hat dark red',
    );
    expect(parts.map(({ query }) => query)).toEqual([
      expect.stringMatching(/^white .*shoes/),
      expect.stringMatching(/^dark red hat/),
    ]);
    expect(refinedQuery).not.toMatch(/dark red .*shoes/);
  });

  it('leave what is praised as it is', async () => {
    const { change } = await edit('i like the linen dress. but the shoes should be green');
    expect(change?.bases).toEqual([['linen'], ['cotton', 'heels']]);
    expect(change?.parts).toMatchObject([{ role: 'shoes', at: [0] }]);
  });

  it('take what a clause without a garment says for the piece before it', async () => {
    const { parts } = await edit('other shoes please. i want dark green, max 70 for those');
    expect(parts).toMatchObject([{ role: 'shoes', needs: ['dark green'], most: 70 }]);
  });

  it('look for no piece of a kind that cannot be worn', async () => {
    const { parts, refinedQuery } = await edit("i can't wear heels. and a hat under 30");
    expect(parts.map(({ role }) => role).toSorted()).toEqual(['headwear', 'shoes']);
    expect(parts.find(({ role }) => role === 'shoes')?.query).toMatch(/^shoes.*not heels/);
    expect(refinedQuery).toContain('not heels');
  });
});

describe('a piece that was shown', () => {
  it('is that very piece, and the outfit that it is from stays', async () => {
    const { change } = await edit('swap the shoes for the ones from outfit 2');
    expect(change?.bases).toEqual([
      ['linen', 'heels'],
      ['cotton', 'heels'],
    ]);
  });

  it.each(['the first, but with the heels from the second', 'the first with the shoes at 90'])(
    'is that very piece, in one outfit: %j',
    async (words) => {
      const { change } = await edit(words);
      expect(change?.bases).toEqual([['linen', 'heels']]);
      expect(change?.fill).toEqual([]);
    },
  );
});

describe('what is said of prices beside an edit', () => {
  it.each([
    ['i can pay 400. and swap the shoes', 400],
    ['my max is 300 now, and a green hat', 300],
    ['a bag under 60 and other shoes', 250],
    ['i have 90 left, better shoes', 250],
  ])('is a new total only where it is one: %j', async (words, budget) => {
    const { outfit, state } = await edit(words);
    expect(outfit?.budget).toBe(budget);
    expect(state.request?.filters.priceRangeMax).toBeNull();
  });

  it('limits the piece that may cost what is left', async () => {
    const { parts } = await edit('i have 90 left, can you give better shoes?');
    expect(parts).toMatchObject([{ role: 'shoes', most: 90 }]);
  });

  it('leaves outfits that were worked on as they are where only the total is raised', async () => {
    const { change } = await edit('green shoes and no hat', 'actually i can spend 400');
    expect(change?.fill).toEqual([]);
    expect(change?.bases).toHaveLength(2);
  });
});

describe('what is no edit of several pieces', () => {
  it.each([
    'another 2 shirts under 40',
    'show me some belts',
    'what boots go with the first, under 90',
  ])('asks for pieces: %j', async (words) => {
    const { outfit } = await edit(words);
    expect(outfit).toBeNull();
  });

  it('asks for outfits of another day', async () => {
    const { parts } = await edit('a blue dress and white shoes for a wedding');
    expect(parts).toEqual([]);
  });
});

describe('what is kept while something else is asked for', () => {
  it.each([
    'keep the dress but show me other shoes',
    'leave the dress, find me some other shoes pls',
    'i love the dress, can u show me different shoes',
  ])('stays, and the rest is changed: %s', async (words) => {
    const { intent, change } = await edit(words);
    expect(intent).toBe('search');
    expect(change?.bases).toEqual([['linen'], ['cotton']]);
    expect(change?.parts).toMatchObject([{ role: 'shoes' }]);
  });

  it.each([
    'keep the dress but show me other shoes. is it machine washable?',
    'leave the dress, other shoes. can i put it in the machine?',
    'is it machine washable? and keep the dress but other shoes',
  ])('and what is asked beside it is answered: %s', async (words) => {
    const { change, state } = await edit(words);
    expect(change?.bases).toEqual([['linen'], ['cotton']]);
    expect(state.notes?.join(' ')).toMatch(/machine|wash/i);
  });

  it.each([
    'leave the shoes alone n swap the dress',
    'the shoes can stay, swap the dress',
    'keep the shoes, another dress',
  ])('is what each outfit has of it: %s', async (words) => {
    const { change, state } = await edit(words);
    expect(change?.bases).toEqual([['sandals'], ['heels']]);
    expect(state.chosen).toBeUndefined();
  });

  it.each([
    'make it a bit more dressy but keep the shoes',
    'keep the shoes but dressier',
    'can you make it dressier and keep the shoes',
    'more casual pls but leave the shoes',
  ])('is no part of what moves: %s', async (words) => {
    const { outfit } = await edit(words);
    expect(outfit?.move).toMatchObject({
      than: [{ aspect: 'formality' }],
      keeps: ['sandals', 'heels'],
    });
  });

  it.each([
    'love the second one but other shoes',
    'love the second outfit but i want different shoes',
  ])('is the outfit that is praised, and no piece of another: %s', async (words) => {
    const { change } = await edit(words);
    expect(change?.bases).toContainEqual(['cotton']);
    expect(change?.bases.flat()).not.toContain('sandals');
  });
});
