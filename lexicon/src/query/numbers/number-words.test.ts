import { describe, expect, it } from 'vitest';
import { tokenize } from '../../words/tokens.ts';
import { numbersInWords } from './number-words.ts';

const figures = (text: string): string[] => numbersInWords(tokenize(text)).map(({ word }) => word);

describe('numbers in words', () => {
  it.each([
    ['two hundred bucks', '200'],
    ['size ten', '10'],
    ['under fifty', '50'],
    ['a couple hundred dollars', '200'],
    ['twelve hundred dollars', '1200'],
    ['a hundred and fifty', '150'],
    ['one thousand euros', '1000'],
    ['three hundred and twenty', '320'],
    ['twenty five dollars', '25'],
    ['fifty to eighty', '50, 80'],
    ['under a grand', '1000'],
    ['max ninety', '90'],
    ['thirty-five dollars', '35'],
    ['over two thousand', '2000'],
  ])('%j means %s', (text, numbers) => {
    expect(figures(text).join(', ')).toBe(numbers);
  });

  it.each([
    'plus size two piece set',
    'max three tier skirt',
    'two piece set',
    'three quarter sleeve',
    'one shoulder dress',
    'fifty shades',
    'what about one with pockets',
  ])('%j counts parts, not money', (text) => {
    expect(figures(text)).toEqual([]);
  });
});
