import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

/** What is looked for after a first wish and what is said of it. */
async function after(asked: string, ...said: readonly string[]) {
  const { say } = startTalk();
  let last = await say(asked);
  for (const words of said) last = await say(words);
  return last;
}

describe('what is named with displeasure', () => {
  it.each([
    ['shoes for a wedding', 'boots to a wedding no', 'shoes, wedding, not boots'],
    ['trousers for men', 'cargo neither', 'trousers, not cargo'],
    ['white sneakers', 'chunky soles why', 'sneakers, not chunky soles'],
    ['skirts', 'mini at my age haha', 'skirts, not mini'],
    ['pants for yoga', 'jeans for yoga lol', 'pants, yoga, not jeans'],
    ['a coat for my wife', 'leopard? on my wife? never', 'coat, not leopard'],
    ['dresses for the office', 'satin in june is too hot no?', 'dresses, office, not satin'],
  ])('%s, then “%s”, is refused, and its occasion stays', async (asked, said, expected) => {
    const { intent, refinedQuery } = await after(asked, said);
    expect([intent, refinedQuery]).toEqual(['search', expected]);
  });

  it.each(['satin again', 'still satin :(', 'again satin, come on', 'satin?'])(
    'stays refused where it is named once more: %s',
    async (said) => {
      const { refinedQuery } = await after('summer dresses', 'no satin', said);
      expect(refinedQuery).toBe('dresses, summer, not satin');
    },
  );

  it.each([
    ['outfit for a job interview', 'tie? nobody there wears a tie', 'job interview, not tie'],
    ['outfit for a picnic', 'high tops in may no', 'picnic, not high tops'],
  ])('is left out of the outfits: %s, then “%s”', async (asked, said, expected) => {
    const { refinedQuery } = await after(asked, said);
    expect(refinedQuery).toContain(expected);
  });
});

describe('what is named for a wish or a question', () => {
  it.each([
    ['dresses', 'satin please', 'satin'],
    ['dresses', 'satin would be nice, no?', 'satin'],
    ['shoes', 'boots for the winter', 'boots'],
  ])('is looked for: %s, then “%s”', async (asked, said, wished) => {
    const { refinedQuery, updatedFilters } = await after(asked, said);
    const sought = `${refinedQuery} ${updatedFilters?.material.join(' ') ?? ''}`.toLowerCase();
    expect(sought).toMatch(new RegExp(`(?<!not )\\b${wished}`));
  });

  it.each(['why is the satin one longer?', 'is the second satin?', 'which one is satin?'])(
    'is answered: %s',
    async (said) => {
      const { intent } = await after('dresses', said);
      expect(intent).not.toBe('search');
    },
  );
});

describe('what is refused beside a piece that is liked', () => {
  it('holds from then on', async () => {
    const { state } = await after('dresses', 'the second one is nice, no lace please');
    const refused = state.request?.wishes.filter(({ role }) => role === 'negated') ?? [];
    expect(refused.map(({ words }) => words)).toEqual(['lace']);
  });
});
