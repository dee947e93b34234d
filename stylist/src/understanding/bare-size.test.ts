import { describe, expect, it } from 'vitest';
import { nameBareSize, readBareSize } from './bare-size.ts';

const named = (text: string, isOfShoes = false): string | null => {
  const bare = readBareSize(text, isOfShoes);
  return bare === null ? null : nameBareSize(bare, text);
};

describe('a size alone', () => {
  it.each([
    ['M', 'size m'],
    ['m, thanks', 'size m'],
    ['S or M please', 'size s or m'],
    ['medium or large', 'size medium or large'],
    ['extra small!', 'size xs'],
    ['umm like a 4?', 'size 4'],
    ['10 or maybe 12 i guess', 'i wear size 10 or 12'],
    ['L/XL', 'size l or xl'],
    ['8-10', 'size 8 or 10'],
    ['not an s, an m', 'size m'],
    ['size ten', 'size 10'],
    ['IT 42', 'size it 42'],
    ['32 by 30', 'size 32x30'],
    ['34w 32l', 'size 34x32'],
    ['only xl fits me', 'size xl'],
    ["I'm usually a medium", 'i wear size medium'],
    ["she's a 12", 'she wears size 12'],
    ["he's an XL", 'he wears size xl'],
    ['i fluctuate between s and m', 'i wear size s or m'],
  ])('%j is %j', (text, size) => {
    expect(named(text)).toBe(size);
  });

  it.each([
    ['8 wide', 'size 8, wide feet'],
    ['9.5 w', 'size 9.5, wide feet'],
    ['10EE', 'size 10, wide feet'],
    ['7 1/2 narrow', 'size 7.5, narrow feet'],
    ['eight and a half', 'size 8.5'],
    ['8d', 'size 8'],
  ])('of shoes: %j is %j', (text, size) => {
    expect(named(text, true)).toBe(size);
  });

  it.each([
    'between 60 and 90',
    'around 50',
    'now one for me',
    "she's 12",
    'i like number 2',
    'show me 8',
    'medium wash',
    'small dog',
    'in the 80',
    'yes please',
    'both',
  ])('is not what %j says', (text) => {
    expect(named(text)).toBeNull();
  });
});
