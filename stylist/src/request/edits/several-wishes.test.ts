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

describe('keeping one outfit, dropping the others and adding a piece', () => {
  it.each([
    'just keep the first one, drop the other. and maybe a light wrap for the evening, still under 250',
    'keep the first, ditch the other and add a shawl',
    'only outfit 1. also a wrap over it maybe',
    'take the first one, without the other, and a silk wrap for the evening',
    'the first! lose the second, plus a wrap please',
  ])('is all heard: %s', async (words) => {
    const { change, outfit, parts } = await edit(words);
    expect(change?.bases).toEqual([['linen', 'sandals']]);
    expect(parts.map(({ query }) => query)).toEqual([expect.stringMatching(/^(?:\w+ )?shawl/)]);
    expect(outfit?.budget).toBe(250);
  });

  it('may come with what all of it may cost', async () => {
    const { outfit, change } = await edit('just the first one, still under 200');
    expect(outfit?.budget).toBe(200);
    expect(change?.bases).toHaveLength(1);
  });
});

describe('an outfit that is called by a look of a piece', () => {
  it.each(['the linen one! but other shoes', 'just keep the linen one, and other shoes'])(
    'is that one: %s',
    async (words) => {
      expect((await edit(words)).change?.bases).toEqual([['linen']]);
    },
  );
});

describe('a look that is minded', () => {
  it.each([
    'i love the first but the blue dress hmm. something green instead',
    'the first. but the blue dress, not sure. smth green instead?',
  ])('is not wished for with the one that is to come: %s', async (words) => {
    const { parts } = await edit(words);
    expect(parts).toMatchObject([{ role: 'one-piece', needs: ['green'] }]);
  });

  it.each(['no pink anywhere pls. different shoes', 'other shoes, and no pink at all'])(
    'is refused of all pieces: %s',
    async (words) => {
      expect((await edit(words)).refinedQuery).toMatch(/not pink/);
    },
  );
});

describe('going back to the outfit with a piece', () => {
  it.each([
    'go back to the one with the sandals',
    'no pink anywhere pls. back to the one w the sandals',
    'i want the one with the sandals back',
  ])('brings back what it was worn with: %s', async (words) => {
    const { say } = startTalk();
    await say('an outfit for a garden party under $250');
    await say('swap the shoes for boots');
    const { state } = await say(words);
    expect(state.request?.outfit?.change?.bases.flat()).toEqual(
      expect.arrayContaining(['linen', 'sandals']),
    );
  });
});

describe('a question beside edits', () => {
  it('is answered, and edits nothing', async () => {
    const { change, state } = await edit(
      'the first, but a bag under 60. can i walk on grass in those sandals?',
    );
    expect(change?.bases).toEqual([['linen', 'sandals']]);
    expect(state.notes?.join(' ')).toMatch(/they are flat/);
  });
});
