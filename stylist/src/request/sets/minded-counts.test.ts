import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { sampleTurn } from '../../testing/sample-items.ts';
import { DRESSES, SHOES } from '../../testing/shop-items.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { readMindedCount } from './minded-counts.ts';

/** What stays of an outfit of two dresses and sandals, beside one with a dress. */
function staysAfter(words: string) {
  const set = [
    { type: 'dress', count: 2 },
    { type: 'shoes', count: 1 },
  ];
  const request = { ...emptyRequest(), outfit: { budget: 300, keep: [], set } };
  const outfits = [
    ['linen', 'cotton', 'sandals'],
    ['satin', 'heels'],
  ];
  const state = { ...INITIAL_STATE, request, shown: { itemIds: [], outfits } };
  const turn = sampleTurn(words, { items: [...DRESSES, ...SHOES], state });
  const edits = readMindedCount(turn);
  const outfit = edits && applyEdits(turn, request, edits).outfit;
  return outfit && { bases: outfit.change?.bases, set: outfit.set?.map(({ count }) => count) };
}

describe('more of a kind than anybody wears at once', () => {
  it.each([
    'why two dresses lol, one dress please',
    'i dont need two dresses',
    'you gave me 2 dresses?? just one dress',
    "that's two dresses",
    '2 dresses?? lol',
    'one dress, not two dresses',
  ])('is one once its number is minded: %s', (words) => {
    expect(staysAfter(words)).toEqual({
      bases: [
        ['linen', 'sandals'],
        ['satin', 'heels'],
      ],
      set: [1, 1],
    });
  });

  it.each(['two dresses please', 'why linen', 'i need two dresses', 'why two pairs of shoes'])(
    'stays after %s',
    (words) => {
      expect(staysAfter(words)).toBeNull();
    },
  );
});
