import { expect, it } from 'vitest';
import { readStances } from './read-stances.ts';

const standing = { request: null, isShown: true };

it.each(['show me just the shirts', 'can you show me only shirts', 'give me just the dresses'])(
  'takes what is asked for alone for no refusal: %s',
  (words) => {
    expect(readStances(words, standing)).toEqual({ words, notes: [] });
  },
);

it('hears enough of what is shown all the time', () => {
  expect(readStances('you only show me shirts', standing).words).toBe('no shirts');
});
