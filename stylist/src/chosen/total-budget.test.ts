import { expect, it } from 'vitest';
import { limitCorrectedIn, totalBudgetIn, withoutWrongLimit } from './total-budget.ts';

it.each([
  ['no 400 is my total. 80 was just the trainers', 400],
  ['around 250 for everything', 250],
  ['Maximum 600 together', 600],
  ['i have 200 altogether, need a jacket', 200],
  ['a dinner dress under 120', null],
  ['two tees, 25 each', null],
  ['what is my total?', null],
  ['need a present for my dad hes 70 and hates everything lol', null],
  ['she hates everything, around 60', null],
  ['my mom is turning 60, 200 for everything', 200],
  ['everything under 90 please', 90],
])('tells what all may cost: %s', (words, sum) => {
  expect(totalBudgetIn(words)).toBe(sum);
});

it.each([
  ['limit is 60 not 70', 60],
  ['60 max not 70!', 60],
  ['i said 60', 60],
  ['no i already told you max 60', 60],
  ['not 70, i said 60', 60],
  ['60 is my limit', 60],
  ['the max was $60', 60],
  ['the 60 one', null],
  ['not the 38 one', null],
  ['i said size 12 not 14', null],
])('tells a limit that is put right: %s', (words, sum) => {
  expect(limitCorrectedIn(words)).toBe(sum);
});

it.each([
  ['60 max not 70!', 'the limit is 60!'],
  ['its 80 not 90', 'the limit is 80'],
  ['limit is 60 not 70. total?', 'the limit is 60. total?'],
  ['the black one in size 12 not 14', 'the black one in size 12 not 14'],
  ['not 70, i said 60', 'i said 60'],
  ['not 70', 'not 70'],
  ['im 20 not 50', 'im 20 not 50'],
  ['dresses not over 70', 'dresses not over 70'],
])('leaves out the sum that is put right: %s', (words, said) => {
  expect(withoutWrongLimit(words)).toBe(said);
});
