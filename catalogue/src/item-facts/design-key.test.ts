import { describe, expect, it } from 'vitest';
import { designKey } from './design-key.ts';

describe('two designs', () => {
  it.each([
    ['alder linda dress', 'alder linda dress xl', true],
    ['alder linda dress s', 'alder linda dress m', true],
    ['levis 501 jeans', 'levis 505 jeans', false],
  ])('called %j and %j are one product: %s', (one, other, isSo) => {
    expect(designKey(one) === designKey(other)).toBe(isSo);
  });
});
