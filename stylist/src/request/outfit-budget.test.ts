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
    { lines: ['an outfit for a picnic', 'under 250', 'actually under 180 in total'] },
    { lines: ['something nice to wear to a picnic, 180 at most'] },
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

  it('ends when it is taken back', async () => {
    const lines = ['a brunch outfit under 160', 'forget the budget'];
    expect(await limitsAfter(...lines)).toEqual({ whole: null, each: null });
  });
});
