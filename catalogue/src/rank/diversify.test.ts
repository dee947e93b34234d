import type { Color } from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import { varyListing } from './diversify.ts';

const COLORS: Color[] = ['Black', 'White', 'Blue', 'Red', 'Green', 'Beige'];
const TYPES = ['midi-dress', 'sneakers', 'tote-bag', 'jeans', 'blazer', 'scarf'];

interface Listed {
  color?: Color;
  type?: string;
  design?: number;
  relevance?: number;
}

let made = 0;

/** An item of a listing; a design of its own, a black dress unless told otherwise. */
function listed({ color = 'Black', type = 'midi-dress', design, relevance = 0.9 }: Listed = {}) {
  made += 1;
  const item = {
    design: design ?? made,
    brand: 'Ostra',
    category: 'c',
    type,
    colors: [color],
  };
  return { item, relevance };
}

const many = (count: number, given: Listed = {}) =>
  Array.from({ length: count }, () => listed(given));

const colorsOf = (page: { item: { colors: readonly Color[] } }[]) =>
  page.map(({ item }) => item.colors[0]);
const typesOf = (page: { item: { type: string } }[]) => page.map(({ item }) => item.type);

describe('a listing that nothing is asked of', () => {
  it('shows every color before one of them for the third time', () => {
    const shop = [...many(60), ...COLORS.slice(1).flatMap((color) => many(3, { color }))];
    const first = colorsOf(varyListing(shop, 12));
    for (const color of COLORS) expect(first.filter((one) => one === color)).toHaveLength(2);
  });

  it('shows every kind before one of them for the third time', () => {
    const shop = [...many(60), ...TYPES.slice(1).flatMap((type) => many(3, { type }))];
    const first = typesOf(varyListing(shop, 12));
    for (const type of TYPES) expect(first.filter((one) => one === type)).toHaveLength(2);
  });

  it('repeats neither the kind nor the color of the item before while there are others', () => {
    const shop = TYPES.flatMap((type) => COLORS.map((color) => listed({ type, color })));
    const page = varyListing(shop, 12);
    const pairs = page.slice(1).map((one, at) => [one.item, page[at]?.item] as const);
    for (const [one, before] of pairs) {
      expect(one.type).not.toBe(before?.type);
      expect(one.colors[0]).not.toBe(before?.colors[0]);
    }
  });

  it('shows one design in another color later', () => {
    const shop = [
      ...COLORS.map((color) => listed({ design: 1, color })),
      ...COLORS.map((color) => listed({ design: 2, type: 'jeans', color })),
    ];
    const designs = varyListing(shop, 4).map(({ item }) => item.design);
    expect(designs).toEqual([1, 2, 1, 2]);
  });

  it('puts nothing that is sold out before what can be had', () => {
    const inStock = many(80);
    const soldOut = COLORS.slice(1).map((color) =>
      listed({ color, type: 'scarf', relevance: 0.1 }),
    );
    const page = varyListing([...inStock, ...soldOut], 85);
    expect(page.slice(0, 80).every(({ relevance }) => relevance === 0.9)).toBe(true);
  });

  it('begins with the most relevant', () => {
    const best = listed({ color: 'Red', relevance: 1.2 });
    expect(varyListing([best, ...many(20)], 5)[0]).toBe(best);
  });

  it('is one list, however far it is read, of each item once', () => {
    const shop = [...many(50), ...many(20, { type: 'jeans', color: 'Blue' })];
    const all = varyListing(shop, 70);
    expect(new Set(all).size).toBe(70);
    expect(varyListing(shop, 25)).toEqual(all.slice(0, 25));
  });
});
