import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

/** The outfits on the screen are a linen dress with sandals and a cotton dress with heels. */
async function after(words: string) {
  const { say } = startTalk();
  await say('an outfit for a garden party');
  const { state } = await say(words);
  return state.request?.outfit;
}

describe('what is said of outfits as a whole', () => {
  it.each([
    ['make it darker', 'shade', -1],
    ['a bit warmer please', 'warmth', 1],
    ['dressier', 'formality', 1],
    ['make it more fun', 'brightness', 1],
    ['add some color', 'brightness', 1],
  ])('moves them and composes none anew: %j', async (words, aspect, direction) => {
    const outfit = await after(words);
    expect(outfit?.move?.bases).toEqual([
      ['linen', 'sandals'],
      ['cotton', 'heels'],
    ]);
    expect(outfit?.move?.at).toEqual([0, 1]);
    expect(outfit?.move?.than).toEqual([{ aspect, direction }]);
  });

  it('leaves out at once what is refused beside', async () => {
    const outfit = await after('not too formal, no bag');
    expect(outfit?.move?.than).toEqual([{ aspect: 'formality', direction: -1 }]);
    expect(outfit?.move?.bases).toHaveLength(2);
  });

  it('leaves out no piece that nobody goes without', async () => {
    expect((await after('less dressy, no sandals'))?.move).toBeUndefined();
  });

  it('may be said of one of them', async () => {
    expect((await after('make the second one darker'))?.move?.at).toEqual([1]);
  });

  it.each(['something darker', 'show me others, more casual', 'darker shoes', 'an outfit in red'])(
    'moves nothing where others or one piece are meant: %j',
    async (words) => {
      expect((await after(words))?.move).toBeUndefined();
    },
  );

  it.each([
    [
      'what can i upgrade with the leftover?',
      [],
      [
        ['linen', 'sandals'],
        ['cotton', 'heels'],
      ],
    ],
    [
      'spend the rest on nicer shoes',
      ['shoes'],
      [
        ['linen', 'sandals'],
        ['cotton', 'heels'],
      ],
    ],
    ['drop the shoes, i have my own. what can I upgrade now', [], [['linen'], ['cotton']]],
  ])('is bettered with what the budget leaves: %j', async (words, roles, bases) => {
    const outfit = await after(words);
    expect(outfit?.move?.upgrade).toEqual({ roles });
    expect(outfit?.move?.bases).toEqual(bases);
  });

  it('may take a piece of another one, and is then alone where it was chosen', async () => {
    const taken = await after('put the shoes of the first with the second');
    const bases = [
      ['linen', 'sandals'],
      ['cotton', 'sandals'],
    ];
    expect(taken?.change).toMatchObject({ bases, fill: [] });
    const chosen = await after('the second one but with the sandals from the first');
    expect(chosen?.change).toMatchObject({ bases: [['cotton', 'sandals']], fill: [] });
  });

  it('may be said to take a piece of another one', async () => {
    const outfit = await after('can I have outfit 2 with the shoes from outfit 1');
    expect(outfit?.move?.bases).toEqual([
      ['linen', 'sandals'],
      ['cotton', 'sandals'],
    ]);
  });
});
