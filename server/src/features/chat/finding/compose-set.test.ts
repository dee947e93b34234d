import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { emptyRequest, INITIAL_STATE } from '@modiste/stylist/dialogue-state';
import type { SetPart } from '@modiste/stylist/outfit-request';
import { UNKNOWN_SHOPPER } from '@modiste/stylist/stylist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app/open-test-app.ts';
import { makePiece } from '../../../testing/catalogue/make-piece.ts';
import { findOutfits } from './find-outfits.ts';

const STOCK = [
  makePiece('Ann', { type: 't-shirt', price: 20, category: 'upper_body' }),
  makePiece('Bob', { type: 't-shirt', price: 24.5, category: 'upper_body' }),
  makePiece('Cat', { type: 't-shirt', price: 60, category: 'upper_body' }),
  makePiece('Dot', { type: 'jeans', price: 50, category: 'lower_body' }),
  makePiece('Eve', { type: 'jeans', price: 90, category: 'lower_body' }),
  makePiece('Fay', { type: 'tote-bag', price: 15, category: 'bags' }),
];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ items: STOCK });
});
afterAll(() => test.close());

async function find(set: readonly SetPart[], budget: number, query: string) {
  const outfit = { budget, keep: [], set };
  const request = { ...emptyRequest(), refinedQuery: query, outfit };
  const state = { ...INITIAL_STATE, request };
  const found = await findOutfits(test.deps, { userId: 'one', shopper: UNKNOWN_SHOPPER, state });
  return { ...found, sets: found?.outfits.map((all) => all.map(({ id }) => id).toSorted()) };
}

describe('several pieces for one price', () => {
  it('are as many as were asked for, of these kinds alone, and within it', async () => {
    const parts = [
      { type: 't-shirt', count: 2 },
      { type: 'jeans', count: 1 },
    ];
    const { sets, dropped } = await find(parts, 100, 't-shirt, jeans');
    expect([sets, dropped]).toEqual([[['Ann', 'Bob', 'Dot']], null]);
  });

  it('are one of each kind, and nothing else though money is left', async () => {
    const parts = [
      { type: 't-shirt', count: 1 },
      { type: 'jeans', count: 1 },
    ];
    const { sets } = await find(parts, 500, 't-shirt, jeans');
    expect(sets?.every(({ length }) => length === 2)).toBe(true);
  });

  it('are the least expensive ones where the price is too low, and that is told', async () => {
    const parts = [{ type: 't-shirt', count: 2 }];
    const { sets, dropped } = await find(parts, 30, 't-shirt');
    expect([sets?.[0], dropped]).toEqual([['Ann', 'Bob'], 'the budget of $30']);
  });
});

it('finds the least that one of each kind costs, where no outfit is within the price', async () => {
  const parts = [
    { type: 't-shirt', count: 1 },
    { type: 'jeans', count: 1 },
  ];
  const { sets, dropped } = await find(parts, 60, 't-shirt, jeans');
  expect([sets?.[0], dropped]).toEqual([['Ann', 'Dot'], 'the budget of $60']);
});

it('makes a wardrobe of plain pieces of several kinds rather than of prints', async () => {
  const printed = (id: string, type: string, pattern: string) =>
    makeStoredItem(id, {
      short_description: `${id} ${type}`,
      price: 20,
      full_price: 20,
      colors: ['Beige'],
      facts: { type, clothing_size: [], patterns: [pattern] },
    });
  const stock = [
    printed('Gil', 't-shirt', 'stripes'),
    printed('Hal', 't-shirt', 'solid'),
    printed('Ida', 'blouse', 'solid'),
    ...['Jan', 'Kim', 'Leo', 'May'].map((id) => printed(id, 'jeans', 'solid')),
    printed('Ned', 'jeans', 'floral'),
  ];
  const own = await openTestApp({ items: stock });
  const set = [
    { type: 'top', count: 2 },
    { type: 'jeans', count: 4 },
  ];
  const outfit = { budget: null, keep: [], set };
  const request = { ...emptyRequest(), refinedQuery: 'tops, jeans', outfit };
  const state = { ...INITIAL_STATE, request };
  const found = await findOutfits(own.deps, { userId: 'one', shopper: UNKNOWN_SHOPPER, state });
  await own.close();
  const ids = found?.outfits[0]?.map(({ id }) => id) ?? [];
  expect(ids).toContain('Ida');
  expect(ids.filter((id) => id === 'Gil' || id === 'Ned').length).toBeLessThan(2);
});
