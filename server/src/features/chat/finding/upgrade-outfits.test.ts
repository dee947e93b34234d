import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import type { TryOnCategory } from '@modiste/contract/values';
import { emptyRequest, INITIAL_STATE } from '@modiste/stylist/dialogue-state';
import { UNKNOWN_SHOPPER } from '@modiste/stylist/stylist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app/open-test-app.ts';
import { findOutfits } from './find-outfits.ts';

const piece = (id: string, type: string, [category, price]: [TryOnCategory, number]) =>
  makeStoredItem(id, {
    short_description: `${id} ${type}`,
    price,
    full_price: price,
    colors: ['Beige'],
    try_on_category: category,
    facts: { type, clothing_size: [] },
  });

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({
    items: [
      piece('Ida', 'blouse', ['upper_body', 40]),
      piece('Una', 'blouse', ['upper_body', 70]),
      piece('Uma', 'blouse', ['upper_body', 200]),
      piece('Pia', 'midi-skirt', ['lower_body', 50]),
      piece('Ros', 'midi-skirt', ['lower_body', 60]),
      piece('Amy', 'sandals', ['shoes', 30]),
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
