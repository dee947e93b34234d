import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { type Turn, UNKNOWN_SHOPPER } from '../../stylist.ts';
import { DRESSES, SHOES } from '../../testing/shop-items.ts';
import { rewordForPiece } from './reword-for-piece.ts';

/** Outfits of one dress, for which other shoes were asked a moment ago. */
const turnOf = (words: string, outfits: readonly string[][]): Turn => ({
  words,
  history: [],
  filters: DEFAULT_FILTERS,
  defaultFilters: DEFAULT_FILTERS,
  attachment: null,
  state: {
    ...INITIAL_STATE,
    request: {
      ...emptyRequest(),
      outfit: {
        budget: null,
        keep: ['linen'],
        change: { bases: [['linen']], fill: ['shoes'], most: null, isAdded: false },
      },
    },
    shown: { itemIds: [], outfits },
  },
  items: [...DRESSES, ...SHOES],
  shopper: UNKNOWN_SHOPPER,
  now: new Date('2026-11-23'),
});

const OF_ONE_DRESS = [
  ['linen', 'sandals'],
  ['linen', 'heels'],
];
const meant = (words: string, outfits: readonly string[][] = OF_ONE_DRESS) =>
  rewordForPiece(words, turnOf(words, outfits));

describe('what is asked for after one piece of an outfit was changed', () => {
  it.each([
    ['hmm got anything wide fit', 'other shoes, wide fit'],
    ['do you have something in red?', 'other shoes, in red'],
    ['anything more casual', 'other shoes, more casual'],
  ])('is asked of that piece: %s', (words, expected) => {
    expect(meant(words)).toBe(expected);
  });

  it.each(['something for the office', 'anything with a bag', 'something like that', 'wide fit'])(
    'stays as it is where it is asked of more: %s',
    (words) => {
      expect(meant(words)).toBe(words);
    },
  );

  it('is asked of outfits that differ in more than that piece', () => {
    const outfits = [
      ['linen', 'sandals'],
      ['cotton', 'heels'],
    ];
    expect(meant('anything wide fit', outfits)).toBe('anything wide fit');
  });
});

describe('what is asked for after a piece of an outfit was spoken of', () => {
  const after = (words: string, focusId: string) => {
    const turn = turnOf(words, [
      ['linen', 'sandals'],
      ['cotton', 'heels'],
    ]);
    return rewordForPiece(words, { ...turn, state: { ...turn.state, focusId } });
  };

  it.each([
    ['something that breathes better', 'other dress, more breathable'],
    ['nah, something softer', 'other dress, softer'],
    ['do you have anything less see through', 'other dress, less see through'],
  ])('is asked of that piece where it is of cloth and cut: %s', (words, piece) => {
    expect(after(words, 'linen')).toBe(piece);
  });

  it.each(['something dressier', 'something for the office', 'something cheaper'])(
    'is asked of all of it else: %s',
    (words) => {
      expect(after(words, 'linen')).toBe(words);
    },
  );
});
