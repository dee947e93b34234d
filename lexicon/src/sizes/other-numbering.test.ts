import { describe, expect, it } from 'vitest';
import { inOtherNumbering } from './other-numbering.ts';

const letters = (...clothing_size: string[]) => ({ clothing_size, clothing_canonical_size: [] });
const numbers = (...clothing_canonical_size: string[]) => ({
  clothing_size: [],
  clothing_canonical_size,
});

describe('a size in the other numbering', () => {
  it('is a woman’s number for her letter, and the other way round', () => {
    const { clothing_canonical_size: hers } = inOtherNumbering(letters('M'), 'Women');
    expect(hers).toEqual(expect.arrayContaining(['8', '10', '30x32']));
    expect(hers).not.toContain('38');
    expect(inOtherNumbering(numbers('8'), 'Women').clothing_size).toEqual(['M']);
    expect(inOtherNumbering(numbers('12', '16'), null).clothing_size).toEqual(['L', 'XL']);
    expect(inOtherNumbering(numbers('10'), 'Women').clothing_canonical_size).toContain('30x32');
    expect(inOtherNumbering(numbers('28x30'), 'Women')).toEqual({
      clothing_size: ['S'],
      clothing_canonical_size: ['6'],
    });
  });

  it('is a man’s chest or waist for his letter, and the other way round', () => {
    const { clothing_canonical_size: ofMen } = inOtherNumbering(letters('M'), 'Men');
    expect(ofMen).toEqual(expect.arrayContaining(['38', '40', '32x30']));
    expect(ofMen).not.toContain('8');
    expect(inOtherNumbering(numbers('42'), 'Men')).toEqual(letters('L'));
    expect(inOtherNumbering(numbers('32x30'), 'Men')).toEqual(letters('M'));
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
