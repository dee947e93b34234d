import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { sampleTurn } from '../testing/sample-items.ts';
import { DRESSES } from '../testing/shop-items.ts';
import { readChoice } from './read-choice.ts';

/** What is taken of three dresses, of which the linen one was refused. */
const takenIn = (words: string) => {
  const request = { ...emptyRequest(), exceptIds: ['linen'] };
  const shown = { itemIds: DRESSES.map(({ id }) => id), outfits: [] };
  const turn = sampleTurn(words, { items: DRESSES, state: { ...INITIAL_STATE, request, shown } });
  return readChoice(turn)?.taken.map(({ id }) => id) ?? [];
};

describe('pieces that are named by their kind alone', () => {
  it.each(['dresses please', 'dresses. black or navy. max 80', 'linen dresses pls'])(
    'are asked for, and none is taken: %s',
    (words) => {
      expect(takenIn(words)).toEqual([]);
    },
  );

  it('are taken once one of them is meant, though it was refused before', () => {
    expect(takenIn("I'll take the linen dress after all")).toEqual(['linen']);
    expect(takenIn('the cotton dress please')).toEqual(['cotton']);
  });
});
