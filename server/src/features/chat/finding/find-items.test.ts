import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { emptyRequest, INITIAL_STATE } from '@modiste/stylist/dialogue-state';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app/open-test-app.ts';
import { findItems } from './find-items.ts';

const shoe = (id: string, type: string, made: { price: number; gender?: 'Men' | 'Women' }) =>
  makeStoredItem(id, {
    short_description: `${id} ${type.replaceAll('-', ' ')}`,
    price: made.price,
    full_price: made.price,
    colors: ['White'],
    try_on_category: 'shoes',
    facts: { type, gender: made.gender ?? 'Men', clothing_size: [] },
  });
const dress = (id: string, color: 'Red' | 'Black', price: number, materials: string[]) =>
  makeStoredItem(id, {
    short_description: `${id} Dress`,
    price,
    full_price: price,
    colors: [color],
    facts: { type: 'dress', gender: 'Women', materials },
  });

const STOCK = [
  shoe('Ames', 'running-shoes', { price: 69 }),
  shoe('Bram', 'running-shoes', { price: 140 }),
  shoe('Cato', 'high-tops', { price: 19 }),
  shoe('Iris', 'high-tops', { price: 200, gender: 'Women' }),
  dress('Dora', 'Red', 35, ['cotton']),
  dress('Edda', 'Black', 30, ['linen']),
  dress('Kira', 'Black', 300, ['silk']),
  dress('Fern', 'Black', 33, ['viscose']),
  makeStoredItem('Gus', {
    short_description: 'Gus Shirt',
    price: 25,
    facts: { type: 'shirt', gender: 'Men' },
  }),
  makeStoredItem('Ines', {
    short_description: 'Ines Shirt',
    price: 26,
    colors: ['Red'],
    facts: { type: 'shirt', gender: 'Women', materials: ['silk'] },
  }),
  makeStoredItem('Jago', {
    short_description: 'Jago Oxfords',
    price: 210,
    full_price: 210,
    try_on_category: 'shoes',
    facts: { type: 'oxfords', gender: 'Men', materials: ['leather'], clothing_size: [] },
  }),
  makeStoredItem('Lena', {
    short_description: 'Lena Jacket',
    price: 70,
    facts: { type: 'jacket', gender: 'Women', materials: ['cotton'] },
  }),
  makeStoredItem('Mats', {
    short_description: 'Mats Waterproof Jacket',
    attributes: ['waterproof', 'hooded'],
    price: 70,
    facts: { type: 'jacket', gender: 'Men', materials: ['nylon'] },
  }),
  makeStoredItem('Nora', {
    short_description: 'Nora Raincoat',
    price: 90,
    facts: { type: 'raincoat', gender: 'Women', materials: ['nylon'] },
  }),
  makeStoredItem('Olaf', {
    short_description: 'Olaf Raincoat',
    attributes: ['hooded'],
    price: 95,
    facts: { type: 'raincoat', gender: 'Men', materials: ['nylon'] },
  }),
  makeStoredItem('Pola', {
    short_description: 'Pola Wool Coat',
    price: 200,
    facts: { type: 'wool-coat', gender: 'Women', materials: ['wool'] },
  }),
  makeStoredItem('Rune', {
    short_description: 'Rune Puffer Jacket',
    price: 120,
    facts: { type: 'puffer-jacket', gender: 'Men', materials: ['nylon'] },
  }),
  shoe('Hero', 'ankle-socks', { price: 5, gender: 'Women' }),
];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ items: STOCK });
});
afterAll(() => test.close());

async function requestOf(query: string, filters: Filters) {
  const { readings } = await test.deps.catalogue.understand(query);
  return { ...emptyRequest(filters), wishes: readings, refinedQuery: query };
}

/** @param before What was looked for before it, with the same filters. */
async function find(query: string, changed: Partial<Filters> = {}, before: readonly string[] = []) {
  const { catalogue } = test.deps;
  const filters = { ...DEFAULT_FILTERS, ...changed };
  const request = await requestOf(query, filters);
  const earlier = await Promise.all(before.map((words) => requestOf(words, filters)));
  const asked = { query, filters, imageEmbedding: null };
  const found = await findItems(catalogue, asked, { ...INITIAL_STATE, earlier, request });
  return { ...found, ids: found.candidates.map(({ id }) => id) };
}

