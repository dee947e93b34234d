import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { expect, it } from 'vitest';
import { createBuiltInStylist } from '../built-in/built-in-stylist.ts';
import { type DialogueState, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { UNKNOWN_SHOPPER } from '../stylist.ts';
import { sampleItem } from '../testing/sample-items.ts';

const piece = (id: string, type: string, price: number) =>
  sampleItem(id, { price, facts: { type, materials: ['wool'] } });
const ITEMS = [
  piece('dear', 'beanie', 38),
  piece('cheap', 'beanie', 16),
  piece('pair', 'gloves', 31),
];

const ADDED: DialogueState = {
  ...INITIAL_STATE,
  shown: { itemIds: ['cheap'], outfits: [] },
  addedUp: { itemIds: ['dear', 'pair'], budget: 60 },
};

const say = (words: string, state: DialogueState) =>
  createBuiltInStylist().translate({
    words,
    history: [],
    filters: DEFAULT_FILTERS,
    defaultFilters: DEFAULT_FILTERS,
    attachment: null,
    state,
    items: ITEMS,
    shopper: UNKNOWN_SHOPPER,
    now: new Date('2026-11-23'),
  });

it.each(['perfect. so whats the total', 'total?', 'what does it all come to now'])(
  'A sum has the piece that was found instead of the one added up before: %s',
  async (words) => {
    const liked = { ...ADDED, chosen: ['dear', 'pair'], liked: ['dear', 'pair'] };
    for (const state of [ADDED, liked]) {
      const { answer, itemIds } = await say(words, state);
      expect([...itemIds].toSorted()).toEqual(['cheap', 'pair']);
      expect(answer).toContain('$47');
    }
  },
);

it('A sum keeps the piece that was decided on, whatever is found beside it', async () => {
  const { itemIds } = await say('whats the total', { ...ADDED, chosen: ['dear', 'pair'] });
  expect([...itemIds].toSorted()).toEqual(['dear', 'pair']);
});

it.each(['total w the gloves', 'whats that with the gloves together'])(
  'A sum with one more piece has the chosen one in it: %s',
  async (words) => {
    const { addedUp: _, ...rest } = ADDED;
    const { itemIds } = await say(words, {
      ...rest,
      shown: { itemIds: ['pair'], outfits: [] },
      chosen: ['dear'],
    });
    expect([...itemIds].toSorted()).toEqual(['dear', 'pair']);
  },
);
