import {
  CLOTHING_CANONICAL_SIZES,
  CLOTHING_FITS,
  CLOTHING_SIZES,
  SHOES_CANONICAL_SIZES,
  SHOES_SIZES,
} from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import { normalizeSizes } from './normalize-sizes.ts';

const flat = (...[raw, context]: Parameters<typeof normalizeSizes>): string[] => {
  const sizes = normalizeSizes(raw, context);
  return [
    ...sizes.clothing_size,
    ...sizes.clothing_canonical_size,
    ...sizes.shoes_size,
    ...sizes.shoes_canonical_size,
    ...sizes.clothing_fit.map((fit) => `fit ${fit}`),
  ];
};

describe('normalizeSizes of clothes', () => {
  const anyone = { category: 'upper_body', gender: null } as const;
  const womens = { category: 'dresses', gender: 'Women' } as const;
  const mens = { category: 'suits', gender: 'Men' } as const;
  const mensShirt = { category: 'upper_body', gender: 'Men' } as const;
  const mensPants = { category: 'lower_body', gender: 'Men' } as const;
  const womensPants = { category: 'lower_body', gender: 'Women' } as const;

  it.each([
    ['XXL', anyone, ['2XL']],
    ['X-Large', anyone, ['XL']],
    ['Small', anyone, ['S']],
    ['XXS', anyone, ['2XS']],
    ['3XL', anyone, ['3XL']],
    ['S/M', anyone, ['S', 'M']],
    ['XS-S', anyone, ['XS', 'S']],
    ['One Size', womens, ['S', 'M', 'L']],
    ['1X', womens, ['1X', 'fit W']],
    ['8', womens, ['8']],
    ['8-10', womens, ['8', '10']],
    ['8P', womens, ['8', 'fit P']],
    ['10 Tall', womens, ['10', 'fit T']],
    ['16W', womens, ['16', 'fit W']],
    ['UK 10', womens, ['6']],
    ['EU 38', womens, ['6']],
    ['IT 42', womens, ['6']],
    ['38', womens, ['6']],
    ['40R', mens, ['40', 'fit R']],
    ['42L', mens, ['42', 'fit L']],
    ['38 Short', mens, ['38', 'fit S']],
    ['EU 50', mens, ['40']],
    ['15.5', mensShirt, ['M']],
    ['32x30', mensPants, ['32x30']],
    ['32/30', mensPants, ['32x30']],
    ['W32 L30', mensPants, ['32x30']],
    ['32W 30L', mensPants, ['32x30']],
    ['33', mensPants, ['M']],
    ['28', womensPants, ['6']],
  ] as const)('reads %s as it should', (raw, context, sizes) => {
    expect(flat(raw, context)).toEqual(sizes);
  });

  it.each(['', 'Default', '2-3Y', '6 months', '99', '7', '41x50', '34B'])('drops %j', (raw) => {
    expect(flat(raw, womens)).toEqual([]);
  });

  it('joins the sizes of all variants, each once', () => {
    expect(flat(['S', 'M', 'small'], anyone)).toEqual(['S', 'M']);
  });
});

describe('normalizeSizes of shoes', () => {
  const mens = { category: 'shoes', gender: 'Men' } as const;
  const womens = { category: 'shoes', gender: 'Women' } as const;

  it.each([
    ['9', mens, ['9']],
    ['9.5', mens, ['9.5']],
    ['US 10', mens, ['10']],
    ['10 D(M) US', mens, ['10']],
    ['UK 8', mens, ['9']],
    ['EU 42', mens, ['8.5']],
    ['UK 5', womens, ['7']],
    ['38', womens, ['7']],
    ['7.5 W', womens, ['7.5']],
    ['45', mens, ['11']],
    ['20', mens, []],
    ['S', mens, []],
  ] as const)('reads %s as it should', (raw, context, sizes) => {
    expect(flat(raw, context)).toEqual(sizes);
  });
});

describe('what a feed says apart from the sizes', () => {
  it('is whose numbers they are, unless a size says it itself', () => {
    const context = { category: 'dresses', gender: 'Women' } as const;
    const sizes = normalizeSizes(['38', 'US 8'], { ...context, system: 'EU' });
    expect(sizes.clothing_canonical_size).toEqual(['6', '8']);
  });

  it('is how they are cut', () => {
    const context = { category: 'lower_body', gender: 'Women', types: ['petite'] } as const;
    expect(normalizeSizes(['8'], context).clothing_fit).toEqual(['P']);
    expect(normalizeSizes([], context).clothing_fit).toEqual([]);
  });
});

it('lets out only sizes of the value lists', () => {
  const known = new Set<string>([
    ...CLOTHING_SIZES,
    ...CLOTHING_CANONICAL_SIZES,
    ...SHOES_SIZES,
    ...SHOES_CANONICAL_SIZES,
    ...CLOTHING_FITS.map((fit) => `fit ${fit}`),
  ]);
  for (const category of ['upper_body', 'lower_body', 'dresses', 'shoes', null] as const) {
    for (let size = 0; size < 60; size += 0.5) {
      for (const raw of [`${size}`, `EU ${size}`, `UK ${size}`, `${size}R`, `${size}x30`]) {
        for (const found of flat(raw, { category, gender: null })) expect(known).toContain(found);
      }
    }
  }
});