describe('what comes nearest', () => {
  it('is the same kind of thing where only the price is in the way, the least dear first', async () => {
    const { ids, dropped } = await find('running shoes', { priceRangeMax: 50 });
    expect([ids, dropped]).toEqual([['Ames', 'Bram'], 'the maximum of $50']);
  });

  it('is another kind within the price where the same is far beyond it, and it is told why', async () => {
    const { ids, notice } = await find('running shoes', { priceRangeMax: 20 });
    expect(ids).toEqual(['Cato']);
    expect(notice).toBe(
      'Prices for running shoes start at $69, so these are other kinds within your $20.',
    );
  });

  it('is the same kind for more where the price was said of another kind', async () => {
    const { ids, dropped } = await find('running shoes', { priceRangeMax: 20 }, ['socks']);
    expect([ids, dropped]).toEqual([['Ames', 'Bram'], 'the maximum of $20']);
  });

  it('is the same kind for more where a kind that is none of it would be left', async () => {
    const { ids, dropped } = await find('dress shoes', { priceRangeMax: 50 });
    expect([ids, dropped]).toEqual([['Jago'], 'the maximum of $50']);
  });

  it('is another material within the price rather than the same far beyond it', async () => {
    const { ids, dropped } = await find('dress', { material: ['Silk'], priceRangeMax: 36 });
    expect([ids.toSorted(), dropped]).toEqual([['Dora', 'Edda', 'Fern'], 'the material Silk']);
  });

  it('is another kind as warm for whom it is, where the kind is only there for others', async () => {
    const { ids, notice } = await find('puffer', { gender: ['Women'] });
    expect(ids).toEqual(['Pola']);
    expect(notice).toBe('I have puffer jackets only for men, so these are other kinds.');
  });

  it('is nothing where only a refusal is in the way, and it is told', async () => {
    const { ids, notice } = await find('dress shoes, not leather');
    expect([ids, notice]).toEqual([[], 'I have no dress shoes like that without leather.']);
  });

  it('keeps whom it is for, and as many limits as it can', async () => {
    const { ids, dropped } = await find('dress', {
      gender: ['Women'],
      color: ['Red'],
      material: ['Silk'],
      priceRangeMax: 32,
    });
    expect([ids, dropped]).toEqual([['Edda'], 'the color Red and the material Silk']);
  });

  it('gives up color and material before whom it is for', async () => {
    const { ids, dropped } = await find('shirt', {
      gender: ['Men'],
      color: ['Red'],
      material: ['Silk'],
    });
    expect([ids, dropped]).toEqual([['Gus'], 'the color Red and the material Silk']);
  });

  it('names the very wish that is missed', async () => {
    expect((await find('cotton dress with pockets')).dropped).toBe('“with pockets”');
  });

  it('shows nothing in place of what no shop of clothes has, and tells for whom a kind is made', async () => {
    expect((await find('umbrella')).ids).toEqual([]);
    const { ids, notice: ofKids } = await find('dress for a 9 year old');
    expect([ids, ofKids]).toEqual([[], 'We don’t have any children’s dresses.']);
    const { notice } = await find('running shoes', { gender: ['Women'] });
    expect(notice).toBe('I have running shoes only for men, so these are other kinds.');
  });

  it('serves the purpose that was named, though it goes by another kind', async () => {
    const { ids, dropped } = await find('waterproof jacket', { gender: ['Women'] });
    expect([ids, dropped]).toEqual([['Nora'], 'the exact kind']);
  });

  it('says of no kind that it is made for others only, above pieces of it', async () => {
    const limits = { gender: ['Women' as const], priceRangeMax: 80 };
    const { ids, notice } = await find('waterproof jacket with a hood', limits);
    expect(ids).toEqual(['Lena']);
    expect(notice).toBe('I have jackets with all of that only for men; these come near.');
  });

  it('is the kind alone where no one wish stands in the way, and tells all that is set aside', async () => {
    const limits = { gender: ['Women' as const], priceRangeMax: 40 };
    const { ids, notice } = await find('raincoat with a hood, not red', limits);
    expect(ids).toEqual(['Nora']);
    expect(notice).toMatch(
      /^Nothing has all of it, so I set aside “.*hood” and the maximum of \$40/,
    );
    expect(notice).toContain('the nearest costs $90');
  });
});
