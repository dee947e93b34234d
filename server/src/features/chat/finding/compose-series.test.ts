import { emptyRequest, INITIAL_STATE } from '@modiste/stylist/dialogue-state';
import type { OutfitRequest } from '@modiste/stylist/outfit-request';
import { UNKNOWN_SHOPPER } from '@modiste/stylist/stylist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app/open-test-app.ts';
import { makePiece } from '../../../testing/catalogue/make-piece.ts';
import { findOutfits } from './find-outfits.ts';

const dress = (id: string, price: number) =>
  makePiece(id, { type: 'midi-dress', price, category: 'dresses' });
const shoes = (id: string, price: number) =>
  makePiece(id, { type: 'flats', price, category: 'shoes' });

const STOCK = [
  dress('Ann', 40),
  dress('Bea', 60),
  dress('Cat', 90),
  dress('Dot', 120),
  shoes('Eve', 30),
  shoes('Fay', 80),
  shoes('Gil', 95),
];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ items: STOCK });
});
afterAll(() => test.close());

const SERIES = [
  { count: 2, query: 'brunch', name: 'brunch' },
  { count: 1, query: 'restaurant', name: 'dinner' },
];

async function find(outfit: Partial<OutfitRequest>) {
  const filters = { ...emptyRequest().filters, gender: ['Women' as const] };
  const asked = { budget: null, keep: [], series: SERIES, ...outfit };
  const request = { ...emptyRequest(filters), refinedQuery: 'brunch', outfit: asked };
  const state = { ...INITIAL_STATE, request };
  const found = await findOutfits(test.deps, { userId: 'one', shopper: UNKNOWN_SHOPPER, state });
  const outfits = found?.outfits ?? [];
  const pieces = new Map(outfits.flat().map((item) => [item.id, item.price]));
  const ids = outfits.map((all) => all.map(({ id }) => id));
  return { outfits, ids, sum: [...pieces.values()].reduce((all, price) => all + price, 0) };
}

describe('several outfits at once', () => {
  it('are as many as were asked for, in their order, each with shoes', async () => {
    const { outfits } = await find({});
    expect(outfits).toHaveLength(3);
    expect(outfits.every((all) => all.length === 2)).toBe(true);
  });

  it('keep one sum for all of them, and may share their shoes', async () => {
    const { outfits, ids, sum } = await find({ budget: 225, isForAll: true });
    expect(outfits).toHaveLength(3);
    expect(sum).toBeLessThanOrEqual(225);
    const dresses = ids.map((all) => all.find((id) => /Ann|Bea|Cat|Dot/.test(id)));
    expect(new Set(dresses).size).toBe(3);
  });

  it('cost as little as they can where the sum does not suffice', async () => {
    const { outfits, sum } = await find({ budget: 100, isForAll: true });
    expect(outfits).toHaveLength(3);
    expect(sum).toBe(220);
  });
});
