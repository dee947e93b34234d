import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { createBuiltInStylist } from '../built-in/built-in-stylist.ts';
import { INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { UNKNOWN_SHOPPER } from '../stylist.ts';
import { sampleItem } from '../testing/sample-items.ts';
import type { FindPieces } from './choose-pieces.ts';

const piece = (name: string, type: string, material = 'cotton'): Item =>
  sampleItem(name, { short_description: name, facts: { type, materials: [material] } });

const SHOP = [
  piece('Plain Tee', 't-shirt'),
  piece('Oxford Shirt', 'shirt'),
  piece('Straight Jeans', 'jeans', 'denim'),
  piece('Denim Jacket', 'denim-jacket', 'denim'),
  piece('Field Jacket', 'jacket'),
  piece('Rain Jacket', 'rain-jacket', 'nylon'),
  piece('Canvas Sneakers', 'sneakers'),
  piece('Penny Loafers', 'loafers', 'leather'),
];
const NEAREST = new Map([['jacket', 'denim-jacket']]);

const findPieces: FindPieces = async ({ query }) => {
  const types = understandQuery(query).concepts.flatMap(({ kind, id }) =>
    kind === 'type' ? [NEAREST.get(id) ?? id, id] : [],
  );
  return types.flatMap((type) => SHOP.filter(({ other_info }) => other_info.type === type));
};

/** A conversation about a packing list for a rainy weekend, on which is a denim jacket. */
async function startPacking() {
  const stylist = createBuiltInStylist({ findPieces });
  let state = INITIAL_STATE;
  let filters: Filters = DEFAULT_FILTERS;
  const say = async (words: string) => {
    const told = await stylist.translate({
      words,
      history: [],
      filters,
      defaultFilters: DEFAULT_FILTERS,
      attachment: null,
      state,
      items: SHOP,
      shopper: UNKNOWN_SHOPPER,
      now: new Date('2026-11-23'),
    });
    const isFound = told.intent === 'search';
    // A search shows shoes, of which one stands on the list as well.
    const itemIds = ['Canvas Sneakers', 'Penny Loafers'];
    state = isFound ? { ...told.state, shown: { itemIds, outfits: [] } } : told.state;
    filters = told.updatedFilters ?? filters;
    return told;
  };
  const first = await say('packing list for a rainy weekend in Edinburgh');
  expect(first.itemIds).toEqual(expect.arrayContaining(['Denim Jacket', 'Rain Jacket']));
  return { say };
}

describe('a packing list that is made anew', () => {
  it.each([
    'im a guy. and a denim jacket in the rain?? really',
    'so redo the list for a man, no denim jacket',
    'do it again for men without the denim jacket',
    'this is for my husband. a denim jacket on a wet weekend?!',
    'please rewrite the list for a guy and skip the denim jacket',
  ])('is for whom it is said to be, without what is refused: %s', async (words) => {
    const { say } = await startPacking();
    const { itemIds, answer, state } = await say(words);
    expect(state.list?.gender).toBe('Men');
    expect(answer).toContain('underwear and socks');
    expect(itemIds).toEqual(expect.arrayContaining(['Rain Jacket', 'Straight Jeans']));
    expect(itemIds).not.toContain('Denim Jacket');
  });

  it('is told again though nothing is new', async () => {
    const { say } = await startPacking();
    await say('im a guy. and a denim jacket in the rain?? really');
    const { answer } = await say('so redo the list for a man, no denim jacket');
    expect(answer).toContain('underwear and socks');
  });

  it.each([
    'ok forget the list. mens waterproof jacket with a hood under 200',
    'never mind the list, i need a wool coat for men',
    'lets scrap that list then! show me mens chelsea boots',
  ])('is left for what is looked for instead: %s', async (words) => {
    const { say } = await startPacking();
    const { intent, updatedFilters, state } = await say(words);
    expect(intent).toBe('search');
    expect(updatedFilters?.gender).toEqual(['Men']);
    expect(state.list).toBeUndefined();
  });

  it.each([
    ['black is fine. ill take those. now jeans or chinos that dont soak, under 100', 100],
    ['those are good. i take them. next wool trousers below 150', 150],
    ['ok i want those. then a shirt that doesnt crease, max 60', 60],
  ])('is no more spoken of where something else is shown: %s', async (words, most) => {
    const { say } = await startPacking();
    await say('show me the shoes');
    const { intent, updatedFilters, state } = await say(words);
    expect(intent).toBe('search');
    expect(updatedFilters?.priceRangeMax).toBe(most);
    expect(state.chosen ?? []).not.toEqual([]);
  });
});
