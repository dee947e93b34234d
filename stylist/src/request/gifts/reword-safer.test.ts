import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { rewordSafer } from './reword-safer.ts';

const asked = (words: string) => ({
  ...INITIAL_STATE,
  request: {
    ...emptyRequest(DEFAULT_FILTERS),
    wishes: understandQuery(words).readings.map((reading) => ({ ...reading, isNew: true })),
  },
});
const GIFT = asked('a birthday gift for my mum');

describe('the kinds of a present that a giver finds safer', () => {
  it.each([
    ['hm then the ring or bracelet is safer.', 'only rings or bracelets.'],
    ['the ring or bracelet is safer', 'only rings or bracelets'],
    ['i think earrings would be better', 'only earrings'],
    ['maybe a bracelet is a safer bet for her', 'only bracelets'],
    ['a bracelet or a ring might be nicer', 'only bracelets or rings'],
  ])('are looked for alone: %s', (words, meant) => {
    expect(rewordSafer(words, GIFT)).toBe(meant);
  });

  it.each(['is the ring safer?', 'the first one is better', 'the price is better', 'no rings'])(
    'are not named by other words: %s',
    (words) => {
      expect(rewordSafer(words, GIFT)).toBe(words);
    },
  );

  it('are none where no present is looked for', () => {
    const words = 'a blazer is better';
    expect(rewordSafer(words, asked('office outfit'))).toBe(words);
  });
});
