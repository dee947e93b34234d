import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { describe, expect, it } from 'vitest';
import { changeDraft, commitPrice, settleDraft, startDraft, typePrice } from './refine-draft.ts';

const priced = startDraft({ ...DEFAULT_FILTERS, priceRangeMin: 20, priceRangeMax: 100 });

describe('a refine draft', () => {
  it('toggles list values in and out and replaces the sort', () => {
    const red = changeDraft(startDraft(DEFAULT_FILTERS), 'color', 'Red');
    expect(red.filters.color).toEqual(['Red']);
    expect(changeDraft(red, 'color', 'Red').filters.color).toEqual([]);
    const cheapest = changeDraft(red, 'sort', 'Price (low/high)');
    expect(changeDraft(cheapest, 'sort', 'Relevance').filters.sort).toBe('Relevance');
  });

  it('takes a price with its dollar sign and thousands', () => {
    const typed = typePrice(startDraft(DEFAULT_FILTERS), 'priceRangeMax', '$1,250');
    const taken = commitPrice(typed, 'priceRangeMax');
    expect(taken.filters.priceRangeMax).toBe(1250);
    expect(taken.priceTexts.priceRangeMax).toBe('1250');
    expect(taken.priceProblem).toBeNull();
  });

  it.each([['cheap'], ['12.50'], ['-3'], ['1000000001']])(
    'refuses %s as a price and goes back to the value before',
    (text) => {
      const refused = commitPrice(typePrice(priced, 'priceRangeMin', text), 'priceRangeMin');
      expect(refused.priceProblem).toBe('Price must be a valid number.');
      expect(refused.filters).toEqual(priced.filters);
      expect(refused.priceTexts).toEqual(priced.priceTexts);
    },
  );

  it.each([
    ['priceRangeMin' as const, '100'],
    ['priceRangeMin' as const, '250'],
    ['priceRangeMax' as const, '20'],
  ])('refuses %s of %s that would cross the other bound', (name, text) => {
    const refused = commitPrice(typePrice(priced, name, text), name);
    expect(refused.priceProblem).toBe('Min Price >= Max Price!');
    expect(refused.filters).toEqual(priced.filters);
    expect(refused.priceTexts).toEqual(priced.priceTexts);
  });

  it('makes an emptied price null and forgets the problem on the next key', () => {
    const refused = commitPrice(typePrice(priced, 'priceRangeMin', 'x'), 'priceRangeMin');
    const emptied = typePrice(refused, 'priceRangeMin', '');
    expect(emptied.priceProblem).toBeNull();
    expect(commitPrice(emptied, 'priceRangeMin').filters.priceRangeMin).toBeNull();
  });

  it('settles prices that were typed and not yet taken, and drops refused ones', () => {
    const open = typePrice(typePrice(priced, 'priceRangeMin', '40'), 'priceRangeMax', 'lots');
    expect(settleDraft(open)).toMatchObject({ priceRangeMin: 40, priceRangeMax: 100 });
  });
});
