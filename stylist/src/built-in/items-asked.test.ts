import { describe, expect, it } from 'vitest';
import { sizedPieces } from '../choosing/questions/sized-pieces.ts';
import { asking } from '../knowledge/testing/asking.ts';
import { sampleItem } from '../testing/sample-items.ts';
import { startTalk } from '../testing/talk.ts';

const dress = sampleItem('dress', { sizes: ['8', '10', '12', '14'] });
const shoes = sampleItem('shoes', {
  sizes: ['7', '8', '8.5', '9', '12'],
  try_on_category: 'shoes',
  facts: { type: 'pumps' },
});
const bag = sampleItem('bag', {
  sizes: ['One Size'],
  try_on_category: 'bags',
  facts: { type: 'clutch' },
});

const meant = (words: string): string[] =>
  sizedPieces([dress, shoes, bag], asking(words).understood, words).map(({ id }) => id);

describe('a size that is asked of an outfit', () => {
  it.each([
    ['got it in a 12?', ['dress']],
    ['do you have it in size 14', ['dress']],
    ['does it come in an M?', ['dress']],
    ['do you have it in a 9', ['shoes']],
    ['is it available in 8.5?', ['shoes']],
    ['is it in stock in a 7?', ['shoes']],
  ])('is asked of the pieces that have such sizes: %s', (words, ids) => {
    expect(meant(words)).toEqual(ids);
  });

  it('is asked of none where no size is named', () => {
    expect(meant('is it in stock?')).toEqual(['dress', 'shoes', 'bag']);
  });
});

async function after(...lines: readonly string[]) {
  const { say } = startTalk();
  let last = await say('an outfit for a wedding');
  for (const line of lines) last = await say(line);
  return last;
}

describe('an outfit on the screen', () => {
  it.each(['2nd one in an M', 'the second in a medium?', 'is the second outfit available in an M'])(
    'is asked for in a size, and stays: %s',
    async (words) => {
      const { intent, itemIds, answer, state } = await after(words);
      expect([intent, itemIds, state.shown.outfits.length]).toEqual([
        'item_question',
        ['cotton'],
        2,
      ]);
      expect(answer).toMatch(/^Yes\b.*size M/);
    },
  );

  it('is not said to be the one that is meant where none was named', async () => {
    const { itemIds, answer } = await after('got it in an M?');
    expect(itemIds).toEqual(['linen', 'cotton']);
    expect(answer).toMatch(/linen.*cotton/i);
  });

  it('is not asked of shoes where a jacket is pointed at', async () => {
    const { answer, itemIds } = await after(
      'are the sandals leather?',
      'is that last jacket lined',
    );
    expect(itemIds).toEqual([]);
    expect(answer).toMatch(/no jackets?/i);
  });

  it.each(['the second with a black dress', 'the second in black'])(
    'is changed where something else is said of it: %s',
    async (words) => {
      expect((await after(words)).answer).not.toMatch(/in stock in size/);
    },
  );
});

describe('what is asked of something of one’s own', () => {
  it.each([
    'i spilled red wine on my white cotton shirt. how to get it out',
    'i just washed it too hot and now my wool sweater is tiny, how do i get it back to size?',
  ])('is said of no piece on the screen: %s', async (words) => {
    const { say } = startTalk();
    await say('linen dresses');
    expect((await say(words)).answer).not.toMatch(/you mean the/);
  });
});
