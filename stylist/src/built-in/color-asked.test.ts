import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { expect, it } from 'vitest';
import { INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { UNKNOWN_SHOPPER } from '../stylist.ts';
import { DRESSES } from '../testing/shop-items.ts';
import { createBuiltInStylist } from './built-in-stylist.ts';

const stylist = createBuiltInStylist({ understand: async (text) => understandQuery(text) });
const [made] = DRESSES;

async function shownColors(words: string) {
  if (made === undefined) throw new Error('No dress is made');
  const variants = (['Orange', 'Blue'] as const).map((color, at) => ({
    name: at === 0 ? 'Terracotta' : 'Navy',
    colors: [color],
    image: null,
  }));
  const other_info = { ...made.other_info, color_variants: variants };
  const item: Item = { ...made, colors: ['Orange', 'Blue'], other_info };
  const { state } = await stylist.translate({
    words,
    history: [],
    filters: DEFAULT_FILTERS,
    defaultFilters: DEFAULT_FILTERS,
    attachment: null,
    state: { ...INITIAL_STATE, shown: { itemIds: [item.id], outfits: [] }, focusId: item.id },
    items: [item],
    shopper: UNKNOWN_SHOPPER,
    now: new Date('2026-11-23'),
  });
  return state.shownColors;
}

it.each(['the first one in blue', 'does it come in navy?'])(
  'speaks of a piece in the color that it was asked in: %s',
  async (words) => {
    expect(await shownColors(words)).toEqual({ linen: 'Navy' });
  },
);

it.each(['is the first one blue?', 'does it come in green?'])(
  'leaves a piece in its color where none is chosen: %s',
  async (words) => {
    expect(await shownColors(words)).toBeUndefined();
  },
);
