import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { emptyRequest, INITIAL_STATE } from '@modiste/stylist/dialogue-state';
import { UNKNOWN_SHOPPER } from '@modiste/stylist/stylist';
import { expect, it } from 'vitest';
import { inColorAsked } from './as-asked.ts';

const search = {
  query: '',
  filters: DEFAULT_FILTERS,
  budget: null,
  keep: [],
  exceptIds: [],
  seenIds: [],
  limit: 3,
};

const wanting = (words: string) => ({
  userId: 'one',
  shopper: UNKNOWN_SHOPPER,
  state: {
    ...INITIAL_STATE,
    request: { ...emptyRequest(), wishes: understandQuery(words).readings },
  },
});

it('New pieces are looked for in the color that was asked for first', () => {
  expect(inColorAsked(wanting('gold shoes'), search)?.filters.color).toEqual(['Gold']);
});

it('Refused colors, and none, limit nothing', () => {
  expect(inColorAsked(wanting('shoes, not gold'), search)).toBeNull();
  expect(inColorAsked(wanting('shoes'), search)).toBeNull();
});
