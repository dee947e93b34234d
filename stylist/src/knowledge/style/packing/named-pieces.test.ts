import { describe, expect, it } from 'vitest';
import { namedPieces } from './named-pieces.ts';

describe('the pieces of a line', () => {
  it.each([
    [2, 'bottoms: jeans and trousers', ['jeans', 'trousers']],
    [
      4,
      'tees: 2 white, 1 navy, 1 striped',
      ['white t shirts', 'navy t shirts', 'striped t shirts'],
    ],
    [3, 'shirts: 1 white oxford, 1 blue, 1 flannel', ['white oxford shirts', 'blue shirts']],
    [2, 'layers: a denim jacket and a linen blazer', ['denim jacket', 'linen blazer']],
    [1, 'dress or outfit for dinner', ['dress for dinner']],
    [2, 'fine knits in navy and gray', ['sweater']],
  ])('are named as a search reads them: %i %s', (count, what, pieces) => {
    expect(namedPieces(count, what, null).pieces.slice(0, pieces.length)).toEqual(pieces);
  });

  it('keep what does as well for where one is not sold', () => {
    expect(namedPieces(1, 'fleece or wool sweater', null)).toEqual({
      pieces: ['fleece'],
      spare: ['wool sweater'],
    });
  });
});
