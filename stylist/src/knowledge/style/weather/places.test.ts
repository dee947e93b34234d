import { describe, expect, it } from 'vitest';
import { findPlace } from './places.ts';

describe('places in a message', () => {
  it.each([
    ['five days in nice', 'Nice'],
    ['nice in june', 'Nice'],
    ['packing for new york', 'New York'],
    ['add something for a nice dinner', null],
  ])('of "%s": %s', (text, name) => {
    expect(findPlace(text)?.name ?? null).toBe(name);
  });
});
