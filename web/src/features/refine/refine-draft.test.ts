import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { describe, expect, it } from 'vitest';
import { readPrice } from './price-text.ts';
import { changeDraft, commitPrice, settleDraft, startDraft, typePrice } from './refine-draft.ts';

const empty = startDraft(DEFAULT_FILTERS);
const priced = startDraft({ ...DEFAULT_FILTERS, priceRangeMin: 20, priceRangeMax: 100 });

describe('a refine draft', () => {
  it('toggles list values in and out and replaces the sort', () => {
    const red = changeDraft(empty, 'color', 'Red');
    expect(red.filters.color).toEqual(['Red']);
    expect(changeDraft(red, 'color', 'Red').filters.color).toEqual([]);
    expect(changeDraft(red, 'brand', 'Levi’s').filters.brand).toEqual(['Levi’s']);
    const cheapest = changeDraft(red, 'sort', 'Price (low/high)');
    expect(changeDraft(cheapest, 'sort', 'Relevance').filters.sort).toBe('Relevance');
  });

  it.each([
    ['$1,250', 1250],
    ['1,200', 1200],
    ['1 200', 1200],
    [' $ 75 ', 75],
    ['80 USD', 80],
    ['60 dollars', 60],
    ['1,234,567', 1_234_567],
    ['40.00', 40],
    ['0', 0],
    ['', null],
  ])('takes %j as %j', (text, price) => {
    const taken = commitPrice(typePrice(empty, 'priceRangeMax', text), 'priceRangeMax');
    expect(taken.filters.priceRangeMax).toBe(price);
    expect(taken.priceTexts.priceRangeMax).toBe(price === null ? '' : String(price));
    expect(taken.priceMessage).toBeNull();
  });

  it.each([
    ['priceRangeMin' as const, '12.50', 12, 'Rounded down to $12. Prices are in whole dollars.'],
    ['priceRangeMax' as const, '12.50', 13, 'Rounded up to $13. Prices are in whole dollars.'],
    [
      'priceRangeMax' as const,
      '$1,299.99',
      1300,
      'Rounded up to $1,300. Prices are in whole dollars.',
    ],
    ['priceRangeMin' as const, '49,95', 49, 'Rounded down to $49. Prices are in whole dollars.'],
    ['priceRangeMin' as const, '.99', 0, 'Rounded down to $0. Prices are in whole dollars.'],
  ])('moves a %s of %s outward to %i and says so', (name, text, price, said) => {
    const taken = commitPrice(typePrice(empty, name, text), name);
    expect(taken.filters[name]).toBe(price);
    expect(taken.priceMessage).toEqual({ name, text: said, isProblem: false });
  });

  it.each([
    ['cheap'],
    ['-3'],
    ['1000000001'],
    ['1,2000'],
    ['12.3.4'],
    ['1e3'],
    ['12-20'],
    ['$$x'],
    ['∞'],
    ['50%'],
  ])('refuses %s as a price and goes back to the value before', (text) => {
    const refused = commitPrice(typePrice(priced, 'priceRangeMin', text), 'priceRangeMin');
    expect(refused.priceMessage).toEqual({
      name: 'priceRangeMin',
      text: 'Price must be a valid number.',
      isProblem: true,
    });
    expect(refused.filters).toEqual(priced.filters);
    expect(refused.priceTexts).toEqual(priced.priceTexts);
  });

  it.each([
    ['priceRangeMin' as const, '100'],
    ['priceRangeMin' as const, '250'],
    ['priceRangeMax' as const, '20'],
    ['priceRangeMax' as const, '19.5'],
  ])('refuses %s of %s that would cross the other bound', (name, text) => {
    const refused = commitPrice(typePrice(priced, name, text), name);
    expect(refused.priceMessage).toEqual({
      name,
      text: 'Min Price >= Max Price!',
      isProblem: true,
    });
    expect(refused.filters).toEqual(priced.filters);
    expect(refused.priceTexts).toEqual(priced.priceTexts);
  });

  it('makes an emptied price null and forgets the problem on the next key', () => {
    const refused = commitPrice(typePrice(priced, 'priceRangeMin', 'x'), 'priceRangeMin');
    const emptied = typePrice(refused, 'priceRangeMin', '');
    expect(emptied.priceMessage).toBeNull();
    expect(commitPrice(emptied, 'priceRangeMin').filters.priceRangeMin).toBeNull();
  });

  it('settles prices that were typed and not yet taken, and says which was refused', () => {
    const open = typePrice(typePrice(priced, 'priceRangeMin', '40'), 'priceRangeMax', 'lots');
    const settled = settleDraft(open);
    expect(settled.filters).toMatchObject({ priceRangeMin: 40, priceRangeMax: 100 });
    expect(settled.priceMessage).toMatchObject({ name: 'priceRangeMax', isProblem: true });
    const other = typePrice(typePrice(priced, 'priceRangeMin', 'some'), 'priceRangeMax', '90.50');
    expect(settleDraft(other).priceMessage).toMatchObject({ name: 'priceRangeMin' });
  });

  it('knows an empty price from none', () => {
    expect(readPrice('  $ ')).toBeNull();
    expect(readPrice('abc')).toBeNaN();
  });
});
