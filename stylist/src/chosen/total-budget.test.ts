import { expect, it } from 'vitest';
import { totalBudgetIn } from './total-budget.ts';

it.each([
  ['no 400 is my total. 80 was just the trainers', 400],
  ['around 250 for everything', 250],
  ['Maximum 600 together', 600],
  ['i have 200 altogether, need a jacket', 200],
  ['a dinner dress under 120', null],
  ['two tees, 25 each', null],
  ['what is my total?', null],
])('tells what all may cost: %s', (words, sum) => {
  expect(totalBudgetIn(words)).toBe(sum);
});
