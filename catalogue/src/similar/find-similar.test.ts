import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { typeRole } from '@modiste/lexicon/garment-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { type MadeItem, makeStoredItem } from '../testing/make-stored-item.ts';

const piece = (id: string, type: string, made: MadeItem = {}) =>
  makeStoredItem(id, {
    short_description: `${id} ${type}`,
    try_on_category: 'accessories',
    ...made,
    facts: { type, clothing_size: [], ...made.facts },
  });

let made: { catalogue: Catalogue; remove: () => Promise<void> };
beforeAll(async () => {
  made = await makeCatalogue([
    makeStoredItem('anchor', {
      short_description: 'Linda Dress Black',
      facts: { type: 'midi-dress' },
    }),
    makeStoredItem('anchor-red', {
      short_description: 'Linda Dress Red',
      colors: ['Red'],
      facts: { type: 'midi-dress' },
    }),
    makeStoredItem('anchor-large', {
      short_description: 'Linda Dress XL',
      facts: { type: 'midi-dress' },
    }),
    makeStoredItem('near', { short_description: 'Mara Dress', facts: { type: 'midi-dress' } }),
    makeStoredItem('dear', {
      short_description: 'Nora Dress',
      price: 900,
      facts: { type: 'midi-dress' },
    }),
    makeStoredItem('gone', { facts: { type: 'midi-dress', availability: 'unavailable' } }),
    piece('Pumps', 'pumps', { try_on_category: 'shoes' }),
    piece('Runner', 'running-shoes', { try_on_category: 'shoes' }),
    piece('Brogue', 'brogues', { try_on_category: 'shoes', facts: { gender: 'Men' } }),
    piece('Clutch', 'clutch', { try_on_category: 'bags', facts: { gender: 'Unisex' } }),
    piece('Tote', 'tote-bag', { try_on_category: 'bags' }),
    piece('Coat', 'wool-coat', { try_on_category: 'upper_body' }),
    piece('Jeans', 'jeans', { try_on_category: 'lower_body' }),
    makeStoredItem('small-dress', {
      short_description: 'Tilda Dress',
      facts: { type: 'midi-dress' },
      attributes: ['kids'],
    }),
    piece('Hoops', 'hoop-earrings', { facts: { gender: 'Unisex' } }),
    piece('Wallet', 'wallet', { facts: { gender: 'Unisex' } }),
    piece('Suit', 'two-piece-suit', { try_on_category: 'suits', facts: { gender: 'Men' } }),
    piece('Blazer', 'blazer', { try_on_category: 'upper_body', facts: { gender: 'Men' } }),
    piece('Overcoat', 'wool-coat', { try_on_category: 'upper_body', facts: { gender: 'Men' } }),
    piece('Cap', 'cap', { facts: { gender: 'Unisex' } }),
    piece('Shirt', 'oxford-shirt', { try_on_category: 'upper_body', facts: { gender: 'Men' } }),
  ]);
});
afterAll(() => made.remove());

describe('items like one', () => {
  it('gives its kind, nearest first, and neither itself nor its other colours and sizes', async () => {
    const items = await made.catalogue.similarTo('anchor', DEFAULT_FILTERS);
    expect(items?.map(({ id }) => id)).toEqual(['near', 'dear']);
    expect(items?.map(({ rank }) => rank)).toEqual([1, 2]);
  });

  it("leaves children's clothes to children", async () => {
    const items = await made.catalogue.similarTo('anchor', DEFAULT_FILTERS);
    expect(items?.map(({ id }) => id)).not.toContain('small-dress');
    expect(await made.catalogue.similarTo('small-dress', DEFAULT_FILTERS)).toEqual([]);
  });

  it('keeps to the filters', async () => {
    const filters = { ...DEFAULT_FILTERS, priceRangeMin: 500 };
    const items = await made.catalogue.similarTo('anchor', filters);
    expect(items?.map(({ id }) => id)).toEqual(['dear']);
  });

  it('tells an unknown item from one that nothing is like', async () => {
    expect(await made.catalogue.similarTo('nobody', DEFAULT_FILTERS)).toBeNull();
    expect(await made.catalogue.similarTo('Jeans', DEFAULT_FILTERS)).toEqual([]);
  });
});

describe('an outfit around an item', () => {
  it('has one item of each other role, for the same gender, each with its reason', async () => {
    const items = (await made.catalogue.completeOutfit('anchor', DEFAULT_FILTERS)) ?? [];
    const roles = items.map(({ other_info }) => typeRole(other_info.type));
    expect(new Set(roles).size).toBe(roles.length);
    expect(roles).toEqual(expect.arrayContaining(['shoes', 'bag']));
    expect(roles).not.toContain('one-piece');
    expect(roles).not.toContain('bottom');
    expect(items.map(({ id }) => id)).toContain('Pumps');
    expect(items.every(({ other_info }) => other_info.gender !== 'Men')).toBe(true);
    for (const { reason } of items) expect(reason).toMatch(/^[A-Z].+\.$/);
  });

  it('never mixes what is for men with what is for women', async () => {
    const items = (await made.catalogue.completeOutfit('Cap', DEFAULT_FILTERS)) ?? [];
    const genders = new Set(items.map(({ other_info }) => other_info.gender));
    expect(items.length).toBeGreaterThan(1);
    expect(genders.has('Men') && genders.has('Women')).toBe(false);
  });

  it('puts a coat over a suit and no second jacket', async () => {
    const ids = (await made.catalogue.completeOutfit('Suit', DEFAULT_FILTERS))?.map(({ id }) => id);
    expect(ids).toContain('Overcoat');
    expect(ids).not.toContain('Blazer');
  });

  it("gives a man's outfit no earrings and nobody's a wallet", async () => {
    const ofShirt = (await made.catalogue.completeOutfit('Shirt', DEFAULT_FILTERS)) ?? [];
    expect(ofShirt.map(({ id }) => id)).toContain('Brogue');
    const ofDress = (await made.catalogue.completeOutfit('anchor', DEFAULT_FILTERS)) ?? [];
    expect(ofDress.map(({ id }) => id)).toContain('Hoops');
    expect(ofShirt.map(({ id }) => id)).not.toContain('Hoops');
    expect([...ofShirt, ...ofDress].map(({ id }) => id)).not.toContain('Wallet');
  });

  it('keeps to the filters and knows no outfit for an unknown item', async () => {
    const filters = { ...DEFAULT_FILTERS, gender: ['Unisex'] };
    const items = await made.catalogue.completeOutfit('anchor', filters);
    expect(items?.map(({ id }) => id)).toEqual(['Clutch', 'Hoops']);
    expect(await made.catalogue.completeOutfit('nobody', DEFAULT_FILTERS)).toBeNull();
  });
});
