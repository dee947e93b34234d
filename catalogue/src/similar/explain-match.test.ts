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
      piece('trench-coat', { colors: ['Black'] }),
      /^Plain black lets the midi dress’s print stand out/,
    ],
    [
      'names the metal that comes again',
      piece('necklace', { colors: ['Gold'] }),
      piece('watch', { colors: ['Black'], facets: ['m:gold-plated'] }),
      /its gold echoes the necklace\.$/,
    ],
    [
      'names what both are worn for',
      piece('evening-gown', { colors: ['Black'] }),
      piece('clutch', { colors: ['White'] }),
      /both have the same evening mood\.$/,
    ],
    [
      'speaks of colours that are one',
      piece('jeans', { colors: ['Blue'] }),
      piece('blouse', { colors: ['Blue'] }),
      /^Blue with blue creates one long line/,
    ],
    [
      'speaks of a colour that comes again',
      piece('midi-dress', { colors: ['Red'] }),
      piece('clutch', { colors: ['Red'] }),
      /^Its red echoes the midi dress/,
    ],
    [
      'names no mood of cloth that is only plain',
      piece('jeans', { colors: ['Black'], facets: ['p:solid'] }),
      piece('t-shirt', { colors: ['White'], facets: ['p:solid'] }),
      /^White pairs easily with black(?!.*minimalist)/,
    ],
    [
      'names a sport only for what is made for it',
      piece('two-piece-suit', { facets: ['a:walking'] }),
      piece('derbies', { facets: ['a:walking'] }),
      /^(?!.*walking)/,
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
