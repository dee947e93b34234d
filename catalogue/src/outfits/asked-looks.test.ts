import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { type MadeItem, makeStoredItem } from '../testing/make-stored-item.ts';
import type { OutfitSearch } from './outfit-search.ts';

const forMen = (type: string, more: MadeItem['facts'] = {}): MadeItem['facts'] => ({
  type,
  gender: 'Men',
  clothing_size: [],
  ...more,
});

const piece = (id: string, type: string, price: number, made: MadeItem = {}) =>
  makeStoredItem(id, {
    short_description: `${id} ${type}`,
    price,
    colors: ['Blue'],
    ...made,
    facts: forMen(type, made.facts),
  });

const STOCK = [
  piece('Navy', 'suit', 300),
  piece('Tan', 'suit', 100, { colors: ['Brown'] }),
  piece('Checked', 'dress-shirt', 20, { colors: ['White'], facts: { patterns: ['gingham'] } }),
  piece('Plain', 'dress-shirt', 40, { colors: ['White'] }),
  piece('Sky', 'dress-shirt', 15),
  piece('Brogues', 'oxfords', 90, { colors: ['Brown'], try_on_category: 'shoes' }),
  piece('Silk', 'tie', 30, { colors: ['Red'] }),
  piece('Lawn', 'tie', 10, { colors: ['Green'] }),
];

let made: { catalogue: Catalogue; remove: () => Promise<void> };
beforeAll(async () => {
  made = await makeCatalogue(STOCK);
});
afterAll(() => made.remove());

const MEN: Filters = { ...DEFAULT_FILTERS, gender: ['Men'] };

async function compose(query: string, asked: Partial<OutfitSearch> = {}) {
  const search = { query, filters: MEN, budget: null, keep: [], isPlain: true, limit: 1, ...asked };
  const [found] = await made.catalogue.composeOutfits(search);
  return { ids: found?.pieces.map(({ id }) => id).toSorted() ?? null, total: found?.total ?? 0 };
}

describe('what is asked of a piece by name', () => {
  const words = 'blue suit, white shirt, red tie, brown shoes, wedding';

  it('is kept by that piece, and a white shirt is plain', async () => {
    expect((await compose(words)).ids).toEqual(['Brogues', 'Navy', 'Plain', 'Silk']);
  });

  it('is kept by the outfit that costs least', async () => {
    const { ids, total } = await compose(words, { isCheapest: true, budget: 10_000 });
    expect([ids, total]).toEqual([['Brogues', 'Navy', 'Plain', 'Silk'], 460]);
  });

  it('is not given up for a budget', async () => {
    expect((await compose(words, { budget: 450 })).ids).toBeNull();
    expect((await compose(words, { budget: 460 })).total).toBe(460);
  });

  it('is given up where the shop has no such piece at all', async () => {
    const { ids } = await compose('blue suit, purple shirt, tie, shoes, wedding');
    expect(ids).toContain('Navy');
    expect(ids).toHaveLength(4);
  });
});

it('has no coat over what one is dressed up in on a day that is not cold', async () => {
  const coat = piece('Overcoat', 'overcoat', 60, { facts: { materials: ['wool'] } });
  const other = await makeCatalogue([...STOCK, coat]);
  const idsFor = async (query: string) => {
    const search = { query, filters: MEN, budget: null, keep: [], isPlain: true, limit: 1 };
    const [found] = await other.catalogue.composeOutfits(search);
    return found?.pieces.map(({ id }) => id) ?? [];
  };
  expect(await idsFor('suit, wedding, september')).not.toContain('Overcoat');
  await other.remove();
});

it('begins with the outfit that costs least where nothing expensive is wanted', async () => {
  const dresses = [40, 60, 80, 200, 300, 400].map((price, at) =>
    makeStoredItem(`dress-${price}`, {
      short_description: `Dress ${at}`,
      price,
      facts: { type: 'midi-dress', clothing_size: [] },
    }),
  );
  const shoes = [30, 50, 70, 250, 350, 450].map((price, at) =>
    makeStoredItem(`shoes-${price}`, {
      short_description: `Shoes ${at}`,
      price,
      try_on_category: 'shoes',
      facts: { type: 'flats', clothing_size: [] },
    }),
  );
  const other = await makeCatalogue([...dresses, ...shoes]);
  const filters: Filters = { ...DEFAULT_FILTERS, gender: ['Women'] };
  const search = { query: 'brunch', filters, budget: null, keep: [], limit: 3 };
  const found = await other.catalogue.composeOutfits({ ...search, isModest: true });
  const totals = found.map(({ total }) => total);
  expect(totals.length).toBeGreaterThan(0);
  expect(totals).toEqual(totals.toSorted((one, next) => one - next));
  expect(found.flatMap(({ pieces }) => pieces).every(({ price }) => price <= 80)).toBe(true);
  await other.remove();
});
