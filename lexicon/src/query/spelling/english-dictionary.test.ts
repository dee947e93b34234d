import { describe, expect, it } from 'vitest';
import { isEnglishWord } from './english-dictionary.ts';

describe('the English dictionary', () => {
  it.each([
    'alone',
    'gingham',
    'flannel',
    'picnic',
    // With the endings and beginnings that its rules allow.
    'joins',
    'happily',
    'unbuttoned',
    'carried',
    'dresses',
    'redone',
    'friendliness',
    // Names of people, cities and firms.
    'bianca',
    'milan',
    'gucci',
  ])('knows %j', (word) => {
    expect(isEnglishWord(word)).toBe(true);
  });

  it.each([
    'skrit',
    'vevet',
    'jakcet',
    'dres',
    'gingahm',
    'happyly',
    'unbutonned',
    'boxs',
    'partys',
    'xyzzy',
    '',
  ])('does not know %j', (word) => {
    expect(isEnglishWord(word)).toBe(false);
  });
});
