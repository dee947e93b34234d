import { expect, it } from 'vitest';
import { rewordLengths } from './reword-details.ts';

it.each([
  ['knee length or longer', 'knee length or midi or maxi'],
  ['knee length skirt or longer for me', 'skirt, knee length or midi or maxi for me'],
  ['a dress, midi or longer', 'a dress, midi or maxi'],
  ['midi or shorter', 'mini or knee length or midi'],
  ['a skirt just above the knee', 'a skirt mini'],
  ['skirts below the knee', 'skirts midi or maxi'],
  ['to the knee or below, a skirt', 'knee length or midi or maxi, a skirt'],
  ['at least knee length dress', 'knee length or midi or maxi dress'],
  ['a skirt no longer than midi', 'a skirt mini or knee length or midi'],
  ['a dress that goes past my knees', 'a dress that goes midi or maxi'],
  ['jeans with a wider leg', 'jeans with a wide leg'],
])('names the lengths that “%s” means', (words, meant) => {
  expect(rewordLengths(words)).toBe(meant);
});

it.each(['over the knee boots', 'longer than that one', 'a longer skirt', 'midi or maxi'])(
  'leaves “%s” as it is',
  (words) => {
    expect(rewordLengths(words)).toBe(words);
  },
);
