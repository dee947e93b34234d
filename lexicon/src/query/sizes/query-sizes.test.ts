import { describe, expect, it } from 'vitest';
import { understandQuery } from '../../understand-query.ts';

const sizesOf = (text: string): string[] => {
  const { hard } = understandQuery(text);
  return [
    ...hard.clothing_size,
    ...hard.clothing_canonical_size,
    ...hard.shoes_size,
    ...hard.shoes_canonical_size,
  ];
};

describe('a size that is not called one', () => {
  it.each([
    ['womens 8 dress', ['8']],
    ['bomber L', ['L']],
    ['t-shirt m', ['M']],
    ['M black hoodie', ['M']],
    ['36 waist 30 leg', ['36x30']],
    ['34x32 jeans', ['34x32']],
    ['jeans 32w 30l', ['32x30']],
    ['waist 36 leg 30 chinos', ['36x30']],
    ['34 inch waist 32 inch inseam jeans', ['34x32']],
    ['shoes 9.5', ['9.5']],
    ['8.5 sneakers', ['8.5']],
    ['7 1/2 shoes', ['7.5']],
    ['mens 11 boots', ['11']],
    ['11 boots mens', ['11']],
    ['xl hoodie', ['XL']],
    ['dress size ten', ['10']],
    ['a medium tee', ['M']],
    ['EU 42 sneakers', ['8.5']],
    ['UK 10 dress', ['6']],
    ['black dress 12', ['12']],
    ['blazer 42', ['42']],
    ['loafers in a 10', ['10']],
    ['black sneakers in 9.5 under 70', ['9.5']],
    ['dress in a 6', ['6']],
    ['double xl jacket', ['2XL']],
    ['hoodie S/M', ['S', 'M']],
    ['womens small cardigan', ['S']],
    ["men's large flannel shirt", ['L']],
    ['size small womens dress', ['S']],
    ['dress size 2 or 4', ['2', '4']],
    ['uk8 dress', ['4']],
    ['eu38 dress', ['6']],
    ['european 38 dress', ['6']],
    ['italian size 42 dress', ['6']],
    ['9 wide boots', ['9']],
    ['10.5 D shoes', ['10.5']],
    ['trousers 30 32', ['30x32']],
    ['dress shirt 15.5/34', ['M']],
    ['long sleeve tee L', ['L']],
    ['size XXXXL shirt', ['4XL']],
    ['boots 9 in tan', ['9']],
    ['mens 10 sneakers', ['10']],
    ['ladies 14 jeans', ['14']],
    ['sweater in extra small', ['XS']],
  ])('is read in %j', (text, sizes) => {
    expect(sizesOf(text)).toEqual(sizes);
  });

  it('may be the length of the legs alone, in any waist', () => {
    const sizes = sizesOf('30 inseam jeans');
    expect(sizes).toEqual(expect.arrayContaining(['28x30', '34x30']));
    expect(sizes.every((size) => size.endsWith('x30'))).toBe(true);
  });

  it.each([
    '2 pack tees',
    '6 pack socks',
    '501 jeans',
    '90s jeans',
    '1950s dress',
    '3/4 sleeve top',
    '7/8 leggings',
    '1/4 zip',
    'size up in these jeans',
    'M&S dress',
    'L.L.Bean boots',
    '7 for all mankind jeans',
    'k swiss sneakers',
    'levi s jeans',
    'jordan 11 sneakers',
    'air max 97',
    'gel kayano 14 shoes',
    'womens 2 piece set',
    'medium wash jeans',
    'small shoulder bag',
    'large hoops',
    '3 button blazer',
    'one size hat',
    '24/7 comfort pants',
    '100 cotton tee',
  ])('is not in %j', (text) => {
    expect(sizesOf(text)).toEqual([]);
  });
});

describe('a size that is judged', () => {
  it.each(['38 is small for him, trousers', 'the dress is too large for me'])(
    'is asked for by nobody: %s',
    (text) => {
      expect(understandQuery(text).hard.clothing_size).toEqual([]);
    },
  );
});

describe('a size that is in no list', () => {
  it.each([
    ['size 60 dress', 'size 60'],
    ['shoes size 20', 'size 20'],
    ['size 7 dress', 'size 7'],
    ['bra 34b', '34b'],
    ['36C bra', '36C'],
    ['heels size 3', 'size 3'],
  ])('of %j is told as %j', (text, size) => {
    expect(understandQuery(text).unlistedSizes).toEqual([size]);
  });

  it.each(['size 8 dress', 'size 9 shoes', 'bag size L', 'one size hat', 'xs'])(
    'is none of %j',
    (text) => {
      expect(understandQuery(text).unlistedSizes).toEqual([]);
    },
  );
});
