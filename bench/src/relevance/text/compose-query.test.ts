import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../sampling/seeded-random.ts';
import { colorOfBase } from './base-colors.ts';
import { composeQueries, composeQuery } from './compose-query.ts';
import { judgeProduct } from './judge-product.ts';
import type { ShopProduct } from './shop-product.ts';

const SHIRT: ShopProduct = {
  id: '1',
  title: 'Turtle Check Men Navy Blue Shirt',
  price: 40,
  type: 'Shirts',
  gender: 'Men',
  colorName: 'Navy Blue',
  color: colorOfBase('Navy Blue'),
  usage: 'Formal',
  season: 'Fall',
};

describe('a composed query', () => {
  it('is the same for the same seed', () => {
    const texts = (seed: number) =>
      composeQueries([SHIRT], { count: 8, random: seededRandom(seed) }).map(({ text }) => text);
    expect(texts(1)).toEqual(texts(1));
    expect(texts(1)).not.toEqual(texts(2));
  });

  it('names the type and asks for facets that the product has', () => {
    const queries = composeQueries([SHIRT], { count: 30, random: seededRandom(3) });
    expect(queries.length).toBeGreaterThan(10);
    for (const query of queries) {
      expect(query.text).toMatch(/shirt/);
      expect(judgeProduct(SHIRT, query)).toBe(3);
    }
  });

  it('is not made for a type that nobody asks for by name', () => {
    const gifts = { ...SHIRT, type: 'Accessory Gift Set' };
    expect(composeQuery(gifts, seededRandom(1))).toBeNull();
  });
});

describe('a grade', () => {
  const query = { text: '', type: 'Shirts', facets: { color: 'Blue', gender: 'Men' } } as const;

  it('is 3 for all that was asked, in any shade of the color', () => {
    expect(judgeProduct(SHIRT, query)).toBe(3);
    expect(judgeProduct({ ...SHIRT, gender: 'Unisex' }, query)).toBe(3);
  });

  it('is 2 for a part, 1 for the type alone and 0 for another type', () => {
    expect(judgeProduct({ ...SHIRT, color: 'Red' }, query)).toBe(2);
    expect(judgeProduct({ ...SHIRT, color: 'Red', gender: 'Boys' }, query)).toBe(1);
    expect(judgeProduct({ ...SHIRT, type: 'Tshirts' }, query)).toBe(0);
  });
});
