import { describe, expect, it } from 'vitest';
import { sameSizes } from './same-size.ts';
import { numberingFor, shoeSizeIn } from './shoe-numbering.ts';
import { partsConcernedBy, sizePart } from './size-part.ts';

describe('the same size in every other numbering', () => {
  it.each([
    ['M', 'Women', ['8', '10', '27x30', '28x30', '30x32']],
    ['8', 'Women', ['M']],
    ['6', 'Women', ['S', '28x30']],
    ['10', 'Women', ['M', '30x32']],
    ['16', 'Women', ['XL', '1X']],
    ['1X', 'Women', ['14', '16']],
    ['0', 'Women', ['2XS', 'XS', '24x28', '25x30']],
    ['28x30', 'Women', ['6', 'S', 'M']],
    ['M', 'Men', ['38', '40', '32x30', '32x34']],
    ['42', 'Men', ['L']],
    ['30x32', 'Men', ['S']],
    ['36x32', 'Men', ['L']],
    ['4XL', 'Women', ['42x30']],
    ['S', null, ['4', '6', '36', '30x30', '28x30']],
  ] as const)('%s of %s is %j', (size, gender, same) => {
    expect(sameSizes(size, gender)).toEqual(expect.arrayContaining([...same]));
  });

  it.each([
    ['M', 'Women', ['6', '12', '38', '26x30', '32x30']],
    ['M', 'Men', ['8', '36', '42', '30x30', '34x32']],
    ['8', 'Women', ['10', '6', 'S', 'L']],
    ['8', 'Men', ['M']],
    ['40', 'Women', ['M']],
    ['30x32', 'Men', ['30x30', 'M', '10']],
    ['XL', null, ['2XL', '1X']],
  ] as const)('%s of %s is none of %j', (size, gender, others) => {
    const same = sameSizes(size, gender);
    expect(others.filter((other) => same.includes(other))).toEqual([]);
  });

  it('goes both ways', () => {
    for (const gender of ['Women', 'Men', null] as const) {
      for (const size of ['XS', 'M', '2XL', '4', '44', '26x30', '38x32']) {
        for (const other of sameSizes(size, gender)) {
          expect([other, sameSizes(other, gender)]).toEqual([
            other,
            expect.arrayContaining([size]),
          ]);
        }
      }
    }
  });
});

describe('a shoe size', () => {
  it.each([
    ['8', 'womens', 'Women', '8'],
    ['8', 'womens', 'Men', null],
    ['8', 'mens', 'Women', null],
    ['6.5', 'womens', null, '8'],
    ['8', 'mens', null, '8'],
    ['8', 'labeled', 'Men', '8'],
  ] as const)('%s in %s numbers on a shoe for %s is %s', (size, numbering, gender, called) => {
    expect(shoeSizeIn(size, numbering, gender)).toBe(called);
  });

  it.each([
    [['Women'], 'womens'],
    [['Women', 'Unisex'], 'womens'],
    [['Men'], 'mens'],
    [['Men', 'Women'], 'labeled'],
    [['Unisex'], 'labeled'],
    [[], 'labeled'],
  ] as const)('of who shops for %j is %s', (genders, numbering) => {
    expect(numberingFor(genders)).toBe(numbering);
  });
});

it('finds a waist for each of women’s numbers: the next larger where none is made', () => {
  const waistsOf = (size: string) => [
    ...new Set(
      sameSizes(size, 'Women')
        .filter((other) => other.includes('x'))
        .map((other) => other.slice(0, 2)),
    ),
  ];
  expect(waistsOf('6')).toEqual(['28']);
  expect(waistsOf('8')).toEqual(['30']);
  expect(waistsOf('10')).toEqual(['30']);
  expect(waistsOf('12')).toEqual(['32']);
  expect(waistsOf('16')).toEqual(['34']);
  expect(sameSizes('32x30', 'Women')).toEqual(expect.arrayContaining(['12', '14']));
});

describe('the sizes that concern a piece', () => {
  it.each([
    ['blouse', 'top'],
    ['midi-dress', 'top'],
    ['bikini', 'top'],
    ['mom-jeans', 'bottom'],
    ['swim-trunks', 'bottom'],
    ['loafers', 'shoes'],
    ['tote-bag', 'none'],
    ['belt', 'none'],
    ['beanie', 'none'],
    ['ring', 'none'],
    ['socks', 'none'],
  ] as const)('of a %s are those of %s', (type, part) => {
    expect(sizePart(type, null)).toBe(part);
  });

  it('are told by the category where the type is unknown', () => {
    expect(sizePart('', 'lower_body')).toBe('bottom');
    expect(sizePart('', null)).toBe('none');
  });

  it('are chests for tops, waists for bottoms and letters for both', () => {
    expect(partsConcernedBy('chest')).toEqual(['top']);
    expect(partsConcernedBy('waist')).toEqual(['bottom']);
    expect(partsConcernedBy('letter')).toEqual(['top', 'bottom']);
  });
});
