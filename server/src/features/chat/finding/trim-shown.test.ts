import { emptyRequest, INITIAL_STATE } from '@modiste/stylist/dialogue-state';
import { UNKNOWN_SHOPPER } from '@modiste/stylist/stylist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app/open-test-app.ts';
import { makePiece } from '../../../testing/catalogue/make-piece.ts';
import { findOutfits } from './find-outfits.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({
    items: [
      makePiece('Ida', { type: 'dress', price: 40, category: 'dresses' }),
      makePiece('Una', { type: 'dress', price: 30, category: 'dresses' }),
      makePiece('Amy', { type: 'sandals', price: 20, category: 'shoes' }),
      makePiece('Bea', { type: 'sandals', price: 60, category: 'shoes' }),
    ],
  });
});
afterAll(() => test.close());

const WORN = [
  ['Ida', 'Amy'],
  ['Una', 'Bea'],
];

async function trimmed(budget: number) {
  const outfit = { budget, keep: [], isTrimmed: true };
  const request = { ...emptyRequest(), refinedQuery: 'garden party', outfit };
  const state = { ...INITIAL_STATE, request, shown: { itemIds: [], outfits: WORN } };
  const found = await findOutfits(test.deps, { userId: 'one', shopper: UNKNOWN_SHOPPER, state });
  const ids = found?.outfits.map((pieces) => pieces.map(({ id }) => id));
  return { ids, notice: found?.notice };
}

describe('outfits within a lower budget', () => {
  it('are not said to stay where one takes a piece of the other', async () => {
    const { ids, notice } = await trimmed(70);
    expect(ids?.[1]).toEqual(['Una', 'Amy']);
    expect(notice).toBeNull();
  });

  it('are said to stay where they cost no more already', async () => {
    const { ids, notice } = await trimmed(95);
    expect(ids).toEqual(WORN);
    expect(notice).toMatch(/stay as they are/);
  });
});
