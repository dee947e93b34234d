import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

/** The request after messages. */
async function after(...said: readonly string[]) {
  const { say } = startTalk();
  let last = await say(said[0] ?? '');
  for (const words of said.slice(1)) last = await say(words);
  const { filters, wishes = [] } = last.state.request ?? {};
  return { ...last, filters, words: wishes.map((wish) => wish.words).join(', ') };
}

const GOLD = ['gold low heels for a party', 'from arket only'] as const;

describe('what was said of a piece goes with its kind', () => {
  it.each(['now a cardigan', 'ok i need a scarf too', 'do u have raincoats'])(
    'though only its heel was named: %s',
    async (words) => {
      const { filters } = await after(...GOLD, words);
      expect([filters?.color, filters?.brand]).toEqual([[], []]);
    },
  );

  it.each(['heels for work', 'low heels again but for work', 'pumps for the office pls'])(
    'where it is named anew with an occasion of its own: %s',
    async (words) => {
      const { filters, refinedQuery } = await after(...GOLD, words);
      expect([filters?.color, filters?.brand]).toEqual([[], []]);
      expect(refinedQuery).toMatch(/work|office/);
      expect(refinedQuery).not.toMatch(/not low heels|party/);
    },
  );

  it.each(['in size 8', 'lower please', 'something cheaper'])(
    'and stays where the same is only narrowed: %s',
    async (words) => {
      const { filters } = await after(...GOLD, words);
      expect([filters?.color, filters?.brand]).toEqual([['Gold'], ['Arket']]);
    },
  );

  it.each(['low heels again', 'heels again please', 'low heels again but flat soles'])(
    'and what was looked for before may come again: %s',
    async (words) => {
      const { refinedQuery } = await after(...GOLD, 'now a cardigan', words);
      expect(refinedQuery).not.toMatch(/cardigan|not (?:low )?heels/);
    },
  );
});

describe('what was said of the person stays', () => {
  it.each(['now a cardigan', 'shoes for work'])('as what is never worn: %s', async (words) => {
    const { refinedQuery } = await after('a dress for a party, nothing black', words);
    expect(refinedQuery).toContain('not black');
  });

  it.each([
    'find something for my mom too, a scarf',
    'and also my sister, a cardigan',
    'now a bag for my aunt as well',
  ])('and what one is given it for says nothing of another: %s', async (words) => {
    const { words: said } = await after('gift for my brother, hes into hiking', 'gloves', words);
    expect(said).toContain('gift');
    expect(said).not.toContain('hiking');
  });
});
