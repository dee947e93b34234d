import { describe, expect, it } from 'vitest';
import { noSlots } from '../../relevance/language/slot-score.ts';
import { scoreSlots } from './score-slots.ts';

const faultsOf = (said: readonly string[], meant: readonly string[]) =>
  scoreSlots(noSlots(), new Set(said), meant);
const NONE = { wrong: [], missed: [] };

describe('what was understood of a request', () => {
  it.each([
    ['another type', ['type:pumps', 'type:jeans'], ['type:pumps']],
    ['what nobody asked for', ['color:Red'], []],
    ['what is missing', [], ['color:Red']],
    [
      'a price for each piece where one for all is meant',
      ['max:9', 'outfit', 'budget:8'],
      ['budget:8', 'outfit'],
    ],
  ])('counts %s', (_, said, meant) => {
    const { wrong, missed } = faultsOf(said, meant);
    expect(wrong.length + missed.length).toBe(1);
  });

  it.each([
    ['any value where any is right', ['max:79'], ['max:*']],
    ['a budget as the most that a piece may cost', ['max:200'], ['budget:200']],
    ['a kind for its family', ['type:pumps'], ['type:shoes']],
    ['a waist in every length', ['size:38x30', 'size:38x32'], ['size:38']],
    ['what the name of a type tells', ['type:midi-dress'], ['type:midi-dress', 'attribute:midi']],
  ])('takes %s', (_, said, meant) => {
    expect(faultsOf(said, meant)).toEqual(NONE);
  });
});
