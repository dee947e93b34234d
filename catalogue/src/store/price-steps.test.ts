import { describe, expect, it } from 'vitest';
import { priceCeiling, priceFloor } from './price-steps.ts';

describe('prices in steps', () => {
  it('are rounded both ways, up to the last step', () => {
    expect([priceFloor(19.99), priceCeiling(150.01)]).toEqual([19, 151]);
    expect([priceFloor(5000), priceCeiling(5000)]).toEqual([250, 2000]);
  });
});
