import { describe, expect, it } from 'vitest';
import { understandQuery } from '../../understand-query.ts';
import { readingLabel } from './reading-label.ts';

describe('the label of a reading', () => {
  it.each([
    ['red midi dress', ['Color: Red', 'Midi dresses']],
    ['no black', ['No black']],
    ['blue but not navy', ['Color: Blue', 'No navy']],
    ['dress without stones', ['Dresses', 'No stones']],
    ['less floral', ['Less floral']],
    ['shoes around $100', ['Shoes', 'Around $100 ($80 to $120)']],
    ['boots over €80', ['Boots', 'Over €80 (not converted)']],
    ['cheap bags on sale', ['Lower prices first', 'Bags', 'On sale']],
    ['a 3 year old', ['For a child: 3 year old']],
    ['7 cm heels', ['Mid heel, about 7 cm', 'Heels']],
    ['dress size xl', ['Dresses', 'Size: XL']],
    ['jeans waist 32', ['Jeans', 'Waist: 32']],
    ['red lipstick', ['Not sold here']],
  ])('of %j is %j', (text, labels) => {
    expect(understandQuery(text).readings.map(readingLabel)).toEqual(labels);
  });

  it('says what is not available and what is shown in its place', () => {
    const [reading] = understandQuery('blouse').readings;
    if (reading === undefined) throw new Error('Nothing was read.');
    expect(readingLabel({ ...reading, unavailable: { kind: 'size' } })).toBe(
      'Blouses (not available)',
    );
    const unavailable = {
      kind: 'types',
      types: ['blouse'],
      replacedBy: ['top'],
      gender: 'Women',
    } as const;
    expect(readingLabel({ ...reading, unavailable })).toBe('Women’s tops (no blouses available)');
  });
});
