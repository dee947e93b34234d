import { describe, expect, it } from 'vitest';
import { explainMatch } from './explain-match.ts';
import { type Piece, readPiece, type Worn } from './outfit/piece.ts';

const piece = (type: string, worn: Partial<Worn> = {}): Piece =>
  readPiece({ title: '', type, gender: 'Women', colors: [], facets: [], price: 0, ...worn });

describe('the reason why one garment goes with another', () => {
  it.each([
    [
      'lets a print speak',
      piece('midi-dress', { facets: ['p:floral'] }),
      piece('pumps', { colors: ['Black'] }),
      /^Plain black lets the print of the midi dress speak/,
    ],
    [
      'names the metal that comes again',
      piece('necklace', { colors: ['Gold'] }),
      piece('earrings', { colors: ['Gold'] }),
      /its gold answers that of the necklace\.$/,
    ],
    [
      'names what both are worn for',
      piece('evening-gown', { colors: ['Black'] }),
      piece('clutch', { colors: ['White'] }),
      /both say black tie event\.$/,
    ],
    [
      'speaks of colours that are one',
      piece('jeans', { colors: ['Blue'] }),
      piece('blouse', { colors: ['Blue'] }),
      /^Blue with blue makes one long line/,
    ],
    [
      'is there where nothing else is known',
      piece('jeans'),
      piece('evening-gown'),
      /^It completes the jeans\.$/,
    ],
  ])('%s', (_, anchor, other, reason) => {
    expect(explainMatch(anchor, other)).toMatch(reason);
  });
});
