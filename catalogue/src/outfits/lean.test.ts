import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import type { Color } from '@modiste/contract/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { type MadeItem, makeStoredItem } from '../testing/make-stored-item.ts';
import type { ComposedOutfit, OutfitSearch } from './outfit-search.ts';

const COLORS: readonly Color[] = ['Black', 'White', 'Blue', 'Beige', 'Green', 'Red'];
const COUNT = 60;

/** Pieces of one kind that suit alike, from cheap to dear, each color in turn. */
const several = (name: string, type: string, made: MadeItem = {}) =>
  Array.from({ length: COUNT }, (_, at) =>
    makeStoredItem(`${type}_${at}`, {
      short_description: `${name} number ${at}`,
      price: 20 + 2 * at,
      colors: COLORS.slice(at % COLORS.length).slice(0, 1),
      ...made,
      facts: { type, clothing_size: [], gender: 'Women' },
    }),
  );

const STOCK = [
  ...several('Tee', 't-shirt', { try_on_category: 'upper_body' }),
  ...several('Jeans', 'straight-jeans', { try_on_category: 'lower_body' }),
  ...several('Sneakers', 'sneakers', { try_on_category: 'shoes' }),
];

let made: { catalogue: Catalogue; remove: () => Promise<void> };
beforeAll(async () => {
  made = await makeCatalogue(STOCK);
});
afterAll(() => made.remove());

async function compose(asked: Partial<OutfitSearch> = {}): Promise<ComposedOutfit | undefined> {
  const [outfit] = await made.catalogue.composeOutfits({
    query: 'casual weekend outfit',
    filters: { ...DEFAULT_FILTERS, gender: ['Women'] },
    budget: null,
    keep: [],
    limit: 1,
    ...asked,
  });
  return outfit;
}

const idsOf = (outfit: ComposedOutfit | undefined) => outfit?.pieces.map(({ id }) => id) ?? [];
const typesOf = (outfit: ComposedOutfit | undefined) =>
  outfit?.pieces.map(({ other_info }) => other_info.type);
const DAYS = Array.from({ length: 14 }, (_, day) => `somebody 2026-11-${10 + day}`);

describe('the variety of outfits', () => {
  it('lets another piece lead on most of fourteen days, in an outfit as whole', async () => {
    const outfits = await Promise.all(DAYS.map((variety) => compose({ variety })));
    const leads = new Set(outfits.map((outfit) => idsOf(outfit)[0]));
    expect(leads.size).toBeGreaterThanOrEqual(10);
    for (const outfit of outfits) {
      expect(typesOf(outfit)).toEqual(['t-shirt', 'straight-jeans', 'sneakers']);
    }
  });

  it('is the same for the same text', async () => {
    const [variety] = DAYS;
    expect(idsOf(await compose({ variety }))).toEqual(idsOf(await compose({ variety })));
  });

  it('keeps what the words ask for, and every limit', async () => {
    for (const variety of DAYS) {
      const outfit = await compose({
        variety,
        query: 'casual weekend outfit with a red t-shirt',
        filters: { ...DEFAULT_FILTERS, gender: ['Women'], priceRangeMax: 90 },
      });
      expect(outfit?.pieces[0]?.colors).toEqual(['Red']);
      for (const { price } of outfit?.pieces ?? []) expect(price).toBeLessThanOrEqual(90);
    }
  });
});

describe('the price level of outfits', () => {
  const totalAt = async (priceLevel: number) => (await compose({ priceLevel }))?.total ?? 0;

  it('moves what costs about as much as the shopper usually pays up', async () => {
    const [low, middle, high] = [await totalAt(0), await totalAt(0.5), await totalAt(1)];
    expect(low).toBeLessThan(middle);
    expect(middle).toBeLessThan(high);
  });
});

describe('refused colors', () => {
  it('are no color of any piece but those that are kept', async () => {
    const exceptColors = COLORS.filter((color) => color !== 'Green');
    const outfit = await compose({ exceptColors });
    expect(outfit?.pieces.map(({ colors }) => colors)).toEqual([['Green'], ['Green'], ['Green']]);
    const kept = await compose({ exceptColors, keep: ['t-shirt_0'] });
    expect(kept?.pieces.map(({ colors: [color] }) => color)).toEqual(['Black', 'Green', 'Green']);
  });

  it('leave no outfit where nothing has another color', async () => {
    expect(await compose({ exceptColors: COLORS })).toBeUndefined();
  });
});
