import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { SAMPLE_DRESSES, sampleTurn } from '../testing/sample-items.ts';
import { asksStockMost } from './asks-stock-most.ts';

const ask = (words: string) => {
  const wishes = understandQuery('wool dresses').readings;
  const shown = { itemIds: SAMPLE_DRESSES.map(({ id }) => id), outfits: [] };
  const state = { ...INITIAL_STATE, request: { ...emptyRequest(), wishes }, shown };
  return asksStockMost(sampleTurn(words, { items: SAMPLE_DRESSES, state }));
};

describe('the most of all that the shop has', () => {
  it.each([
    'whats the cheapest you have',
    'show me the cheapest one you’ve got',
    'cheapest you sell?',
  ])('is of the kind that is looked for, where none is named: %s', (words) => {
    expect(ask(words)).toEqual({
      words: 'cheapest dresses',
      most: { words: 'cheapest', price: -1 },
      isAnew: false,
    });
  });

  it('keeps the kind that is looked for beside what else is named', () => {
    expect(ask('whats the cheapest midi you have')?.words).toBe('cheapest midi dresses');
  });

  it.each(['whats the cheapest', 'which is the cheapest of these', 'is the cheapest one lined'])(
    'is not asked for of what is shown: %s',
    (words) => {
      expect(ask(words)).toBeNull();
    },
  );
});
