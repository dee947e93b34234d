import { expect, it } from 'vitest';
import { rewordMindedLimits } from './minded-limits.ts';

it.each([
  ['dude i said under 300. first one is 560', 'dude i said under 300.'],
  ['the first one is 560, my budget is 300', 'my budget is 300'],
  ['the second outfit costs $410! 300 max please', '300 max please'],
])('takes a price that is held against the limit for no choice: %s', (words, plain) => {
  expect(rewordMindedLimits(words)).toBe(plain);
});

it.each(['the first one is 560', 'the first is perfect, budget is 300'])(
  'leaves it at what was said: %s',
  (words) => {
    expect(rewordMindedLimits(words)).toBe(words);
  },
);
