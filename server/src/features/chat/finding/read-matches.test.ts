import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { emptyRequest, INITIAL_STATE, type StyleRequest } from '@modiste/stylist/dialogue-state';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app/open-test-app.ts';
import { findItems } from './find-items.ts';

const piece = (id: string, type: string, full: number, price = full) =>
  makeStoredItem(id, {
    short_description: id.replaceAll('_', ' '),
    price,
    full_price: full,
    try_on_category: type.includes('jeans') ? 'lower_body' : 'upper_body',
    facts: { type, gender: 'Women' },
  });

const STOCK = [
  piece('Plain_Shirt', 'shirt', 40),
  piece('Oxford_Shirt_for_Her', 'shirt', 45),
  piece('Denim_Slim_Jeans', 'slim-jeans', 50, 40),
  piece('Denim_Loose_Tapered_Jeans', 'tapered-jeans', 60, 30),
  piece('Denim_Tapered_Jeans', 'tapered-jeans', 60),
  makeStoredItem('Gone_Polo', {
    price: 20,
    facts: { type: 'polo-shirt', gender: 'Women', availability: 'out_of_stock' },
  }),
  makeStoredItem('Near_Polo', { price: 35, facts: { type: 'polo-shirt', gender: 'Women' } }),
];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ items: STOCK });
});
afterAll(() => app.close());

async function find(
  query: string,
  {
    sale = false,
    most = null,
    leastOff,
    piecePrices,
  }: {
    sale?: boolean;
    most?: number | null;
    leastOff?: number;
    piecePrices?: StyleRequest['piecePrices'];
  } = {},
) {
  const filters = { ...DEFAULT_FILTERS, gender: ['Women'], sale, priceRangeMax: most };
  const request = {
    ...emptyRequest(filters),
    wishes: understandQuery(query).readings,
    refinedQuery: query,
    ...(leastOff !== undefined && { leastOff }),
    ...(piecePrices !== undefined && { piecePrices }),
  };
  const state = { ...INITIAL_STATE, request };
  const found = await findItems(
    app.deps.catalogue,
    { query, filters, imageEmbedding: null },
    state,
  );
  return { ...found, ids: found.candidates.map(({ id }) => id) };
}

describe('a price for each of several kinds', () => {
  it('leaves out what costs more than its own kind may', async () => {
    const of = (type: string, most: number) => ({ types: [type], least: null, most, about: null });
    const piecePrices = [of('shirt', 42), of('jeans', 60)];
    const { ids, total } = await find('shirt, jeans', { most: 60, piecePrices });
    expect(ids).toContain('Plain_Shirt');
    expect(ids).toContain('Denim_Tapered_Jeans');
    expect(ids).not.toContain('Oxford_Shirt_for_Her');
    expect(total).toBe(ids.length);
  });

  it('says so where nothing keeps to it, with what the nearest costs', async () => {
    const of = (type: string, most: number) => ({ types: [type], least: null, most, about: null });
    const piecePrices = [of('shirt', 30), of('polo-shirt', 60)];
    const { notice, dropped } = await find('shirt', { most: 60, piecePrices });
    expect(notice).toBe(
      'Nothing like that keeps to the price you set for its kind; the nearest costs $40.',
    );
    expect(dropped).not.toBeNull();
  });
});

describe('what bears the name of what is asked for', () => {
  it('is of a kind that its record does not count it as', async () => {
    const { ids, dropped, notice, total } = await find('oxford shirt');
    expect({ ids, dropped, notice, total }).toEqual({
      ids: ['Oxford_Shirt_for_Her'],
      dropped: null,
      notice: null,
      total: 1,
    });
  });

  it('has a trait that no record states', async () => {
    const { ids, notice } = await find('loose jeans');
    expect(ids).toEqual(['Denim_Loose_Tapered_Jeans']);
    expect(notice).toBeNull();
  });
});

describe('a reduction that is asked for', () => {
  it('is kept', async () => {
    const { ids, total } = await find('jeans', { sale: true, leastOff: 50 });
    expect({ ids, total }).toEqual({ ids: ['Denim_Loose_Tapered_Jeans'], total: 1 });
  });

  it('is told of where nothing meets it, with the most that there is', async () => {
    const { ids, notice } = await find('jeans', { sale: true, leastOff: 60 });
    expect(ids[0]).toBe('Denim_Loose_Tapered_Jeans');
    expect(notice).toBe('Nothing like that is reduced by 60% or more; the most is 50%.');
  });
});

describe('what keeps to a price', () => {
  it('gives way to what is in stock for a little more where all of it is sold out', async () => {
    const { ids, notice } = await find('polo shirt', { most: 30 });
    expect(ids).toEqual(['Near_Polo']);
    expect(notice).toBe(
      'What there is for $30 or less is sold out; the nearest in stock costs $35.',
    );
  });

  it('is shown where some of it can be bought', async () => {
    const { ids, notice } = await find('polo shirt', { most: 40 });
    expect([ids.length, notice]).toEqual([2, null]);
  });
});
