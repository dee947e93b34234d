import { describe, expect, it } from 'vitest';
import { INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import type { ShownList } from '../../dialogue/shown-list.ts';
import { rewordList } from './reword-list.ts';

const TEE = { words: 'tee', itemId: 'tee', spare: [] };

const listOf = (words: string, left?: ShownList['left']): ShownList => ({
  kind: 'trip',
  words,
  gender: 'Women',
  weather: null,
  budget: null,
  goneIds: [],
  lines: [{ name: 'tops', count: 4, pieces: [TEE] }],
  ...(left && { left }),
});
const said = (
  words: string,
  before = 'what do I pack for 7 days, cold, rain',
  left?: ShownList['left'],
) =>
  rewordList({
    words,
    state: {
      ...INITIAL_STATE,
      list: listOf(before, left),
      shown: { itemIds: ['tee'], outfits: [] },
    },
  });

describe('what is said of a packing list in whole', () => {
  it.each(['make it shorter', 'thats a LOT', 'this is way too much', 'a shorter packing list pls'])(
    'wants fewer pieces: %s',
    (words) => {
      expect(said(words)).toBe('fewer pieces');
    },
  );

  it.each([
    'i only have a carry on',
    'i said i HAVE a carry on',
    'we are only taking hand luggage',
    'i dont want a bag!! i have a carry-on',
  ])('packs for the bag that is there, and offers none: %s', (words) => {
    expect(said(words)).toBe('carry-on only');
    expect(said(words, 'what do I pack for 7 days, carry-on only')).toBe('fewer pieces');
  });

  it.each(['wheres the summer stuff', 'what about warm days', 'where are the light clothes'])(
    'packs for warm days as well: %s',
    (words) => {
      expect(said(words)).toBe('it is warm and cold');
      expect(said(words, 'what do I pack for 7 days')).toBe('it is hot');
    },
  );

  it('packs for all that is told at once', () => {
    expect(
      said('thats a LOT. i only have a carry on!! and 25 degrees is warm, wheres the summer stuff'),
    ).toBe('carry-on only, it is 25 degrees and cold');
    expect(
      said(
        'packing list for 7 days, fewer things, max 10 pieces, rain and 25 degrees and cold nights',
      ),
    ).toBe('it is for 7 days, 25 degrees and cold, rain, max 10 pieces');
  });

  it('takes the last change back', () => {
    const left = [{ piece: TEE, name: 'tops', at: 0, place: 0, insteadId: null, change: 1 }];
    expect(said('undo that', undefined, left)).toBe('put them all back');
    expect(said('undo that')).toBe('undo that');
  });

  it.each([
    'swap the coat for something shorter',
    'show me a carry on',
    'max 10 pieces',
    'how do i pack a blazer in a carry on',
  ])('is no single wish: %s', (words) => {
    expect(said(words)).toBe(words);
  });
});
