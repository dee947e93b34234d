import { describe, expect, it } from 'vitest';
import { correctSpelling } from './correct-spelling.ts';

const correct = (text: string, known: readonly string[] = []): string =>
  correctSpelling(text, (word) => known.includes(word)).text;

describe('spelling', () => {
  it.each([
    // A letter too few, too many, another, or two swapped.
    ['vevet dress', 'velvet dress'],
    ['blackk jeans', 'black jeans'],
    ['linan shirt', 'linen shirt'],
    ['lienn shirt', 'linen shirt'],
    // Two slips from eight letters on.
    ['cashmeer cardigen', 'cashmere cardigan'],
    ['turtelneck sweatar', 'turtleneck sweater'],
    // Words of the query itself.
    ['dress udner $50', 'dress under $50'],
    ['boots witout heels', 'boots without heels'],
  ])('of %j becomes %j', (typed, read) => {
    expect(correct(typed)).toBe(read);
  });

  it.each([
    // Real words that stand one letter from a word of fashion.
    'alone',
    'read',
    'though',
    'named',
    'sold out dress',
    'shared wardrobe',
    'what comes with it',
    'a lamp',
    // Fashion's own words, in every form.
    'flannel gingham ochre',
    'trouser',
    'pleats and ruffles',
    // Names of people and well-known brands.
    'emily dress',
    'skechers',
    'balenciaga sneakers',
    // Too short to tell.
    'dre',
  ])('of %j is left alone', (typed) => {
    expect(correct(typed)).toBe(typed);
  });

  it('never corrects a word that the shop uses', () => {
    expect(correct('sweatur')).toBe('sweater');
    expect(correct('sweatur', ['sweatur'])).toBe('sweatur');
  });

  it('keeps the first letter', () => {
    expect(correct('xress')).toBe('xress');
  });

  it('says apart what was misspelled from what was only rewritten', () => {
    const { text, corrected } = correctSpelling('vevet dress for two hundred dollars', () => false);
    expect(text).toBe('velvet dress for 200 dollars');
    expect(corrected).toBe('velvet dress for two hundred dollars');
    expect(correctSpelling('dress for two hundred dollars', () => false).corrected).toBeNull();
  });

  it('reads "collarless" as without a collar', () => {
    expect(correct('collarless jacket')).toBe('without collar jacket');
  });

  it('tells where the typed text was changed', () => {
    expect(correctSpelling('red vevet dres', () => false).edits).toEqual([
      { start: 4, end: 9, word: 'velvet' },
      { start: 10, end: 14, word: 'dress' },
    ]);
  });
});
