import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

async function limitsAfter(...lines: readonly string[]) {
  const { say } = startTalk();
  const translations = [];
  for (const words of lines) translations.push(await say(words));
  const request = translations.at(-1)?.state.request;
  return { whole: request?.outfit?.budget ?? null, each: request?.filters.priceRangeMax ?? null };
}

describe('the price of an outfit', () => {
  it.each([
    { lines: ['an outfit for a picnic under $180'] },
    { lines: ['an outfit for a picnic', 'the lot for 180 max'] },
    { lines: ["i've got 180 for one good outfit, it's for a picnic"] },
    { lines: ['i have $180 to spend on a new picnic outfit'] },
    { lines: ['going to a christmas party, 180 for everything incl shoes'] },
    { lines: ['an outfit for a picnic', 'under 250', 'actually under 180 in total'] },
    { lines: ['something nice to wear to a picnic, 180 at most'] },
    { lines: ['picnic outfit, long sleeves, 180'] },
    { lines: ['an outfit for a picnic under 250', 'i only have 180 now sorry'] },
    { lines: ['three picnic outfits, no more than 180 each'] },
  ])('is one for all of it and no filter on its pieces: $lines', async ({ lines }) => {
    expect(await limitsAfter(...lines)).toEqual({ whole: 180, each: null });
  });

  it('beside one on each piece keeps both', async () => {
    const lines = ['a brunch outfit', 'under 50 each', 'total under 160'];
    expect(await limitsAfter(...lines)).toEqual({ whole: 160, each: 50 });
  });

  it('is what a single piece of it may cost, and comes back with the outfits', async () => {
    const lines = ['a brunch outfit under 160', 'only the dresses'];
    expect(await limitsAfter(...lines)).toEqual({ whole: null, each: 160 });
    expect(await limitsAfter(...lines, 'as a whole outfit again')).toEqual({
      whole: 160,
      each: null,
    });
  });

  it.each([
    'make me an outfit with the first one',
    'love the first one, can u do a whole look with it',
    'what do i wear with the first one?',
    'i take the first. what do i wear with that',
  ])('is no price of a piece that the outfit is around: %s', async (words) => {
    const { whole } = await limitsAfter('linen dresses', 'under 150 please', words);
    expect(whole).toBeNull();
  });

  it('is what all that is bought may cost', async () => {
    const lines = ['linen dresses', 'my budget is 150', 'make me an outfit with the first one'];
    expect(await limitsAfter(...lines)).toMatchObject({ whole: 150 });
  });

  it('ends when it is taken back', async () => {
    const lines = ['a brunch outfit under 160', 'forget the budget'];
    expect(await limitsAfter(...lines)).toEqual({ whole: null, each: null });
  });
});

describe('a price for a piece and what goes with it', () => {
  it.each(['keep it all under 200', '200 in total'])(
    'leaves what the piece does not cost: %s',
    async (sum) => {
      const lines = ['linen dresses', `what shoes go with the first? ${sum}`];
      const { each } = await limitsAfter(...lines);
      expect(each).toBe(112);
    },
  );
});

describe('a sum that is no plain limit', () => {
  const saidAfter = async (...lines: readonly string[]) => {
    const { say } = startTalk();
    let outfit = null;
    for (const words of lines) outfit = (await say(words)).state.request?.outfit ?? null;
    const { budget = null, around = null, least = null } = outfit ?? {};
    return { budget, around, least };
  };

  it.each([
    ['a picnic outfit around $120', { budget: 132, around: 120, least: null }],
    ['a picnic outfit, 50ish', { budget: 55, around: 50, least: null }],
    ['a picnic outfit, somewhere between 80 and 100', { budget: 100, around: null, least: 80 }],
    ['a picnic outfit for like 150', { budget: 165, around: 150, least: null }],
    ['a picnic outfit in the 100 dollar range', { budget: 110, around: 100, least: null }],
  ])('is kept as it was said: %s', async (words, said) => {
    expect(await saidAfter(words)).toEqual(said);
  });

  it('is kept for the next occasion', async () => {
    const said = await saidAfter('a baby shower outfit around $120', 'and something for a funeral');
    expect(said).toMatchObject({ around: 120 });
  });

  it('stays so over the turns to come, and ends with the next sum', async () => {
    const lines = ['a picnic outfit around $120', 'with flat shoes'];
    expect(await saidAfter(...lines)).toMatchObject({ around: 120 });
    expect(await saidAfter(...lines, 'under 200')).toEqual({
      budget: 200,
      around: null,
      least: null,
    });
  });
});

describe('a sum said of outfits on the screen', () => {
  const outfitAfter = async (words: string) => {
    const { say } = startTalk();
    await say('an outfit for a garden party under 250');
    return (await say(words)).state.request?.outfit;
  };

  it.each(['can you bring the total down to 180?', 'under 180', 'make it 180'])(
    'keeps what it can of them: %s',
    async (words) => {
      expect(await outfitAfter(words)).toMatchObject({ budget: 180, isTrimmed: true });
    },
  );

  it.each(['too expensive, lose 40', 'make it 40 cheaper'])(
    'may be what each is to cost less: %s',
    async (words) => {
      expect(await outfitAfter(words)).toMatchObject({ isTrimmed: true, lessBy: 40 });
    },
  );

  it('composes others where more is asked for', async () => {
    expect(await outfitAfter('under 180, more casual')).not.toHaveProperty('isTrimmed');
  });
});
