import { describe, expect, it } from 'vitest';
import { outfitFit, toOutfit } from './outfit-fit.ts';
import { type Piece, readPiece, type Worn } from './piece.ts';

const piece = (type: string, worn: Partial<Worn> = {}): Piece =>
  readPiece({ title: '', type, gender: 'Women', colors: [], facets: [], price: 0, ...worn });

const dress = piece('midi-dress', { colors: ['Blue'], price: 90 });
const gown = piece('evening-gown', { colors: ['Black'] });

describe('how well a garment completes an outfit', () => {
  it.each([
    ['shoes before a second dress', [dress], piece('pumps'), piece('tea-dress')],
    ['a bag before trousers under a dress', [dress], piece('clutch'), piece('jeans')],
    ['shoes before more shoes', [dress, piece('pumps')], piece('clutch'), piece('loafers')],
    ['pumps before flip-flops with a gown', [gown], piece('pumps'), piece('flip-flops')],
    [
      'running shoes before pumps with leggings for sport',
      [piece('sports-leggings')],
      piece('running-shoes'),
      piece('pumps'),
    ],
    [
      'the colour that is there before one that jars',
      [piece('midi-dress', { colors: ['Red'] })],
      piece('clutch', { colors: ['Red'] }),
      piece('clutch', { colors: ['Green'] }),
    ],
    [
      'another colour where all wear one already',
      ['midi-dress', 'heels', 'clutch'].map((type) => piece(type, { colors: ['Red'] })),
      piece('hoop-earrings', { colors: ['Gold'] }),
      piece('hoop-earrings', { colors: ['Red'] }),
    ],
    [
      'gold with gold before silver',
      [piece('necklace', { facets: ['m:solid-gold'] })],
      piece('bracelet', { colors: ['Gold'] }),
      piece('bracelet', { colors: ['Silver'] }),
    ],
    [
      'plain before another print',
      [piece('midi-skirt', { facets: ['p:floral'] })],
      piece('blouse', { facets: ['p:solid'] }),
      piece('blouse', { facets: ['p:stripes'] }),
    ],
    [
      'wool before straw with a wool coat',
      [piece('wool-coat', { facets: ['m:wool'] })],
      piece('beanie', { facets: ['m:wool'] }),
      piece('straw-hat', { facets: ['m:straw'] }),
    ],
    [
      'the price of its kind before ten times it',
      [dress],
      piece('pumps', { price: 95 }),
      piece('pumps', { price: 950 }),
    ],
    [
      'the same line before another',
      [piece('blouse', { title: 'Marisol blouse' })],
      piece('midi-skirt', { title: 'Marisol skirt' }),
      piece('midi-skirt', { title: 'Odette skirt' }),
    ],
    [
      'what is for her before what is for him',
      [dress],
      piece('bag'),
      piece('bag', { gender: 'Men' }),
    ],
  ])('is best with %s', (_, worn, better, worse) => {
    const outfit = toOutfit(worn);
    expect(outfitFit(better, outfit)).toBeGreaterThan(outfitFit(worse, outfit));
  });

  it('is a number where nothing is known', () => {
    expect(outfitFit(piece(''), toOutfit([piece('')]))).toEqual(expect.any(Number));
  });
});
