import { describe, expect, it } from 'vitest';
import { understandQuery } from '../../understand-query.ts';

const boundsOf = (text: string): (number | null)[] => {
  const { priceMin, priceMax } = understandQuery(text).hard;
  return [priceMin, priceMax];
};
const kindsOf = (text: string): string[] => understandQuery(text).readings.map(({ kind }) => kind);

describe('an age in a query', () => {
  it.each([
    'women over 50 years old dress',
    'gift for my 60 year old mother',
    'fashion for women over 50',
    'coat for a man aged 70',
    'for women in their 40s dress',
    'outfits for women in their fifties',
    'coat for a 30-something woman',
    'grandma turning 80 cardigan',
    'dress for a 50th birthday',
    'cardigan for ladies 60 and over',
    'swimsuits for age 45',
    'jeans for 40 yo man',
  ])('%j is no price', (text) => {
    expect(boundsOf(text)).toEqual([null, null]);
    expect(kindsOf(text)).toContain('age');
    expect(understandQuery(text).audience).toBeNull();
  });

  it.each([
    '3 year old girl dress',
    'toddler 12 months romper',
    '5 year old birthday dress',
    'shoes for my 10 year old son',
    'gift for a 12 year old',
    'for ages 8-12 jacket',
    'kids sneakers',
    'boys jacket',
    'baby hat',
    'a coat for my 18-month-old',
  ])('%j is a child’s', (text) => {
    const { audience, soft } = understandQuery(text);
    expect(audience).toBe('kids');
    expect(soft.attributes).toContain('kids');
  });

  it.each(['outfit for my 17yo', 'gift for a 16 year old', 'jeans for a 14 year old'])(
    '%j is of one who wears the sizes of adults',
    (text) => {
      expect(understandQuery(text).audience).toBeNull();
    },
  );

  it.each([
    ['dresses women under 50', 50],
    ['men under 40 shirts', 40],
    ['ladies below 60 boots', 60],
    ['women under $50', 50],
    ['people under 30 dollars', 30],
  ])('%j is a price all the same', (text, max) => {
    expect(boundsOf(text)).toEqual([null, max]);
  });

  it.each([
    'hot girl summer',
    'baby blue sweater',
    'baby tee',
    'girls night dress',
    'boyfriend jeans',
  ])('%j speaks of no child', (text) => {
    expect(understandQuery(text).audience).toBeNull();
  });

  it('tells whom a person of an age is', () => {
    expect(understandQuery('gift for my 60 year old mother').hard.gender).toContain('Women');
  });
});
