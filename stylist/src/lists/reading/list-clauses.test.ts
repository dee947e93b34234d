import { describe, expect, it } from 'vitest';
import { splitClauses } from './list-clauses.ts';

describe('the clauses of a message of a list', () => {
  it.each([
    [
      'i wont take a robe in a carry on haha. pyjamas instead. and what if it rains',
      ['i wont take a robe haha.', 'pyjamas instead.', 'what if it rains'],
    ],
    ['the flannel in april? no. something light', ['the flannel in april?', 'something light']],
    [
      'no i meant pyjamas under 50, the trip budget isnt 50',
      ['i meant pyjamas under 50', 'the trip budget isnt 50'],
    ],
    ['the list again pls, with skirts', ['the list again pls.', 'with skirts']],
    ['more dresses less pants', ['more dresses', 'less pants']],
    ['no robe pls, just pjs', ['no robe pls', 'just pjs']],
    ['dont like the jacket, something smarter', ['dont like the jacket, something smarter']],
    ['still got loafers, i want sandals', ['still got loafers, i want sandals']],
  ])('are what each changes by itself: %s', (words, clauses) => {
    const plain = (text: string): string => text.replaceAll(/ {2,}/g, ' ');
    expect(splitClauses(words).map(plain)).toEqual(clauses);
  });
});
