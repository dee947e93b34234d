import { describe, expect, it } from 'vitest';
import { labOfRgb } from '../picture/lab-image.ts';
import { colorNameOf } from './color-name-of.ts';

const nameOf = (hex: string): string => {
  const value = Number.parseInt(hex, 16);
  return colorNameOf(labOfRgb(value >> 16, (value >> 8) & 255, value & 255));
};

describe('colorNameOf', () => {
  it.each([
    ['000000', 'Black'],
    ['ffffff', 'White'],
    ['808080', 'Gray'],
    ['f5f0dc', 'Beige'],
    ['d2b48c', 'Beige'],
    ['8b4513', 'Brown'],
    ['c01018', 'Red'],
    ['800020', 'Red'],
    ['ff69b4', 'Pink'],
    ['ffc0cb', 'Pink'],
    ['ff8000', 'Orange'],
    ['ffe000', 'Yellow'],
    ['008000', 'Green'],
    ['6b8e23', 'Green'],
    ['0000ff', 'Blue'],
    ['1b2a49', 'Blue'],
    ['87ceeb', 'Blue'],
    ['800080', 'Purple'],
    ['b090d8', 'Purple'],
  ])('calls #%s %s', (hex, name) => {
    expect(nameOf(hex)).toBe(name);
  });

  it('keeps the name of a cloth in half shadow', () => {
    expect(nameOf('70090e')).toBe(nameOf('c01018'));
    expect(nameOf('122a5c')).toBe(nameOf('2454b8'));
  });
});
