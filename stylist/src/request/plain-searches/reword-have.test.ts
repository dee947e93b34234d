import { describe, expect, it } from 'vitest';
import { rewordHave } from './reword-have.ts';

describe('what is asked to be there', () => {
  it.each([
    ['these are shirts. do u even have suits under 300 yes or no', 'show me suits under 300'],
    ['do u even have suits under 100 yes or no', 'show me suits under 100'],
    ['do you actually sell navy blazers', 'show me navy blazers'],
    ['but those are polos! do you have suits or not', 'show me suits'],
    ['do you carry any tuxedos at all?', 'show me tuxedos'],
  ])('is looked for: %s', (words, said) => {
    expect(rewordHave(words)).toBe(said);
  });

  it.each([
    ['never owned a suit. cousins wedding in june', 'i need a suit. cousins wedding in june'],
    ["i've never had a suit before, wedding in june", 'i need a suit, wedding in june'],
    ['never worn a tuxedo in my life, black tie gala', 'i need a tuxedo, black tie gala'],
  ])('is wanted by who never had it: %s', (words, said) => {
    expect(rewordHave(words)).toBe(said);
  });

  it.each(['do you have the first in navy or not', 'i never had luck with dates', 'it is a suit'])(
    'is nothing of a kind: %s',
    (words) => {
      expect(rewordHave(words)).toBe(words);
    },
  );
});
