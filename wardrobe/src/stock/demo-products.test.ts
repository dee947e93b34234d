import { itemSchema } from '@modiste/contract/entities/item';
import { discountPercent } from '@modiste/contract/price';
import {
  CLOTHING_CANONICAL_SIZES,
  CLOTHING_SIZES,
  SHOES_CANONICAL_SIZES,
  SHOES_SIZES,
  TRY_ON_CATEGORIES,
} from '@modiste/contract/values';
import { findFabric } from '@modiste/lexicon/attributes';
import { findType } from '@modiste/lexicon/garment-types';
import { describe, expect, it } from 'vitest';
import { demoItems } from './demo-products.ts';

const items = demoItems();
const sentencesOf = (text: string) => text.split(/(?<=[.!?]) /);

describe('the stock of the demo shop', () => {
  it('has at least 1,500 items, each valid to the contract', () => {
    expect(items.length).toBeGreaterThanOrEqual(1500);
    for (const item of items) expect(itemSchema.parse(item)).toEqual(item);
  });

  it('has titles of whole words, none of which follows itself', () => {
    const titles = items.map(({ short_description }) => short_description);
    expect(titles.filter((title) => /(^|\s)-|-(\s|$)|\s\s|\b(\w+) \3\b/iu.test(title))).toEqual([]);
  });

  it('has items in every try-on category and for every gender', () => {
    expect(new Set(items.map((item) => item.try_on_category))).toEqual(new Set(TRY_ON_CATEGORIES));
    const share = (gender: string) =>
      items.filter((item) => item.other_info.gender === gender).length / items.length;
    expect(share('Women')).toBeGreaterThan(0.42);
    expect(share('Men')).toBeGreaterThan(0.3);
    expect(share('Unisex')).toBeGreaterThan(0.08);
  });

  it('gives every item its own id, title within its brand, and pictures', () => {
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    const titles = items.map((item) => `${item.brand} ${item.short_description}`);
    expect(new Set(titles).size).toBe(items.length);
    const pictures = items.flatMap((item) => item.image_urls);
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const item of items) {
      expect(item.id).toMatch(/^demo_[a-z0-9-]+$/);
      expect(item.item_url).toBe(`/shop/${item.id}`);
      expect(item.image_urls.length).toBeGreaterThanOrEqual(1);
    }
  });

  it('says no word twice in a title', () => {
    for (const { short_description } of items) {
      const words = short_description.toLowerCase().split(/[ -]/);
      expect(words).toEqual([...new Set(words)]);
    }
  });

  it('names only types that the lexicon knows, in the category that it gives them', () => {
    for (const item of items) {
      const type = findType(item.other_info.type);
      expect([item.other_info.type, type?.category]).toEqual([
        item.other_info.type,
        item.try_on_category,
      ]);
    }
  });

  it("names materials and patterns by the lexicon's ids", () => {
    for (const { other_info } of items) {
      const fabrics = [...other_info.materials, ...other_info.patterns];
      expect(fabrics.filter((id) => findFabric(id) === null)).toEqual([]);
    }
  });

  it('has no size left of what is sold out', () => {
    const soldOut = items.filter(({ other_info }) => other_info.availability === 'out_of_stock');
    expect(soldOut.length).toBeGreaterThan(0);
    for (const { other_info, sizes } of soldOut) expect(other_info.sold_out_sizes).toEqual(sizes);
  });

  it('has only sizes of the value lists, and something left to buy', () => {
    const filed = [
      ['clothing_size', CLOTHING_SIZES],
      ['clothing_canonical_size', CLOTHING_CANONICAL_SIZES],
      ['shoes_size', SHOES_SIZES],
      ['shoes_canonical_size', SHOES_CANONICAL_SIZES],
    ] as const;
    for (const { other_info: facts, sizes, short_description: title } of items) {
      for (const [name, list] of filed) {
        const strange = facts[name].filter((size) => !list.some((known) => known === size));
        expect([title, strange]).toEqual([title, []]);
      }
      expect(facts.sold_out_sizes.every((size) => sizes.includes(size))).toBe(true);
      if (facts.availability === 'out_of_stock') continue;
      expect(facts.sold_out_sizes.length).toBeLessThan(sizes.length);
    }
  });

  it('has believable prices, of which about a quarter are reduced', () => {
    for (const { price, full_price: full, discount_perc: percent } of items) {
      expect(price).toBeGreaterThan(3);
      expect(full).toBeLessThan(1000);
      expect(percent).toBe(discountPercent(price, full));
      expect(price < full).toBe(percent > 0);
      expect(percent).toBeLessThanOrEqual(60);
    }
    const reduced = items.filter((item) => item.discount_perc > 0).length / items.length;
    expect(reduced).toBeGreaterThan(0.18);
    expect(reduced).toBeLessThan(0.34);
  });

  it('says no sentence of two items, and several of each', () => {
    const sayer = new Map<string, string>();
    for (const { id, description } of items) {
      const sentences = sentencesOf(description);
      expect([id, sentences.length >= 3]).toEqual([id, true]);
      for (const sentence of sentences) {
        expect([sentence, sayer.get(sentence)]).toEqual([sentence, undefined]);
        sayer.set(sentence, id);
      }
    }
  });

  it('answers "black midi dress under $150" several times over', () => {
    const found = items.filter(
      (item) =>
        item.short_description.includes('Midi Dress') &&
        item.colors.includes('Black') &&
        item.price < 150,
    );
    expect(found.length).toBeGreaterThan(5);
  });
});
