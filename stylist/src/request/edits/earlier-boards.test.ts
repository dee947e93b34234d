import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE, withShown } from '../../dialogue/dialogue-state.ts';
import { UNKNOWN_SHOPPER } from '../../stylist.ts';
import { DRESSES, SHOES } from '../../testing/shop-items.ts';
import { applyEdits } from './apply-edits.ts';
import { leaveOutfits } from './leave-outfits.ts';
import { readEdits } from './read-edits.ts';

const FIRST = [
  ['linen', 'sandals'],
  ['cotton', 'heels'],
];

/** A message after two outfits were shown, and then others. */
function turnOf(words: string, now: readonly (readonly string[])[]) {
  const request = { ...emptyRequest(), outfit: { budget: 250, keep: [] } };
  return {
    words,
    history: [],
    filters: DEFAULT_FILTERS,
    defaultFilters: DEFAULT_FILTERS,
    attachment: null,
    items: [...DRESSES, ...SHOES],
    state: {
      ...INITIAL_STATE,
      request,
      boards: [{ outfits: FIRST }],
      shown: { itemIds: [], outfits: now },
    },
    shopper: UNKNOWN_SHOPPER,
    now: new Date('2026-11-30'),
  };
}

function basesAfter(words: string, now: readonly (readonly string[])[] = [['linen', 'heels']]) {
  const turn = turnOf(words, now);
  const edits = readEdits(turn);
  return edits && applyEdits(turn, turn.state.request, edits).outfit?.change?.bases;
}

describe('what was shown before', () => {
  it.each(['undo that', 'go back please'])('comes back as it was: %j', (words) => {
    expect(basesAfter(words)).toEqual(FIRST);
  });

  it('is taken back by nothing where the last reply left the outfits as they were', () => {
    const turn = turnOf('undo that', [['linen', 'heels']]);
    const items = [...DRESSES, ...SHOES];
    const once = withShown(turn.state, { itemIds: [], outfits: [['linen', 'heels']] }, items);
    const moved = withShown(once, { itemIds: [], outfits: [['linen', 'sandals']] }, items);
    const unmoved = withShown(moved, { itemIds: [], outfits: [['linen', 'sandals']] }, items);
    const startOf = (state: typeof once) =>
      readEdits({ ...turn, state })?.start.map(({ ids }) => ids);
    expect(startOf(moved)).toEqual([['linen', 'heels']]);
    expect(startOf(unmoved)).toEqual([['linen', 'sandals']]);
  });

  it.each([
    'put the old shoes back',
    'the leather sandals for 70, put those back',
    'nah the sandals were nicer',
  ])('comes back as the very piece: %j', (words) => {
    expect(basesAfter(words)).toEqual([['linen', 'sandals']]);
  });

  it('comes back as a whole outfit beside those that are there', () => {
    expect(basesAfter('where did the second go')).toEqual([
      ['linen', 'heels'],
      ['cotton', 'heels'],
    ]);
  });

  it('is put together as one outfit of the pieces that are named', () => {
    const words = 'start over: outfit with the cotton sundress and the leather sandals';
    expect(basesAfter(words, [['satin', 'heels']])).toEqual([['cotton', 'sandals']]);
  });
});

describe('an outfit that is named', () => {
  it.each([
    ['drop the first', [FIRST[1]]],
    ['just the second one pls', [FIRST[1]]],
    ['i like 1 and 2. no belt', FIRST],
  ])('goes or stays, as is said: %j', (words, bases) => {
    expect(basesAfter(words, FIRST)).toEqual(bases);
  });
});

describe('what fault is found with', () => {
  it('is refused, and only the outfit that has it changes', () => {
    const turn = turnOf('block heels again?? i said no', FIRST);
    const edits = readEdits(turn);
    const after = edits && applyEdits(turn, turn.state.request, edits);
    expect(after?.outfit?.change?.bases).toEqual([['linen', 'sandals'], ['cotton']]);
    expect(after?.refinedQuery).toMatch(/not block heels/);
  });
});

describe('who leaves outfits', () => {
  it('is asked for single pieces, with no budget of the outfits', () => {
    const left = leaveOutfits(turnOf('ok leave outfits. just show me low heels under 130', FIRST));
    expect(left?.words).toBe('just show me low heels under 130');
    expect(left?.state.request?.outfit).toBeNull();
  });
});
