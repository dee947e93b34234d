import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { tellTranslation } from '../../testing/tell-translation.ts';

const told = async (words: string) => tellTranslation(await startTalk().say(words));

describe('something in the place of a kind of garment', () => {
  it.each([
    ['something instead of jeans', 'search: bottoms, not jeans'],
    ['anything but heels', 'search: shoes, not heels'],
    ['an alternative to leggings', 'search: bottoms, not leggings'],
    ['instead of a backpack', 'search: bags, not backpack'],
    ['swap my hoodie for something smarter', 'search: sweaters, cardigans, smarter, not hoodie'],
    ['sick of jeans', 'search: bottoms, not jeans'],
    [
      'something other than a cardigan to wear over a dress',
      'search: sweaters, with dress, not cardigan',
    ],
  ])('is looked for among what is worn for the same use: %s', async (words, expected) => {
    expect(await told(words)).toBe(expected);
  });

  it.each([
    ['no more skinny jeans', 'search: jeans, not skinny'],
    ['a skirt instead of pants for work', 'search: skirt, for work, not pants'],
    ['rather than a dress, what for a wedding', 'search: wedding, not dress'],
  ])('stays what was named beside it: %s', async (words, expected) => {
    expect(await told(words)).toBe(expected);
  });

  it.each(['i never wear heels', 'no leather'])(
    'is not guessed at from a taste: %s',
    async (words) => {
      expect((await startTalk().say(words)).refinedQuery).not.toMatch(/shoes/);
    },
  );
});

describe('a present that may not be just anything', () => {
  it.each([
    [
      'gift for my sister, no jewelry',
      /^search: silk scarf, gloves, clutch, sunglasses, gift, not jewelry/,
    ],
    ['gift for my mom under 50', /^search: silk scarf, .*gift; .*up to 50/],
  ])('is looked for: %s', async (words, expected) => {
    expect(await told(words)).toMatch(expected);
  });

  it('is asked about where it may be anything', async () => {
    expect(await told('gift for my sister')).toBe('clarify');
  });
});

describe('shoes for soft ground', () => {
  it.each([['garden wedding on grass, heels will sink. shoes?', /block heels, wedges, flats/]])(
    'are of the kinds that stand on it: %s',
    async (words, expected) => {
      const { refinedQuery } = await startTalk().say(words);
      expect(refinedQuery.replace(', garden wedding', '')).toMatch(expected);
    },
  );

  it('leaves a kind as it is that is no such kind', async () => {
    expect((await startTalk().say('sandals that wont sink in sand')).refinedQuery).toBe('sandals');
  });
});
