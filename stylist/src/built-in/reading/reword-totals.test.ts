import { understandQuery } from '@modiste/lexicon/understand-query';
import { expect, it } from 'vitest';
import { emptyRequest } from '../../dialogue/dialogue-state.ts';
import { rewordBundles } from './reword-totals.ts';

const shirts = { ...emptyRequest(), wishes: understandQuery('shirts').readings };

it.each([
  ['2 for 50?', '2 shirts for $50 in total?'],
  ['two for $90', 'two shirts for $90 in total'],
  ['maybe 4 of them for under 100 bucks total', 'maybe 4 shirts for under $100 in total'],
])('prices so many of what is looked for: %s', (words, meant) => {
  expect(rewordBundles(words, shirts)).toBe(meant);
});

it.each(['2 for 50 each', 'size 4 for 50', 'a dress for 50', '4 for 10 days'])(
  'is not read into “%s”',
  (words) => {
    expect(rewordBundles(words, shirts)).toBe(words);
  },
);

it('says nothing where nothing is looked for', () => {
  expect(rewordBundles('2 for 50', null)).toBe('2 for 50');
});
