import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

/** The outfits on the screen are a linen dress with sandals and a cotton dress with heels. */
async function after(words: string) {
  const { say } = startTalk();
  await say('an outfit for a garden party');
  const { state } = await say(words);
  const { outfit, anchor } = state.request ?? {};
  return {
    isOutfit: outfit != null && anchor == null,
    keep: outfit?.keep,
    fill: outfit?.change?.fill,
  };
}

describe('an outfit on the screen stays one', () => {
  it.each([
    'id rather have flats',
    'white shoes not black',
    'black leather shoes please',
    'flats please, low heel at most',
    'use boots for the first',
    'boots not sandals',
    'how about flats with it',
    'flats would look better',
    'the sandals are too fancy',
    'the shoes should be flat',
    'can the sandals be flatter',
    'everything but the sandals is fine',
    "I don't love the sandals in the first one, swap them",
    'not really into those sandals, change them',
    'not those shoes, another pair',
    'love the first but different shoes',
    'the first is great but nicer shoes',
    'replace the shoes in the first with boots',
  ])('when a piece gives way to another: %s', async (words) => {
    expect(await after(words)).toMatchObject({ isOutfit: true, keep: ['linen'] });
  });

  it.each([
    'put a blazer with it',
    'and a hat',
    'a coat over it',
    'give it a belt',
    'throw in some earrings',
    'a light jacket to go over it',
    'and a bag to match',
  ])('when a piece is added: %s', async (words) => {
    expect(await after(words)).toMatchObject({ isOutfit: true, keep: ['linen', 'sandals'] });
  });

  it.each([
    'size M, shoe 8',
    'im a size 12 and size 7 shoes',
    'he wont wear a tie or leather shoes',
    'no dress, a top and a skirt',
    'an outfit for it under 150',
  ])('when sizes are told, kinds refused or others asked for: %s', async (words) => {
    expect(await after(words)).toEqual({ isOutfit: true, keep: [], fill: undefined });
  });

  it.each([
    'i only like the dress',
    'same dress, everything else different',
    'the dress is great but not the rest',
    'love the dress, change the rest',
  ])('when one piece stays and the rest changes: %s', async (words) => {
    expect(await after(words)).toEqual({ isOutfit: true, keep: ['linen'], fill: undefined });
  });

  it.each(["i'd prefer trousers", 'trousers instead of the dress', 'make it trousers instead'])(
    'with a top to the trousers, where these take the place of a dress: %s',
    async (words) => {
      expect(await after(words)).toEqual({
        isOutfit: true,
        keep: ['sandals'],
        fill: ['top', 'bottom'],
      });
    },
  );

  it.each(['can it be warmer', 'could they be more casual'])(
    'when all of it is to change: %s',
    async (words) => {
      expect(await after(words)).toEqual({ isOutfit: true, keep: [], fill: undefined });
    },
  );

  it.each(['show me some boots', 'what shoes go with the dress?'])(
    'unless pieces are looked for: %s',
    async (words) => {
      expect((await after(words)).isOutfit).toBe(false);
    },
  );
});

describe('a piece that was asked for and is not liked', () => {
  it('gives way to another one of its kind, and is not said to be kept', async () => {
    const { say } = startTalk();
    await say('an outfit with a linen dress for a garden party');
    const { state, refinedQuery } = await say("I don't like the dress in the first one, swap it");
    expect(state.request?.outfit).toMatchObject({ keep: ['sandals'] });
    expect(state.request?.outfit?.change?.fill).toEqual(['one-piece']);
    expect(refinedQuery).not.toMatch(/not .*dress/);
  });
});

describe('a piece that was left out', () => {
  it('does not come back with the next change', async () => {
    const { say } = startTalk();
    await say('an outfit for a garden party');
    await say('lose the sandals');
    const { refinedQuery } = await say('more casual');
    expect(refinedQuery).not.toMatch(/(?<!not )sandals/);
  });
});
