import { describe, expect, it } from 'vitest';
import { rewordFigures } from './reword-figures.ts';

describe('a figure of speech', () => {
  it.each([
    ['killer heels', 'gorgeous heels'],
    ['a to-die-for coat', 'a gorgeous coat'],
    ["i'd die for those boots", 'i love those boots'],
    ['weed green cardigan', ' green cardigan'],
    ['i look ugly in yellow', 'no yellow'],
    ['no florals. actually small florals ok', 'florals are fine after all'],
    ['ok fine the cheapest', 'which one is the cheapest'],
    ['i look like a sausage in this', 'too tight, show me others'],
  ])('is said plainly: “%s”', (words, meant) => {
    expect(rewordFigures(words, true)).toBe(meant);
  });

  it.each(['an outfit to die in', 'the cheapest', 'i look like a potato', 'i look good in red'])(
    'is none, or of nothing that is shown: “%s”',
    (words) => {
      expect(rewordFigures(words, false)).toBe(words);
    },
  );
});
