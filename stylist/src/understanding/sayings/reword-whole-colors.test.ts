import { expect, it } from 'vitest';
import { rewordWholeColors } from './reword-whole-colors.ts';

it.each([
  ['they have to be white all over tho', /^they have to be white tho, no black, no gray,/],
  ['all white sneakers', /^white sneakers, no black,.*no multicolor$/],
  ['a bag in black and nothing else', /^a bag in black, no white,/],
  ['completely navy please', /^navy please, no black,(?!.*no blue)/],
])('refuses all other colors: %s', (words, plain) => {
  expect(rewordWholeColors(words, [])).toMatch(plain);
});

it('takes plain shoes for such, and plain shirts for unprinted ones', () => {
  expect(rewordWholeColors('any plain white ones?', ['sneakers'])).toMatch(
    /^any white ones, no black/,
  );
  expect(rewordWholeColors('a plain white shirt', ['sneakers'])).toBe('a plain white shirt');
});

it.each([
  'show me all white sneakers',
  'why are they all black',
  'all over prints',
  'all black and white dresses',
  'it snowed all over',
])('leaves it at what was said: %s', (words) => {
  expect(rewordWholeColors(words, ['sneakers'])).toBe(words);
});
