import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { describe, expect, it } from 'vitest';
import { createBuiltInStylist } from '../built-in/built-in-stylist.ts';
import { INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { placeItem } from '../facts/item-places.ts';
import { UNKNOWN_SHOPPER } from '../stylist.ts';
import { sampleItem } from '../testing/sample-items.ts';
import { SAMPLE_SHOP } from '../testing/sample-shop.ts';
import { keepBeyond } from './keep-beyond.ts';

/** A conversation in a shop that has these items, all of them of what is looked for. */
function startShopping(shop: readonly Item[]) {
  const stylist = createBuiltInStylist();
  let state = INITIAL_STATE;
  let filters = DEFAULT_FILTERS;
  return async (words: string) => {
    const base = { words, history: [], filters, defaultFilters: DEFAULT_FILTERS, attachment: null };
    const turn = { ...base, state, items: shop, shopper: UNKNOWN_SHOPPER, now: new Date(0) };
    const translated = await stylist.translate(turn);
    filters = translated.updatedFilters ?? filters;
    const most = filters.priceRangeMax ?? Number.POSITIVE_INFINITY;
    const within = shop.filter(({ price }) => price <= most);
    const found = keepBeyond(within, translated.state);
    const asked = { state: translated.state, shopper: UNKNOWN_SHOPPER, now: new Date(0) };
    const told = { total: found.length, dropped: null, notice: null, outfits: [] };
    const ranking = await stylist.rank({ ...asked, ...told, candidates: found });
    state = ranking.state;
    const picks = ranking.deep.flatMap(({ id }) => shop.find((item) => item.id === id) ?? []);
    return { ...ranking, picks, max: filters.priceRangeMax };
  };
}

const DRESSES = SAMPLE_SHOP.filter(({ other_info }) => /dress/.test(other_info.type)).filter(
  (_, at) => at % 3 === 0,
);
const median = (items: readonly Item[], aspect: 'formality' | 'warmth' | 'comfort'): number => {
  const places = items.flatMap((item) => placeItem(item, aspect) ?? []).toSorted((a, b) => a - b);
  return places[Math.floor(places.length / 2)] ?? Number.NaN;
};

const jeans = (name: string): Item =>
  sampleItem(name, {
    short_description: `${name} Jeans`,
    colors: ['Blue'],
    try_on_category: 'lower_body',
    facts: { type: 'jeans', color_names: [name] },
  });
const PALE = ['Light Wash', 'Sky Blue', 'Light Blue', 'Baby Blue', 'Powder Blue', 'Ice Blue'];
const DARK = ['Navy', 'Midnight', 'Indigo', 'Dark Wash', 'Mid Wash'];

it('is of the shade shown, and of nothing that was just picked', async () => {
  const say = startShopping([...PALE, ...DARK].map(jeans));
  const first = await say('show me jeans');
  const next = await say('darker');
  const shown = next.state.shown.itemIds;
  expect(next.reply).toMatch(/darker than/i);
  expect(shown.filter((id) => PALE.includes(id))).toEqual([]);
  expect(first.picks.filter(({ id }) => shown.includes(id))).toEqual([]);
});

describe('a comparison with all that was shown', () => {
  it.each([
    ['something dressier', 'formality', 1],
    ['more casual please', 'formality', -1],
    ['fancier?', 'formality', 1],
    ['anything softer', 'comfort', 1],
  ] as const)('moves the picks: %s', async (words, aspect, direction) => {
    const say = startShopping(DRESSES);
    let first = await say('show me dresses');
    if (direction < 0) first = await say('dressier');
    const next = await say(words);
    expect((median(next.picks, aspect) - median(first.picks, aspect)) * direction).toBeGreaterThan(
      0,
    );
    const [leading] = next.picks;
    expect(first.picks.map(({ id }) => id)).not.toContain(leading?.id);
    expect(next.reply).toMatch(/than (?:most of )?my last picks/);
  });

  it('goes on until there is no more of it, says so, and offers a wider kind', async () => {
    const say = startShopping(DRESSES.filter(({ other_info }) => other_info.type === 'midi-dress'));
    await say('show me midi dresses');
    const replies = [];
    for (let turn = 0; turn < 6; turn += 1) replies.push(await say('even softer'));
    const last = replies.at(-1);
    expect(last?.reply).toMatch(/nothing|none/i);
    expect(last?.suggestions).toContain('Softer dresses');
    expect(new Set(replies.map(({ reply }) => reply)).size).toBe(replies.length);
  });

  it('asks for less weight where "lighter" is said of no color, and for a paler wash of jeans', async () => {
    const stylist = createBuiltInStylist();
    const ask = async (first: string) => {
      const base = { history: [], filters: DEFAULT_FILTERS, defaultFilters: DEFAULT_FILTERS };
      const rest = { attachment: null, items: [], shopper: UNKNOWN_SHOPPER, now: new Date(0) };
      const turn = { ...base, ...rest, words: first, state: INITIAL_STATE };
      const { state } = await stylist.translate(turn);
      return (await stylist.translate({ ...turn, words: 'something lighter', state })).refinedQuery;
    };
    expect(await ask('a winter coat')).toContain('lighter weight');
    expect(await ask('straight jeans')).not.toContain('weight');
    expect(await ask('a navy coat')).not.toContain('weight');
  });
});

describe('cheaper', () => {
  const PRICES = [95, 70, 140, 68.95];
  const shoes = PRICES.map((price, at) =>
    sampleItem(`shoes-${at}`, {
      short_description: 'Mesh Running Shoes',
      price,
      brand: ['Alder', 'Birch', 'Cedar', 'Dogwood'][at] ?? '',
      try_on_category: 'shoes',
      facts: { type: 'running-shoes', gender: 'Men' },
    }),
  );

  it('than the cheapest keeps to the kind, says that it was the cheapest, and offers a way on', async () => {
    const say = startShopping(shoes);
    await say('running shoes under 150');
    for (const words of ['cheaper', 'even cheaper', 'less expensive please']) {
      const { picks, reply, suggestions, max } = await say(words);
      expect(picks.map(({ price }) => price)).toEqual([68.95]);
      expect(max).toBe(69);
      expect(reply).toContain('$68.95');
      expect(reply).toMatch(/already|less than|as low|any cheaper/);
      expect(suggestions).toContain('Sneakers under $68');
    }
  });

  it('shows the cheaper half while there is one', async () => {
    const many = [...shoes, ...shoes].map((item, at) => ({
      ...item,
      id: `${item.id}-${at}`,
      price: item.price + at,
    }));
    const say = startShopping(many);
    await say('running shoes');
    const { picks, reply } = await say('cheaper');
    expect(picks.length).toBeGreaterThan(1);
    expect(reply).not.toMatch(/already|as low/);
  });
});

it.each(['dresses, less short', 'something warmer, and dresses that are longer'])(
  'leaves the shortest out where %j has nothing to compare with',
  async (words) => {
    const dress = (length: string): Item =>
      sampleItem(length, {
        short_description: `${length} Dress`,
        try_on_category: 'dresses',
        description: `A ${length} dress.`,
        facts: { type: 'dress' },
      });
    const say = startShopping(['mini', 'knee-length', 'midi', 'maxi'].map(dress));
    const shown = (await say(words)).state.shown.itemIds;
    expect(shown).toContain('maxi');
    expect(shown).not.toContain('mini');
  },
);
