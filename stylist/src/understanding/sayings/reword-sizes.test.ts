import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { rangeAsked, rewordSizes } from './reword-sizes.ts';

describe('sizes as people tell them', () => {
  it.each([
    ['a swimsuit, bust 44', 'a swimsuit, size 18', /44-inch bust.*US 18/],
    ['tops for a 100 cm bust', 'tops for a size 14', /100-cm bust.*US 14/],
    ['my bust is 36, need blouses', 'size 8, need blouses', /US 8/],
    ['nothing above 12 ever in stock', 'size 14 or 16 or 18', /from 14 up/],
    ['no sizes over 14 available??', 'size 16 or 18 or 20??', /from 16 up/],
    [
      'im a size 14 bottom and 12 top, need jeans',
      'im size 14 or 12, need jeans',
      /12 in tops and the 14 in bottoms/,
    ],
    ['10 on top, 14 in bottoms', 'size 10 or 14', /10 in tops and the 14 in bottoms/],
  ])('are said as the filters say them: %s', (words, reworded, note) => {
    const read = rewordSizes(words);
    expect(read.words).toBe(reworded);
    expect(read.note[0]).toMatch(note);
  });

  it.each(['nothing above 60 dollars', 'nothing over 100', 'jeans under 12', 'bust out a dress'])(
    'are left alone where no size is told: %s',
    (words) => {
      expect(rewordSizes(words)).toEqual({ words, note: [] });
    },
  );

  it.each([
    ['do you do plus?', 'plus size'],
    ['any petites', 'petite'],
    ['have you got a tall range?', 'tall'],
    ['do u carry plus sizes here', 'plus size'],
    ['any plus size dresses', null],
  ])('name a range of the shop: %s', (words, range) => {
    expect(rangeAsked(words)).toBe(range);
  });

  it('looks for a range in the whole shop, or among what is looked for', async () => {
    const { say } = startTalk();
    const first = await say('do you do plus?');
    expect(first.intent).toBe('search');
    expect(first.updatedFilters?.clothing_fit).toEqual(['W']);
    await say('dresses');
    const { refinedQuery } = await say('do you have petites?');
    expect(refinedQuery).toMatch(/dress/);
  });

  it('takes no size for a price', async () => {
    const { say } = startTalk();
    await say('jeans');
    const { updatedFilters, state } = await say('nothing above 12 ever in stock');
    expect(updatedFilters?.priceRangeMax ?? null).toBeNull();
    expect(state.request?.filters.clothing_canonical_size).toEqual(['14', '16', '18']);
  });
});

describe('sizes that somebody is between', () => {
  it.each([
    ['im between 12 and 14, jeans please', 'jeans please, size 12 or 14'],
    ['need a dress. i’m usually between an 8 and a 10', 'need a dress, size 8 or 10'],
  ])('are sizes, and no prices: %s', (words, read) => {
    expect(rewordSizes(words).words).toBe(read);
  });

  it.each([
    'jeans between 40 and 70',
    'i’m between 20 and 30 dollars',
    'he is between 12 and 14 years old',
  ])('are none where a sum or an age is said: %s', (words) => {
    expect(rewordSizes(words)).toEqual({ words, note: [] });
  });
});
