import { describe, expect, it } from 'vitest';
import { typesOf } from '../dialogue/types-of.ts';
import { startTalk } from '../testing/talk.ts';

/** What is looked for after outfits with a gray wool skirt were on the screen. */
async function after(words: string) {
  const { say } = startTalk();
  await say('an outfit for the office with a gray wool skirt under $250');
  return (await say(words)).state.request;
}

describe('one kind of piece, asked for while outfits are on the screen', () => {
  it.each([
    ['another 2 shirts under 40', 'shirt', 40],
    ['got another two sweaters under 50?', 'sweater', 50],
    ['just shirts. under 40 each', 'shirt', 40],
    ['plain white shirts under 45', 'shirt', 45],
    ['which boots would go with the first one, under 120', 'boots', 120],
    ['do you have any belts for it under 30', 'belt', 30],
    ['a dinner dress under 120', 'dress', 120],
  ])('is listed piece by piece, each within its own price: %j', async (words, type, most) => {
    const request = await after(words);
    expect(request?.outfit).toBeNull();
    expect(typesOf(request?.wishes ?? [])).toEqual([type]);
    expect(request?.filters.priceRangeMax).toBe(most);
  });

  it('takes over nothing that was said of the pieces of the outfit', async () => {
    const request = await after('another 2 shirts under 40');
    expect(request?.refinedQuery).not.toMatch(/gray|wool/);
    expect(request?.refinedQuery).toContain('office');
  });

  it.each(['brown shoes', 'and a bag under 50', 'swap the shoes for sneakers', 'with a hat'])(
    'is a piece of the outfit where it is named as one: %j',
    async (words) => {
      expect((await after(words))?.outfit).not.toBeNull();
    },
  );
});

describe('starting over, said while outfits are on the screen', () => {
  it('edits nothing of them, and keeps none of their limits', async () => {
    const dress = await after('start over. a black dress');
    expect(dress?.outfit).toBeNull();
    expect(typesOf(dress?.wishes ?? [])).toEqual(['dress']);
    expect(dress?.filters.priceRangeMax).toBeNull();
    const outfit = await after('forget it. start over: evening wedding outfit, no pink, 350 max');
    expect(outfit?.outfit).toMatchObject({ budget: 350 });
    expect(outfit?.outfit?.change).toBeUndefined();
    expect(outfit?.refinedQuery).not.toMatch(/office|skirt/);
  });
});
