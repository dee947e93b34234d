import { describe, expect, it } from 'vitest';
import { pieceLimitsIn, readLimitScopes, withoutPieceLimits } from './limit-scopes.ts';

describe('a price that is said of one piece', () => {
  it.each([
    ['need packing help, i run cold. jacket max 150', 'need packing help, i run cold. jacket'],
    ['an outfit for work, blazer under 120', 'an outfit for work, blazer'],
    ['a look for a party and the shoes at most 80', 'a look for a party and shoes'],
  ])('is no limit of all of it: %s', (said, rest) => {
    expect(pieceLimitsIn(said)).toHaveLength(1);
    expect(withoutPieceLimits(said)).toBe(rest);
  });

  it.each([
    'an outfit with a blazer under 200',
    'dress and shoes, max 150',
    'coats max 200 each',
    'jacket and shoes max 200 total',
  ])('is not said in %s', (said) => {
    expect(pieceLimitsIn(said)).toEqual([]);
  });
});

describe('a limit that was put on the wrong thing', () => {
  it.each([
    '150 was just for the jacket!!',
    'the 150 is only for the jacket, not for everything',
    'no, only the jacket max 150',
    'i said 150 for the jacket',
    'the limit is for the jacket only, 150',
  ])('goes to the piece that it was said of: %s', (said) => {
    expect(readLimitScopes(said, 150)).toEqual({
      pieces: [{ types: ['jacket'], most: 150 }],
      each: null,
      rest: '',
    });
  });

  it.each([
    'no the limit was 80 per piece',
    'i meant 80 each not for everything',
    'i said nothing over 80 each',
    '80 per item, not the total',
  ])('goes to every piece: %s', (said) => {
    expect(readLimitScopes(said, 80)).toEqual({ pieces: [], each: 80, rest: '' });
  });

  it.each([
    'no total limit',
    'no limit for the whole list please',
    'forget the budget for the whole outfit',
  ])('is lifted: %s', (said) => {
    expect(readLimitScopes(said, 80)).toMatchObject({ pieces: [], each: null });
  });

  it('leaves the rest of the message', () => {
    const said = 'no the limit was 80 per piece. and the black flats not sky. total?';
    expect(readLimitScopes(said, 80)?.rest).toBe('and the black flats not sky. total?');
  });

  it.each(['make it 80 total', 'shoes max 60', 'cheaper please', '2 dresses under 80'])(
    'is none in %s',
    (said) => {
      expect(readLimitScopes(said, 150)).toBeNull();
    },
  );
});
