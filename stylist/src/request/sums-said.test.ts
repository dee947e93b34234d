import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';
import { tellTranslation } from '../testing/tell-translation.ts';

const lastOf = async (...lines: readonly string[]) => {
  const { say } = startTalk();
  let told = '';
  for (const line of lines) told = tellTranslation(await say(line));
  return told;
};

describe('what the pieces of an outfit may cost together', () => {
  it.each([
    [['an outfit for a wedding under 300'], 'search: wedding; outfit for 300 in all'],
    [['outfit for work', 'max 250 for everything'], 'search: for work; outfit for 250 in all'],
    [
      ['outfit for work', 'i have 400 for the whole look'],
      'search: for work; outfit for 400 in all',
    ],
    [['a top and skirt under 90 in total'], 'search: top, skirt; outfit for 90 in all'],
    [
      ['i need a dress and shoes, no more than $180 combined'],
      'search: dress, shoes; outfit for 180 in all',
    ],
    [
      ['i need a fit for a concert', 'under 75 total pls im broke'],
      'search: concert; outfit for 75 in all',
    ],
    [['head to toe for 350 for a wedding'], 'search: wedding; outfit for 350 in all'],
    [
      ['outfit for an interview under 250', 'my budget just dropped to 150'],
      'search: interview; outfit for 150 in all',
    ],
    [
      ['outfit for an interview under 250', 'the budget is down to 150 now'],
      'search: interview; outfit for 150 in all',
    ],
    [['a dress under 100', 'budget shrank to 60, sorry'], 'search: dress; up to 60'],
    [['a dress under 100', 'my budget went up to 140'], 'search: dress; up to 140'],
    [['outfit for a date, budget 200', 'actually 250'], 'search: date; outfit for 250 in all'],
    [
      ['outfit for a date, budget 200', 'a bit more is fine'],
      'search: date; outfit for 250 in all',
    ],
    [['outfit for a date, budget 200', 'no budget'], 'search: date; outfit'],
  ])('limits no single piece: %j', async (lines, told) => {
    expect(await lastOf(...lines)).toBe(told);
  });

  it.each([
    [['outfit for work', '60 each'], 'search: for work; up to 60; outfit'],
    [
      ['outfit for work', '60 each', '150 total'],
      'search: for work; up to 60; outfit for 150 in all',
    ],
    [
      ['outfit for a date, budget 200', 'no single piece over 80'],
      'search: date; up to 80; outfit for 200 in all',
    ],
  ])('stands beside what each may cost: %j', async (lines, told) => {
    expect(await lastOf(...lines)).toBe(told);
  });

  it('is the most that a piece of it costs where single pieces are asked for next', async () => {
    const told = await lastOf('outfit for work under 200', 'just the dresses');
    expect(told).toBe('search: dresses, for work; up to 200');
  });
});
