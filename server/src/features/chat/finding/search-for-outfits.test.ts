import { describe, expect, it } from 'vitest';
import { outsideNow } from './search-for-outfits.ts';

const NOVEMBER = new Date('2026-11-23');
const JULY = new Date('2026-07-10');

describe('what it is like outside', () => {
  it('is cold in the winter of the north and hot in that of the south', () => {
    expect(outsideNow('Chicago', NOVEMBER)).toBe('cold');
    expect(outsideNow('Sydney', JULY)).toBe('cold');
    expect(outsideNow('Sydney', new Date('2026-12-10'))).toBe('hot');
  });

  it('is that of the north where nobody knows the place', () => {
    expect(outsideNow(null, NOVEMBER)).toBe('cold');
    expect(outsideNow(null, JULY)).toBe('hot');
  });

  it('is neither between the seasons', () => {
    expect(outsideNow(null, new Date('2026-04-10'))).toBeNull();
  });
});
