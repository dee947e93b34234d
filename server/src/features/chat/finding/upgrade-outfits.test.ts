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
      makePiece('Ida', { type: 'blouse', price: 40, category: 'upper_body' }),
      makePiece('Una', { type: 'blouse', price: 70, category: 'upper_body' }),
      makePiece('Uma', { type: 'blouse', price: 200, category: 'upper_body' }),
      makePiece('Pia', { type: 'midi-skirt', price: 50, category: 'lower_body' }),
      makePiece('Ros', { type: 'midi-skirt', price: 60, category: 'lower_body' }),
      makePiece('Amy', { type: 'sandals', price: 30, category: 'shoes' }),
    ],
  });
});
afterAll(() => test.close());

const WORN = ['Ida', 'Pia', 'Amy'];

const upgraded = async (roles: readonly string[]) => {
  const move = { bases: [WORN], at: [0], than: [], upgrade: { roles } };
  const outfit = { budget: 155, keep: [], move };
  const request = { ...emptyRequest(), refinedQuery: 'garden party', outfit };
  const state = { ...INITIAL_STATE, request, shown: { itemIds: [], outfits: [WORN] } };
  const found = await findOutfits(test.deps, { userId: 'one', shopper: UNKNOWN_SHOPPER, state });
  return found?.outfits.map((pieces) => pieces.map(({ id }) => id));
};

describe('what a budget leaves', () => {
  it('buys the one better piece that it reaches farthest with', async () => {
    expect(await upgraded([])).toEqual([['Una', 'Pia', 'Amy']]);
  });

  it('buys a better one of the part that was named', async () => {
    expect(await upgraded(['bottom'])).toEqual([['Ida', 'Ros', 'Amy']]);
  });

  it('changes nothing where nothing is better', async () => {
    expect(await upgraded(['shoes'])).toEqual([WORN]);
  });
});
