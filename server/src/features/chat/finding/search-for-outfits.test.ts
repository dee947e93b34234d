import { understandQuery } from '@modiste/lexicon/understand-query';
import { emptyRequest, INITIAL_STATE } from '@modiste/stylist/dialogue-state';
import { UNKNOWN_SHOPPER } from '@modiste/stylist/stylist';
import { describe, expect, it } from 'vitest';
import { outfitSearch, outsideNow } from './search-for-outfits.ts';

const NOVEMBER = new Date('2026-11-23');
const JULY = new Date('2026-07-10');

describe('what it is like outside', () => {
  it('is cold in the winter of the north and hot in that of the south', () => {
    expect(outsideNow('Chicago', NOVEMBER)).toBe('cold');
    expect(outsideNow('Sydney', JULY)).toBe('cold');
    expect(outsideNow('Sydney', new Date('2026-12-10'))).toBe('hot');
  });

  it('is that of the north where nobody knows the place', () => {
    expect(outsideNow(null, NOVEMBER)).toBe('cold');
    expect(outsideNow(null, JULY)).toBe('hot');
  });

  it('is neither between the seasons', () => {
    expect(outsideNow(null, new Date('2026-04-10'))).toBeNull();
  });
});

describe('an outfit that is to cost least', () => {
  const searchFor = (words: string, budget: number | null = null) => {
    const { readings } = understandQuery(words);
    const outfit = { budget, keep: [] };
    const request = { ...emptyRequest(), wishes: readings, refinedQuery: words, outfit };
    const state = { ...INITIAL_STATE, request };
    return outfitSearch({ userId: '', shopper: UNKNOWN_SHOPPER, state });
  };

  it('is composed of what costs least, within the budget where one was said', () => {
    expect(searchFor('cheapest festival').isCheapest).toBe(true);
    expect(searchFor('cheapest festival', 150).budget).toBe(150);
    expect(searchFor('cheap festival').isCheapest).toBeUndefined();
  });
});
