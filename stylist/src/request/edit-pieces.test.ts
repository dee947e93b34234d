import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

/** What is said to outfits on the screen: linen dress and sandals, cotton dress and heels. */
async function edit(...said: readonly string[]) {
  const { say } = startTalk();
  let last = await say('an outfit for a garden party under $250');
  for (const words of said) last = await say(words);
  const outfit = last.state.request?.outfit;
  return { ...last, outfit, change: outfit?.change };
}

describe('an edit of outfits on the screen', () => {
  it.each([
    'swap the shoes',
    'different shoes',
    'can you change the shoes?',
    'keep everything but show me a different pair of shoes',
    'the shoes should be white, no hat',
  ])('changes one part of each and keeps the rest: %j', async (words) => {
    const { change, outfit } = await edit(words);
    expect(change?.bases).toEqual([['linen'], ['cotton']]);
    expect(change?.fill).toEqual(['shoes']);
    expect(outfit?.budget).toBe(250);
  });

  it('changes one part of the outfit that is named, and the other one stays as it is', async () => {
    const { change } = await edit('swap the shoes of the first');
    expect(change?.bases).toEqual([['linen'], ['cotton', 'heels']]);
    expect(change?.parts).toMatchObject([{ role: 'shoes', at: [0] }]);
  });

  it.each(['hate the sandals', 'the sandals should be white'])(
    'changes one part of the outfit that is meant: %j',
    async (words) => {
      const { change } = await edit(words);
      expect(change?.bases).toEqual([['linen']]);
      expect(change?.fill).toEqual(['shoes']);
    },
  );

  it('keeps what a piece may cost while it is changed, and no longer', async () => {
    const first = ['swap the shoes of the first for boots under 90'];
    expect((await edit(...first)).change?.most).toBe(90);
    expect((await edit(...first, 'other boots')).change?.most).toBe(90);
    expect((await edit(...first, 'swap the dress')).change?.most).toBeNull();
  });

  it.each([
    ['swap the shoes for something lighter in color', 'shade', 1],
    ['darker shoes', 'shade', -1],
  ])('is to differ as was asked: %j', async (words, aspect, direction) => {
    const { change, outfit, refinedQuery } = await edit(words);
    expect(change?.than).toEqual([{ aspect, direction }]);
    expect(outfit?.steps).toBeUndefined();
    expect(refinedQuery).not.toMatch(/lighter|darker|lower/);
  });

  it.each([
    ['make the dress longer', 'one-piece', undefined],
    ['change the shoes to suede loafers', 'shoes', ['suede']],
    ['the dress must be below the knee', 'one-piece', ['midi or maxi']],
    ['lighter coloured shoes', 'shoes', undefined],
    ['long sleeves on the dress please', 'one-piece', ['long sleeves']],
    ['shoes in suede, navy or grey', 'shoes', ['suede', 'navy or grey']],
    ['change the dress to a floral one, with a v-neck', 'one-piece', ['floral', 'v-neck']],
  ])('says what the new piece has to be: %j', async (words, role, needs) => {
    const { change } = await edit(words);
    expect(change?.fill).toEqual([role]);
    expect(change?.needs).toEqual(needs);
  });

  it.each(['swap the shoes and lose the belt', 'no belt and other shoes please'])(
    'changes one part and takes out another: %j',
    async (words) => {
      const { change, refinedQuery } = await edit(words);
      expect(change?.bases).toEqual([['linen'], ['cotton']]);
      expect(change?.fill).toEqual(['shoes']);
      expect(refinedQuery).toMatch(/not belts?/);
    },
  );

  it('takes out all that is refused, in whatever words', async () => {
    const { change, refinedQuery } = await edit('no hat and drop the belt');
    expect(change?.fill ?? []).toEqual([]);
    expect(refinedQuery).not.toMatch(/(?<!not )(?:belt|hat)/);
  });

  it('says how the new piece has to look beside one that is left out', async () => {
    const { change, refinedQuery } = await edit('lose the belt and make the shoes brown');
    expect(change?.parts?.map(({ needs }) => needs)).toEqual([['brown']]);
    expect(refinedQuery).toContain('brown shoes');
  });

  it('leaves what is as asked already', async () => {
    const { change } = await edit('the shoes should be brown');
    expect(change?.bases).toEqual([['linen', 'sandals'], ['cotton']]);
  });

  it('says of the shoes alone what is said after them', async () => {
    expect((await edit('no tie, and the shoes should be brown')).refinedQuery).toContain(
      'brown shoes',
    );
  });

  it.each(['same but with trousers', 'the same with a skirt'])(
    'takes the place of what is worn there: %j',
    async (words) => {
      const { change } = await edit(words);
      expect(change?.bases).toEqual([['sandals'], ['heels']]);
      expect(change?.fill).toEqual(['top', 'bottom']);
    },
  );

  it.each(['keep the dress, change the rest', 'i love the dress but swap everything else'])(
    'keeps the one piece that is to stay: %j',
    async (words) => {
      const { outfit } = await edit(words);
      expect(outfit?.keep).toEqual(['linen']);
      expect(outfit?.change).toBeUndefined();
    },
  );

  it('changes the outfit that is meant', async () => {
    const { change } = await edit('the second outfit but with flats');
    expect(change?.bases).toEqual([['cotton']]);
  });

  it('looks for a piece that costs less than the one in its place', async () => {
    const { change, outfit } = await edit('cheaper shoes');
    expect(change?.fill).toEqual(['shoes']);
    expect(change?.most).toBeGreaterThan(0);
    expect(outfit?.budget).toBe(250);
  });

  it('takes a price said with a piece for the price of that piece', async () => {
    const { change, outfit, state } = await edit('add a jacket under 80');
    expect(change).toMatchObject({ fill: ['outer'], most: 80, isAdded: true });
    expect(outfit?.budget).toBe(250);
    expect(state.request?.filters.priceRangeMax).toBeNull();
  });

  it.each(['add a coat and take out the bag', 'lose the bag and add a coat'])(
    'adds one piece and refuses another: %j',
    async (words) => {
      const { change, state } = await edit(words);
      expect(change?.fill).toEqual(['outer']);
      expect(change?.bases).toEqual([
        ['linen', 'sandals'],
        ['cotton', 'heels'],
      ]);
      const refused = state.request?.wishes.filter(({ role }) => role === 'negated') ?? [];
      expect(new Set(refused.map(({ concept }) => concept?.id))).toEqual(new Set(['bag']));
    },
  );

  it('says that a piece is missing, offers one, and adds it on a yes', async () => {
    const offered = await edit('swap the bag');
    expect(offered.intent).toBe('clarify');
    expect(offered.answer).toMatch(/no bag/);
    const { change, state } = await edit('swap the bag', 'yes please');
    expect(change).toMatchObject({ fill: ['bag'], isAdded: true });
    expect(state.request?.outfit?.budget).toBe(250);
  });

  it('does not take a no for a yes', async () => {
    const { intent } = await edit('swap the bag', 'nope');
    expect(intent).not.toBe('search');
  });

  it.each(['without the belt', 'w/o the belt', 'lose the belt'])(
    'says that there is nothing to leave out, and refuses it from then on: %j',
    async (words) => {
      const { answer, state } = await edit(words);
      expect(answer).toMatch(/no belt/);
      const refused = state.request?.wishes.filter(({ role }) => role === 'negated');
      expect(refused?.map(({ concept }) => concept?.id)).toEqual(['belt']);
    },
  );
});

describe('steps', () => {
  it('add up with each comparison, and go back', async () => {
    const { outfit } = await edit('more casual', 'even more casual');
    expect(outfit?.steps).toEqual({ formality: -2, warmth: 0 });
    const back = await edit('more casual', 'even more casual', 'dressier', 'warmer');
    expect(back.outfit?.steps).toEqual({ formality: 0, warmth: 1 });
  });

  it('leave what was shown before to others', async () => {
    const { outfit } = await edit('more casual', 'something more casual');
    expect(outfit?.seen).toEqual(['linen', 'sandals', 'cotton', 'heels']);
  });

  it('of one piece say nothing of the others', async () => {
    const { outfit, change } = await edit('dressier shoes');
    expect(outfit?.steps).toBeUndefined();
    expect(change?.steps).toEqual({ formality: 1, warmth: 0 });
  });
});
