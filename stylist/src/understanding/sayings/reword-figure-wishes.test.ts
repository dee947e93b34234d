import { describe, expect, it } from 'vitest';
import { rewordFigureWishes } from './reword-figure-wishes.ts';

describe('what is to be hidden of a figure', () => {
  it.each([
    ['jeans that don’t show my belly', '', 'jeans, high-waisted'],
    ['something that hides my tummy', 'jeans', 'something, high-waisted'],
    ['a top to hide my muffin top', '', 'a top, relaxed fit'],
    ['a dress that covers my stomach', 'jeans', 'a dress, relaxed fit'],
    ['which one holds in the tummy', 'leggings', 'which one hides my tummy'],
  ])('is the cut that does it: %s, after %s', (words, before, meant) => {
    expect(rewordFigureWishes(words, before)).toBe(meant);
  });

  it.each(['a top that shows my belly', 'a belly chain', 'jeans'])(
    'is not read where nothing is to be hidden: %s',
    (words) => {
      expect(rewordFigureWishes(words, '')).toBe(words);
    },
  );
});
