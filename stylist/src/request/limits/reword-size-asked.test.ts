import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { rewordMeasures } from './reword-measures.ts';

describe('a size that is asked with few words', () => {
  it.each([
    'do they have M',
    'do u have it in an M',
    'do they have a M in the first one',
    'do you have the first in M?',
    'and u never said if the first comes in M',
  ])('is looked up in the record: %s', async (words) => {
    const { say } = startTalk();
    await say('show me dresses');
    await say('is the first one linen?');
    const { intent, answer } = await say(words);
    expect(intent).toBe('item_question');
    expect(answer).toMatch(/in stock|can be had/);
  });

  it.each(['do they have 3 colors', 'do you have 2 of them', 'do they have pockets'])(
    'is none that is said in these words: %s',
    async (words) => {
      const { say } = startTalk();
      await say('show me dresses');
      expect((await say(words)).answer).not.toMatch(/in size|in stock in [SML\d]/);
    },
  );
});

describe('the size of a chest', () => {
  it.each([
    ['a blazer and chinos under 300 together, im a 42 chest', ['42']],
    ['blazer and trousers under 300 together, 42 inch chest', ['42']],
    ['a blazer and chinos under 300 together, my chest is 42', ['42']],
    ['a blazer and chinos under 300 together, chest 42 and no belt', ['42']],
  ])('is none of a waist: %s', async (words, sizes) => {
    const { say } = startTalk({ defaults: { gender: ['Men'] } });
    const { state } = await say(words);
    expect(state.request?.filters.clothing_canonical_size).toEqual(sizes);
  });
});

it.each([
  ['chest 42 waist 34', 'size 42 chest, 34 waist'],
  ['42 chest 34 waist', 'size 42 chest, 34 waist'],
  ['a blazer, my chest is 42.', 'a blazer, size 42 chest.'],
  ['a 42" chest and a 34 inch waist', 'size 42 chest and 34 waist'],
  ['chest pocket, under 42', 'chest pocket, under 42'],
  ['chest 106 cm', 'chest 106 cm'],
  ['34x32 waist', '34x32 waist'],
])('Measures are said the way they are read: %s', (words, said) => {
  expect(rewordMeasures(words)).toBe(said);
});
