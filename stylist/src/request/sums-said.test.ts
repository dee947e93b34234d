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

describe('a sum that what is shown is said to exceed', () => {
  it.each([
    [['dresses', 'those are all over 80'], 'search: dresses; up to 80'],
    [['dresses', 'that dress is over 75'], 'search: dresses; up to 75'],
    [['dresses under 100', 'everything here costs more than 100'], 'search: dresses; up to 100'],
    [
      ['dresses under 90', 'ugh, they’re way above 90. anything shorter?'],
      'search: dresses, shorter; up to 90',
    ],
    [['a picnic outfit', 'but that’s over 150'], 'search: picnic; outfit for 150 in all'],
  ])('is the most: %j', async (lines, told) => {
    expect(await lastOf(...lines)).toBe(told);
  });

  it.each([
    [['dresses that are over 80'], 'search: dresses; from 80'],
    [['dresses', 'show me ones that are over 80'], 'search: dresses; from 80'],
  ])('is the least where it is asked for: %j', async (lines, told) => {
    expect(await lastOf(...lines)).toBe(told);
  });
});

describe('a sum that a piece on the screen costs', () => {
  it.each([
    ['60 bucks', /^search: dresses; up to 60$/],
    ['they are picky. maybe 88 bucks', /^search: dresses; up to 106$/],
    [
      'a present for my aunt, like 120 dollars',
      /^search: silk scarf, .*gift; for Women; up to 144; for another$/,
    ],
  ])('is a budget where no piece is named by it: %s', async (words, told) => {
    expect(await lastOf('dresses', words)).toMatch(told);
  });

  it.each(['the 60 bucks one', 'i take the 60 dollars'])('names it: %s', async (words) => {
    expect(await lastOf('dresses', words)).toBe('item_question cotton');
  });
});

describe('a size that nobody asked for', () => {
  it.each([
    [
      ['mens shirts, size 3', 'size 3?? i said 3 shirts. show me mens dress shirts under 45'],
      'search: dress shirts; for Men; up to 45',
    ],
    [['dresses size 8', 'size 8?? i never said that'], 'search: dresses; for Women'],
    [['dresses size 4', 'i didn’t ask for size 4'], 'search: dresses; for Women'],
    [['mens shirts, size 34', 'why size 34, i want 3 shirts'], 'search: shirts; for Men'],
    [
      ['dresses size 4', 'not size 4, i need 4 dresses', 'in blue'],
      'search: dresses; for Women; color Blue',
    ],
    [['mens shirts size 34', 'forget size', 'in blue'], 'search: shirts; for Men; color Blue'],
  ])('is left out for good: %j', async (lines, told) => {
    expect(await lastOf(...lines)).toBe(told);
  });

  it.each([
    [['dresses size 8', 'not size 8, size 10'], 'search: dresses; for Women; size 10'],
    [['dresses size 8', 'size 8?'], 'search: dresses; for Women; size 8'],
  ])('is no size that is meant: %j', async (lines, told) => {
    expect(await lastOf(...lines)).toBe(told);
  });
});
