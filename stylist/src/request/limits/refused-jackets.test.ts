import { expect, it } from 'vitest';
import { emptyRequest } from '../../dialogue/dialogue-state.ts';
import { rewordRefusedBlazers } from './refused-jackets.ts';

const ofOutfits = { ...emptyRequest(), outfit: { budget: null, keep: [] } };

it('refuses suits with blazers where outfits are asked for', () => {
  expect(rewordRefusedBlazers('no heels and no blazers pls', ofOutfits)).toBe(
    'no heels and no blazers or suits pls',
  );
  expect(rewordRefusedBlazers('an outfit for work without a blazer', null)).toBe(
    'an outfit for work without a blazer or suits',
  );
});

it('hears what comes again as refused', () => {
  expect(rewordRefusedBlazers('the third is a suit, thats a blazer again', ofOutfits)).toBe(
    'no blazer or suits',
  );
});

it.each([
  ['no blazers', null],
  ['no blazer but a suit is fine', ofOutfits],
  ['a navy blazer', ofOutfits],
  ['no blazer dress', ofOutfits],
])('leaves it at what was said: %s', (words, request) => {
  expect(rewordRefusedBlazers(words, request)).toBe(words);
});
