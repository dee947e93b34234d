import { describe, expect, it } from 'vitest';
import { type DialogueState, INITIAL_STATE, withShown } from './dialogue-state.ts';
import type { ShownList } from './shown-list.ts';

const IDS = Array.from({ length: 16 }, (_, at) => `piece-${at}`);
const LIST: ShownList = {
  words: 'what do I pack',
  kind: 'trip',
  lines: [
    {
      count: IDS.length,
      name: 'pieces',
      pieces: IDS.map((itemId) => ({ words: 'piece', spare: [], itemId })),
    },
  ],
  gender: null,
  weather: null,
  budget: null,
  goneIds: [],
};
const shown = { itemIds: IDS, outfits: [] };
const after = (state: DialogueState) =>
  withShown(state, { itemIds: ['next'], outfits: [] }, []).shownBefore?.[0];

describe('what was on the screen before', () => {
  it('is a list with all of its pieces, so that it can be asked for again', () => {
    expect(after({ ...INITIAL_STATE, shown, list: LIST })).toEqual(IDS);
  });

  it('is else so much of it as can still be named', () => {
    expect(after({ ...INITIAL_STATE, shown })).toEqual(IDS.slice(0, 12));
  });
});
