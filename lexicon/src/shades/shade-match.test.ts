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

describe('the shades in a query', () => {
  it.each([
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
