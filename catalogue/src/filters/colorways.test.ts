import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import type { Color } from '@modiste/contract/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';

type Sold = Readonly<Record<string, readonly Color[]>>;

/** A dress that is sold in these colors, each with a picture of its own. */
function dressIn(id: string, sold: Sold) {
  const names = Object.keys(sold);
  const colors = [...new Set(Object.values(sold).flat())];
  const color_variants = Object.entries(sold).map(([name, own], image) => ({
    name,
    colors: [...own],
    image,
  }));
  const pictures = names.map((_, at) => `/shop/pictures/${id}-${at}.webp`);
  return makeStoredItem(id, {
    short_description: 'Cotton Dress',
    colors,
    image_urls: pictures,
    facts: { color_names: names, ...(names.length > 1 && { color_variants }) },
  });
}

let made: { catalogue: Catalogue; remove: () => Promise<void> };
beforeAll(async () => {
  made = await makeCatalogue([
    dressIn('black', { Black: ['Black'] }),
    dressIn('piebald', { 'Black / White': ['Black', 'White'] }),
    dressIn('black or red', { Black: ['Black'], Scarlet: ['Red'] }),
    dressIn('piebald or blue', { 'Black / White': ['Black', 'White'], Midnight: ['Blue'] }),
    dressIn('navy or black and blue', { Navy: ['Blue'], 'Sky / Black': ['Blue', 'Black'] }),
    dressIn('blue and black or red', { 'Sky / Black': ['Blue', 'Black'], 'Brick Red': ['Red'] }),
    dressIn('white', { White: ['White'] }),
    makeStoredItem('colorless', {
      short_description: 'Cotton Dress',
      colors: [],
      facts: { colors: [] },
    }),
  ]);
});
afterAll(() => made.remove());

async function shown(query: string, filters: Partial<Filters> = {}) {
  const request = { query, filters: { ...DEFAULT_FILTERS, ...filters }, imageEmbedding: null };
  const { items, total } = await made.catalogue.search(request);
  return Object.fromEntries(items.slice(0, total).map((one) => [one.id, one.shown_color ?? null]));
}

describe('a refused color', () => {
  it('leaves out what is sold in no other, and shows the rest in another', async () => {
    expect(await shown('dress not black')).toEqual({
      'black or red': 'Scarlet',
      'piebald or blue': 'Midnight',
      'navy or black and blue': 'Navy',
      'blue and black or red': 'Brick Red',
      white: null,
      colorless: null,
    });
  });

  it('does not take a color for another that has it beside the one chosen', async () => {
    expect(await shown('dress not black', { color: ['White'] })).toEqual({ white: null });
    expect(await shown('dress not black', { color: ['Blue'] })).toEqual({
      'piebald or blue': 'Midnight',
      'navy or black and blue': 'Navy',
    });
  });

  it('concerns the very color that the words ask for', async () => {
    expect(await shown('white dress not black')).toEqual({ white: null });
    expect(await shown('red dress not black')).toEqual({
      'black or red': 'Scarlet',
      'blue and black or red': 'Brick Red',
    });
    expect(Object.keys(await shown('blue dress not black'))).not.toContain('blue and black or red');
  });

  it('may be a shade of a color that is wanted otherwise', async () => {
    expect(await shown('blue dress but not navy')).toEqual({
      'piebald or blue': 'Midnight',
      'navy or black and blue': 'Sky / Black',
      'blue and black or red': 'Sky / Black',
    });
  });

  it('is not counted among the colors that are left to choose from', async () => {
    const counted = { query: 'dress not black', filters: DEFAULT_FILTERS, imageEmbedding: null };
    const { color, total } = await made.catalogue.countFacets(counted);
    expect(color).toMatchObject({ Black: 0, White: 1, Blue: 2, Red: 2 });
    expect(total).toBe(6);
  });
});
