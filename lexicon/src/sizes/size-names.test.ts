import type { Gender, TryOnCategory } from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import { normalizeSizes } from './normalize-sizes.ts';

type Row = readonly [size: string, normal: string];

/** All lists that a size of a shop falls into, in one line. */
function tellSizes(size: string, category: TryOnCategory, gender: Gender | null): string {
  const sizes = normalizeSizes(size, { category, gender });
  return Object.values(sizes).flat().join(', ') || 'none';
}

describe("the size of a woman's dress", () => {
  it.each<Row>([
    ['S', 'S'],
    ['XXL', '2XL'],
    ['2X', '2X, W'],
    ['petite M', 'none'],
    ['10 tall', '10, T'],
    ['16W', '16, W'],
    ['8', '8'],
    ['32x30', '32x30'],
    ['W32 L30', '32x30'],
    ['15/34', 'none'],
    ['UK 10', '6'],
    ['EU 38', '6'],
    ['IT 42', '6'],
    ['XS/S', 'XS, S'],
    ['M-L', 'M, L'],
    ['One Size', 'S, M, L'],
    ['Regular', 'none'],
    ['10-12', '10, 12'],
    ['6 years', 'none'],
    ['38', '6'],
    ['9.5', 'none'],
  ])('%j is %s', (size, normal) => {
    expect(tellSizes(size, 'dresses', 'Women')).toBe(normal);
  });
});

describe("the size of a man's shirt", () => {
  it.each<Row>([
    ['S', 'S'],
    ['XXL', '2XL'],
    ['2X', '2X, W'],
    ['petite M', 'none'],
    ['10 tall', 'L'],
    ['42R', '42, R'],
    ['16W', 'L, W'],
    ['8', 'none'],
    ['32x30', 'none'],
    ['W32 L30', 'none'],
    ['15/34', 'M'],
    ['UK 10', 'none'],
    ['EU 38', 'none'],
    ['IT 42', 'none'],
    ['XS/S', 'XS, S'],
    ['M-L', 'M, L'],
    ['One Size', 'S, M, L'],
    ['Regular', 'none'],
    ['10-12', 'none'],
    ['6 years', 'none'],
    ['38', '38'],
    ['9.5', 'none'],
  ])('%j is %s', (size, normal) => {
    expect(tellSizes(size, 'upper_body', 'Men')).toBe(normal);
  });
});

describe("the size of a woman's pants", () => {
  it.each<Row>([
    ['S', 'S'],
    ['XXL', '2XL'],
    ['2X', '2X, W'],
    ['petite M', 'none'],
    ['10 tall', '10, T'],
    ['16W', '16, W'],
    ['8', '8'],
    ['32x30', '32x30'],
    ['W32 L30', '32x30'],
    ['15/34', 'none'],
    ['UK 10', '6'],
    ['EU 38', '6'],
    ['IT 42', '6'],
    ['XS/S', 'XS, S'],
    ['M-L', 'M, L'],
    ['One Size', 'S, M, L'],
    ['Regular', 'none'],
    ['10-12', '10, 12'],
    ['6 years', 'none'],
    ['38', '22'],
    ['9.5', 'none'],
  ])('%j is %s', (size, normal) => {
    expect(tellSizes(size, 'lower_body', 'Women')).toBe(normal);
  });
});

describe("the size of a man's pants", () => {
  it.each<Row>([
    ['S', 'S'],
    ['XXL', '2XL'],
    ['2X', '2X, W'],
    ['petite M', 'none'],
    ['10 tall', 'L'],
    ['42R', '2XL, R'],
    ['16W', 'W'],
    ['8', 'none'],
    ['32x30', '32x30'],
    ['W32 L30', '32x30'],
    ['15/34', 'none'],
    ['UK 10', 'none'],
    ['EU 38', 'none'],
    ['IT 42', 'none'],
    ['XS/S', 'XS, S'],
    ['M-L', 'M, L'],
    ['One Size', 'S, M, L'],
    ['Regular', 'none'],
    ['10-12', 'none'],
    ['6 years', 'none'],
    ['38', 'XL'],
    ['9.5', 'none'],
  ])('%j is %s', (size, normal) => {
    expect(tellSizes(size, 'lower_body', 'Men')).toBe(normal);
  });
});

describe('the size of a top for nobody in particular', () => {
  it.each<Row>([
    ['S', 'S'],
    ['XXL', '2XL'],
    ['2X', '2X, W'],
    ['petite M', 'none'],
    ['10 tall', '10, T'],
    ['42R', '42, R'],
    ['16W', '16, W'],
    ['8', '8'],
    ['32x30', 'none'],
    ['W32 L30', 'none'],
    ['15/34', 'none'],
    ['UK 10', '6'],
    ['EU 38', '6'],
    ['IT 42', '6'],
    ['XS/S', 'XS, S'],
    ['M-L', 'M, L'],
    ['One Size', 'S, M, L'],
    ['Regular', 'none'],
    ['10-12', '10, 12'],
    ['6 years', 'none'],
    ['38', '38'],
    ['9.5', 'none'],
  ])('%j is %s', (size, normal) => {
    expect(tellSizes(size, 'upper_body', null)).toBe(normal);
  });
});

describe("the size of a woman's shoe", () => {
  it.each<Row>([
    ['9', '9'],
    ['9.5', '9.5'],
    ['EU 42', '10'],
    ['EU 38.5', '7.5'],
    ['UK 7', '9'],
    ['US 8', '8'],
    ['43', '11'],
    ['10 wide', '10'],
    ['7 1/2', 'none'],
    ['M', 'none'],
    ['30', 'none'],
    ['Kids 2', 'none'],
    ['13', '13'],
    ['Womens 8', '8'],
    ['Mens 8', '8'],
  ])('%j is %s', (size, normal) => {
    expect(tellSizes(size, 'shoes', 'Women')).toBe(normal);
  });
});

describe("the size of a man's shoe", () => {
  it.each<Row>([
    ['9', '9'],
    ['9.5', '9.5'],
    ['EU 42', '8.5'],
    ['EU 38.5', '6'],
    ['UK 7', '8'],
    ['US 8', '8'],
    ['43', '9.5'],
    ['10 wide', '10'],
    ['7 1/2', 'none'],
    ['M', 'none'],
    ['30', 'none'],
    ['Kids 2', 'none'],
    ['13', '13'],
    ['Womens 8', '8'],
    ['Mens 8', '8'],
  ])('%j is %s', (size, normal) => {
    expect(tellSizes(size, 'shoes', 'Men')).toBe(normal);
  });
});

describe('the size of a shoe for nobody in particular', () => {
  it.each<Row>([
    ['9', '9'],
    ['9.5', '9.5'],
    ['EU 42', '8.5'],
    ['EU 38.5', '6'],
    ['UK 7', '8'],
    ['US 8', '8'],
    ['43', '9.5'],
    ['10 wide', '10'],
    ['7 1/2', 'none'],
    ['M', 'none'],
    ['30', 'none'],
    ['Kids 2', 'none'],
    ['13', '13'],
    ['Womens 8', '8'],
    ['Mens 8', '8'],
  ])('%j is %s', (size, normal) => {
    expect(tellSizes(size, 'shoes', null)).toBe(normal);
  });
});
