import { describe, expect, it } from 'vitest';
import { understandQuery } from '../../understand-query.ts';
import { brandFinder } from './find-brands.ts';

const findBrands = brandFinder(['Zara', 'Nike', 'Massimo Dutti']);
const read = (text: string) => understandQuery(text, { findBrands });

describe('a brand that is refused', () => {
  it.each([
    ['a dress, not from Zara', 'zara'],
    ['no Nike please', 'nike'],
    ['sneakers, any brand except Nike', 'nike'],
    ["shoes but I don't want Nike", 'nike'],
    ['a blazer, nothing by Massimo Dutti', 'massimo'],
  ])('is kept out by %j', (text, word) => {
    const { soft, not } = read(text);
    expect(soft.brands).toEqual([]);
    expect(not.words).toContain(word);
  });

  it.each([
    ['a dress from Zara, not black', 'Zara'],
    ['Nike shoes without laces', 'Nike'],
    ['no heels, Zara is fine', 'Zara'],
  ])('is told from one that is asked for: %j', (text, brand) => {
    expect(read(text).soft.brands).toEqual([brand]);
  });
});
