import { expect, it } from 'vitest';
import { rewordDetails, rewordLengths } from './reword-details.ts';

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

it.each([
  ['need 2 work shirts, non iron, slim fit', 'need 2 shirts for the office, non iron, slim fit'],
  ['a blue work shirt', 'a blue shirt for the office'],
  ['a rugged work shirt', 'a rugged work shirt'],
  ['a canvas work shirt for the farm', 'a canvas work shirt for the farm'],
])(
  'takes work shirts for those of an office unless they are to be sturdy: “%s”',
  (words, meant) => {
    expect(rewordDetails(words, [])).toBe(meant);
  },
);
