import { describe, expect, it } from 'vitest';
import { understandQuery } from '../understand-query.ts';
import { shadeMatcher } from './shade-match.ts';

describe('a shade that was asked for', () => {
  it('is met by the name, alone or among others', () => {
    const isNavy = shadeMatcher(['navy']);
    expect(isNavy('Navy')).toBe(1);
    expect(isNavy('Navy / White')).toBe(1);
    expect(isNavy('Old-Navy Wash')).toBe(1);
  });

  it('is met in part by a near one, and by no other', () => {
    const isBurgundy = shadeMatcher(['burgundy']);
    expect(isBurgundy('Maroon')).toBeGreaterThan(0.6);
    expect(isBurgundy('Maroon')).toBeLessThan(1);
    expect(isBurgundy('Scarlet')).toBe(0);
    expect(isBurgundy('Candy')).toBe(0);
    expect(shadeMatcher(['sage green'])('Sage')).toBeGreaterThan(0.7);
    expect(shadeMatcher(['baby blue'])('White / Sky')).toBeGreaterThan(0.3);
  });

  it('may be one of several', () => {
    const isEither = shadeMatcher(['navy', 'sage']);
    expect([isEither('Sage'), isEither('Navy')]).toEqual([1, 1]);
  });
});

describe('a tone that was asked for', () => {
  it('is met by any shade of it, by a part where others are beside it', () => {
    const isPastel = shadeMatcher(['pastel']);
    expect([isPastel('Blush'), isPastel('Lilac'), isPastel('Baby Blue')]).toEqual([1, 1, 1]);
    expect([isPastel('Navy'), isPastel('Scarlet'), isPastel('White')]).toEqual([0, 0, 0]);
    expect(isPastel('Navy / Blush')).toBe(0.5);
    expect(shadeMatcher(['bright'])('Tangerine')).toBe(1);
    expect(shadeMatcher(['dark'])('Midnight')).toBe(1);
    expect(shadeMatcher(['neutral'])('Ecru')).toBe(1);
    expect(shadeMatcher(['neutral'])('Fuchsia')).toBe(0);
  });
});

describe('the shades in a query', () => {
  it.each([
    ['pastel dress', ['pastel']],
    ['neon top', ['bright']],
    ['dark green pastel scarf', ['dark green', 'pastel']],
    ['burgundy dress', ['burgundy']],
    ['dark green coat', ['dark green']],
    ['navy or sage blazer', ['navy', 'sage']],
    ['red dress', []],
    ['grey suit', []],
    ['shirt, not navy', []],
    ['shoes for a burgundy dress', []],
  ])('of %j are %j', (text, shades) => {
    expect(understandQuery(text).soft.shades).toEqual(shades);
  });
});
