import { describe, expect, it } from 'vitest';
import { colorOfWord, readColors } from './colors.ts';

describe('colorOfWord', () => {
  it.each([
    ['navy', 'Blue'],
    ['Ecru', 'Beige'],
    ['BURGUNDY', 'Red'],
    ['heather grey', 'Gray'],
    ['Camel', 'Beige'],
    ['olive', 'Green'],
    ['rose gold', 'Gold'],
    ['Dusty Rose', 'Pink'],
    ['Midnight', 'Blue'],
    ['off-white', 'White'],
    ['Crème', 'Beige'],
    ['Washed Indigo', 'Blue'],
    ['Sand', 'Beige'],
    ['Wine', 'Red'],
    ['Rainbow', 'Multicolor'],
    ['gunmetal', 'Gray'],
    ['teal', 'Blue'],
  ])('reads %s as %s', (word, color) => {
    expect(colorOfWord(word)).toBe(color);
  });

  it('answers null for what is no color', () => {
    expect(colorOfWord('Zephyr')).toBeNull();
    expect(colorOfWord('')).toBeNull();
  });
});

describe('readColors', () => {
  it('reads every part of a color column, each color once', () => {
    expect(readColors('Black/White')).toEqual(['Black', 'White']);
    expect(readColors('navy with red & sky')).toEqual(['Blue', 'Red']);
    expect(readColors('Zephyr')).toEqual([]);
  });

  it('takes the whole phrase before its words: rose gold is neither rose nor a garden', () => {
    expect(readColors('Rose Gold')).toEqual(['Gold']);
  });
});
