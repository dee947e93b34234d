import { describe, expect, it } from 'vitest';
import { INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import type { ShownList } from '../dialogue/shown-list.ts';
import { sampleTurn } from '../testing/sample-items.ts';
import { leaveList } from './leave-list.ts';

const list: ShownList = {
  words: 'what do I pack for 7 days in Spain',
  kind: 'trip',
  lines: [{ count: 1, name: 'tops', pieces: [{ words: 'top', spare: [], itemId: 'tee' }] }],
  gender: 'Women',
  weather: 'summer',
  budget: 250,
  sizes: { clothing_size: ['M'] },
  goneIds: [],
};
const state = { ...INITIAL_STATE, list, shown: { itemIds: ['tee'], outfits: [] } };
const left = (words: string) => leaveList(sampleTurn(words, { state }));

describe('a message that asks for some pieces instead of the list', () => {
  it('leaves it, with all that it was for and without what was found fault with', () => {
    const turn = left(
      'Boots in July?! Just give me a swimsuit, a dress and sandals, under 150 together',
    );
    expect(turn?.words).toBe(
      'Just give me a swimsuit, a dress and sandals, under 150 together for women, size M, in summer.',
    );
    expect(turn?.state.list).toBeUndefined();
    expect(turn?.state.shown.itemIds).toEqual([]);
  });

  it.each(['add a swimsuit and a dress', 'just make it cheaper', 'only one dress please'])(
    'is none of these: %s',
    (words) => {
      expect(left(words)).toBeNull();
    },
  );
});
