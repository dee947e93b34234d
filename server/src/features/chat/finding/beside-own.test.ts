import { emptyRequest, INITIAL_STATE } from '@modiste/stylist/dialogue-state';
import type { OutfitRequest } from '@modiste/stylist/outfit-request';
import { UNKNOWN_SHOPPER } from '@modiste/stylist/stylist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app/open-test-app.ts';
import { makePiece } from '../../../testing/catalogue/make-piece.ts';
import { findOutfits } from './find-outfits.ts';

const STOCK = [
  makePiece('Ann', { type: 't-shirt', price: 20, category: 'upper_body' }),
  makePiece('Dot', { type: 'jeans', price: 50, category: 'lower_body' }),
  makePiece('Eve', { type: 'jeans', price: 90, category: 'lower_body' }),
  makePiece('Gus', { type: 'sneakers', price: 40, category: 'shoes' }),
];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ items: STOCK });
});
afterAll(() => test.close());

async function find(asked: Partial<OutfitRequest>, query: string) {
  const outfit = { budget: null, keep: [], ...asked };
  const request = { ...emptyRequest(), refinedQuery: query, outfit };
  const state = { ...INITIAL_STATE, request };
  const found = await findOutfits(test.deps, { userId: 'one', shopper: UNKNOWN_SHOPPER, state });
  return { dropped: found?.dropped, ids: found?.outfits[0]?.map(({ id }) => id).toSorted() };
}

describe('outfits to be worn with a piece of one’s own', () => {
  it('have none of its kind', async () => {
    expect((await find({}, 'everyday')).ids).toContain('Dot');
    expect((await find({ own: ['jeans'] }, 'everyday')).ids).toEqual(['Ann', 'Gus']);
  });

  it('cost what is new in them', async () => {
    const found = await find({ own: ['jeans'], budget: 60 }, 'everyday');
    expect(found).toEqual({ dropped: null, ids: ['Ann', 'Gus'] });
    expect((await find({ own: ['jeans'], budget: 50 }, 'everyday')).dropped).not.toBeNull();
  });

  it('are whole where the shop sells nothing like it', async () => {
    expect((await find({ own: ['kimono'] }, 'everyday')).ids).toEqual(['Ann', 'Dot', 'Gus']);
  });
});
