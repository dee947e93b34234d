import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { type MadeItem, makeStoredItem } from '../testing/make-stored-item.ts';
import type { OutfitSearch } from './outfit-search.ts';

const piece = (id: string, type: string, price: number, made: MadeItem = {}) =>
  makeStoredItem(id, {
    short_description: `${id} ${type}`,
    price,
    colors: ['Beige'],
    ...made,
    facts: { type, clothing_size: [], ...made.facts },
  });

const shoe = (id: string, type: string, price: number, made: MadeItem = {}) =>
  piece(id, type, price, { try_on_category: 'shoes', ...made });
const forMen: MadeItem = { facts: { gender: 'Men' } };

const NAMES = { White: 'Foam', Green: 'Moss', Pink: 'Rose' };
const variants = (...colors: (keyof typeof NAMES)[]): MadeItem['facts'] => ({
  color_names: colors.map((color) => NAMES[color]),
  color_variants: colors.map((color) => ({ name: NAMES[color], colors: [color], image: null })),
});

const STOCK = [
  piece('Linnea', 'maxi-dress', 90, { colors: ['Blue'] }),
  piece('Odette', 'maxi-dress', 60, { colors: ['Black'] }),
  piece('Noor', 'sundress', 70, { colors: ['Pink'] }),
  piece('Gone', 'maxi-dress', 20, {
    colors: ['Blue'],
    facts: { availability: 'out_of_stock' },
  }),
  shoe('Amara', 'sandals', 50),
  shoe('Coralie', 'sandals', 40),
  shoe('Wren', 'espadrilles', 45),
  piece('Tides', 'maxi-dress', 140, {
    colors: ['White', 'Green'],
    facts: variants('White', 'Green'),
  }),
  shoe('Shells', 'flat-sandals', 140, {
    colors: ['White', 'Pink'],
    facts: variants('White', 'Pink'),
  }),
  piece('Basket', 'beach-bag', 30),
  piece('Canvas', 'tote-bag', 25),
  piece('Gideon', 'linen-shirt', 55, forMen),
  piece('Alden', 'linen-pants', 75, forMen),
  shoe('Quill', 'loafers', 95, forMen),
];

let made: { catalogue: Catalogue; remove: () => Promise<void> };
beforeAll(async () => {
  made = await makeCatalogue(STOCK);
});
afterAll(() => made.remove());

const WOMEN: Filters = { ...DEFAULT_FILTERS, gender: ['Women'] };
const compose = (query: string, asked: Partial<OutfitSearch> = {}) =>
  made.catalogue.composeOutfits({
    query,
    filters: WOMEN,
    budget: null,
    keep: [],
    limit: 3,
    ...asked,
  });
const idsOf = async (outfits: ReturnType<typeof compose>) =>
  (await outfits).map(({ pieces }) => pieces.map(({ id }) => id));

describe('outfits for a wedding at the beach', () => {
  it('are whole, share no piece and keep what is refused away', async () => {
    const outfits = await compose('a beach wedding, nothing black');
    expect(new Set(outfits.map(({ pieces }) => pieces[0]?.id))).toEqual(
      new Set(['Linnea', 'Noor', 'Tides']),
    );
    const all = outfits.flatMap(({ pieces }) => pieces);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { pieces, total } of outfits) {
      expect(pieces.map(({ try_on_category }) => try_on_category)).toContain('shoes');
      expect(total).toBe(pieces.reduce((sum, { price }) => sum + price, 0));
    }
  });

  it('are worn by him as a shirt and trousers', async () => {
    const filters = { ...DEFAULT_FILTERS, gender: ['Men'] };
    expect(await idsOf(compose('a beach wedding', { filters }))).toEqual([
      ['Gideon', 'Alden', 'Quill'],
    ]);
  });

  it.each([
    [110, [['Noor', 'Coralie']]],
    [109.99, []],
  ])('cost together at most %d', async (budget, expected) => {
    expect(await idsOf(compose('a beach wedding, nothing black', { budget }))).toEqual(expected);
  });

  it.each([
    ['no shoes', false],
    ['no boots', true],
  ])('leave shoes out only where all are refused: %s', async (refusal, isShod) => {
    const outfits = await compose(`a beach wedding, ${refusal}`);
    expect(outfits.length).toBeGreaterThan(0);
    for (const { pieces } of outfits) {
      const categories = pieces.map(({ try_on_category }) => try_on_category);
      expect(categories.includes('shoes')).toBe(isShod);
      expect(categories).toContain('dresses');
    }
  });

  it('fills a role beside what is kept', async () => {
    const shoes = await idsOf(compose('', { keep: ['Linnea'], roles: ['shoes'], limit: 12 }));
    expect(shoes).toHaveLength(4);
    expect(shoes.every(([kept, , more]) => kept === 'Linnea' && more === undefined)).toBe(true);
  });

  it('shows a piece in the color that was said of it', async () => {
    const [outfit] = await compose('a green dress with pink sandals for the beach');
    expect(outfit?.pieces.slice(0, 2).map(({ shown_color }) => shown_color)).toEqual([
      'Moss',
      'Rose',
    ]);
  });

  it('replaces a piece by another of its role', async () => {
    const search = { keep: ['Linnea', 'Basket'], roles: ['shoes'] as const, limit: 1 };
    const [first] = await idsOf(compose('', search));
    const exceptIds = first?.slice(2) ?? [];
    const [second] = await idsOf(compose('', { ...search, exceptIds }));
    expect(second).toHaveLength(3);
    expect(second?.[2]).not.toBe(first?.[2]);
  });
});

describe('the cheapest outfits', () => {
  it('cost the least of all whole outfits, and have nothing that they could be without', async () => {
    const [cheapest] = await compose('beach wedding', {
      filters: WOMEN,
      budget: 1_000_000,
      isCheapest: true,
    });
    expect(cheapest?.total).toBe(100);
    expect(cheapest?.pieces.map(({ id }) => id)).toEqual(['Odette', 'Coralie']);
  });
});

describe('a color that was asked for', () => {
  it('leads each outfit for which something comes in it', async () => {
    const outfits = await compose('beach wedding, pink', { filters: WOMEN });
    expect(outfits[0]?.pieces[0]?.id).toBe('Noor');
  });
});

describe('white at a wedding', () => {
  const colorOfTides = async (query: string) => {
    const outfits = await compose(query, { exceptIds: ['Linnea', 'Odette', 'Noor'] });
    return outfits.flatMap(({ pieces }) => pieces).find(({ id }) => id === 'Tides')?.shown_color;
  };

  it('is left to the bride, where a dress has another color', async () => {
    expect(await colorOfTides('a beach wedding')).toBe('Moss');
    expect(await colorOfTides('a beach wedding in white')).toBe('Foam');
    expect(await colorOfTides('a day at the beach')).toBeUndefined();
  });
});

describe('steps more casual', () => {
  it('leave out what is too dressy for them', async () => {
    const usual = await idsOf(compose('beach wedding'));
    const casual = await idsOf(compose('beach wedding', { steps: { formality: -4, warmth: 0 } }));
    expect(usual.flat()).toContain('Linnea');
    expect(casual.flat()).not.toContain('Linnea');
  });
});
