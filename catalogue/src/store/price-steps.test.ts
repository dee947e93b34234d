import { describe, expect, it } from 'vitest';
import { priceCeiling, priceFloor, sqlPriceAtLeast, sqlPriceAtMost } from './price-steps.ts';

describe('indexed prices', () => {
  it('answer whole limits by the steps alone', () => {
    expect(sqlPriceAtMost(150)).toBe('price_ceiling <= 150');
    expect(sqlPriceAtLeast(20)).toBe('price_floor >= 20');
    expect([priceFloor(19.99), priceCeiling(150.01)]).toEqual([19, 151]);
  });

  it('look at the exact price for cents and beyond the last step', () => {
    expect(sqlPriceAtMost(49.5)).toBe('price_ceiling <= 50 AND price <= 49.5');
    expect(sqlPriceAtLeast(49.5)).toBe('price_floor >= 49 AND price >= 49.5');
    expect(sqlPriceAtMost(5000)).toBe('price_ceiling <= 2000 AND price <= 5000');
    expect(sqlPriceAtLeast(5000)).toBe('price_floor >= 250 AND price >= 5000');
  });
});
