import { describe, expect, it } from 'vitest';
import { inOtherNumbering } from './other-numbering.ts';

const letters = (...clothing_size: string[]) => ({ clothing_size, clothing_canonical_size: [] });
const numbers = (...clothing_canonical_size: string[]) => ({
  clothing_size: [],
  clothing_canonical_size,
});

describe('a size in the other numbering', () => {
  it('is a woman’s number for her letter, and the other way round', () => {
    expect(inOtherNumbering(letters('M'), 'Women')).toEqual(numbers('8', '10'));
    expect(inOtherNumbering(numbers('8'), 'Women')).toEqual(letters('M'));
    expect(inOtherNumbering(numbers('12', '16'), null)).toEqual(letters('L', 'XL'));
  });

  it('is a man’s chest or waist for his letter, and the other way round', () => {
    const { clothing_canonical_size: ofMen } = inOtherNumbering(letters('M'), 'Men');
    expect(ofMen).toEqual(expect.arrayContaining(['38', '40', '32x30']));
    expect(ofMen).not.toContain('8');
    expect(inOtherNumbering(numbers('42'), 'Men')).toEqual(letters('L'));
    expect(inOtherNumbering(numbers('32x30'), null)).toEqual(letters('M'));
  });

  it('is both where nobody says for whom', () => {
    const { clothing_canonical_size: ofAnyone } = inOtherNumbering(letters('S'), null);
    expect(ofAnyone).toEqual(expect.arrayContaining(['4', '6', '36']));
  });

  it('reads the rarer letters too, and has nothing for a size that has no other name', () => {
    expect(inOtherNumbering(numbers('3XL'), 'Women')).toEqual(numbers('24'));
    expect(inOtherNumbering(numbers('1X'), 'Women')).toEqual(numbers());
  });
});
