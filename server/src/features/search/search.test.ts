import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { PATHS } from '@modiste/contract/paths';
import { describePicture } from '@modiste/vision/describe-picture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { smallShop } from '../../testing/catalogue/small-shop.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';
import { drawGarment } from '../../testing/pictures/draw-garment.ts';
import { uploadBody } from '../../testing/pictures/upload-body.ts';

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp({ items: await smallShop() });
  shopper = await makeMember(test);
});
afterAll(() => test.close());

async function search(payload: object, { headers } = shopper, { app } = test) {
  const { method, path } = PATHS.search;
  const response = await app.inject({ method, url: path, payload, headers });
  return { status: response.statusCode, answer: response.json() };
}

const idsOf = (answer: { items: { id: string }[] }) => answer.items.map((item) => item.id);

async function attach(picture: Uint8Array): Promise<{ id: string; context: string }> {
  const { method, path } = PATHS.uploadAttachment;
  const parts = [
    { name: 'file', content: picture, filename: 'photo.png' },
    { name: 'context', content: 'chat_attachment' },
  ];
  const { payload, headers } = uploadBody(parts);
  const response = await test.app.inject({
    method,
    url: path,
    payload,
    headers: { ...headers, ...shopper.headers },
  });
  expect(response.statusCode).toBe(200);
  return response.json();
}

describe('a search', () => {
  it('finds by words, best first, with ranks from 1', async () => {
    const { status, answer } = await search({ query: 'red dress' });
    expect(status).toBe(200);
    expect(answer.items[0]).toMatchObject({ id: 't_red-dress', rank: 1, discount_perc: 50 });
    expect(answer.search_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps to every filter', async () => {
    const filters = { gender: ['Women'], priceRangeMax: 100, color: ['Blue', 'Green'] };
    const { answer } = await search({ query: 'dress', filters });
    expect(idsOf(answer)).toEqual(['t_blue-dress']);
    expect(answer.total).toBe(1);
  });

  it('lists everything for sale when nothing is asked', async () => {
    const { answer } = await search({});
    expect(idsOf(answer).toSorted()).toEqual([
      't_black-jeans',
      't_blue-dress',
      't_green-dress',
      't_red-dress',
    ]);
  });

  it('goes on behind the items that are shown, as part of the same search', async () => {
    const { answer: all } = await search({});
    const { answer: rest } = await search({ offset: 2 });
    expect(idsOf(rest)).toEqual(idsOf(all).slice(2));
    expect(rest.total).toBe(all.total);
    expect(rest.items[0].rank).toBe(3);
    expect(rest.search_id).toBe(all.search_id);
    const { answer: other } = await search({ filters: { color: ['Blue'] }, offset: 1 });
    expect(other.search_id).not.toBe(all.search_id);
  });

  it('finds by a picture', async () => {
    const attachment = await attach(await drawGarment({ color: '#1a3cb8', shape: 'dress' }));
    const { answer } = await search({ query: '', attachments: [attachment] });
    expect(answer.items[0].id).toBe('t_blue-dress');
  });

  it('finds what looks like an attached item, and not the item itself', async () => {
    const attachments = [{ id: 't_red-dress', context: 'item' }];
    const { answer } = await search({ query: '', attachments });
    expect(idsOf(answer)).not.toContain('t_red-dress');
    expect(idsOf(answer).length).toBeGreaterThan(0);
  });

  it('finds the kind of an attached item first, whatever its picture looks like', async () => {
    const imageOf = async (color: string, shape: 'dress' | 'trousers') =>
      (await describePicture(await drawGarment({ color, shape }))).imageEmbedding;
    const makeSkirt = async (id: string, color: string, shape: 'dress' | 'trousers') =>
      makeStoredItem(id, { facts: { type: 'skirt' }, imageEmbedding: await imageOf(color, shape) });
    const skirts = [
      await makeSkirt('t_skirt', '#141414', 'trousers'),
      await makeSkirt('t_other-skirt', '#c01818', 'dress'),
    ];
    const shop = await openTestApp({ items: [...(await smallShop()), ...skirts] });
    try {
      const attachments = [{ id: 't_skirt', context: 'item' }];
      const { answer } = await search({ query: '', attachments }, await makeMember(shop), shop);
      expect(idsOf(answer)[0]).toBe('t_other-skirt');
    } finally {
      await shop.close();
    }
  });

  it("moves what suits the person's own preferences up, and hides nothing", async () => {
    const other = await makeMember(test);
    const before = idsOf((await search({}, other)).answer);
    const { method, path } = PATHS.savePreferences;
    const saved = await test.app.inject({
      method,
      url: path,
      headers: other.headers,
      payload: { gender_preference: ['Men'], clothing_size: ['L'] },
    });
    expect(saved.statusCode).toBe(200);
    const after = idsOf((await search({}, other)).answer);
    expect(after[0]).toBe('t_black-jeans');
    expect(after.toSorted()).toEqual(before.toSorted());
  });

  it('keeps below the price of the attached item when it asks for cheaper', async () => {
    const attachments = [{ id: 't_blue-dress', context: 'item' }];
    const { answer } = await search({ query: 'cheaper', attachments });
    expect(idsOf(answer)).toEqual(['t_red-dress']);
    expect(answer.understood).toEqual([{ words: 'cheaper', meaning: 'Under $90', hard: true }]);
  });

  it('offers ways out where nothing fits', async () => {
    const filters = { priceRangeMax: 5 };
    const { answer } = await search({ query: 'red dress', filters });
    expect(answer.items).toEqual([]);
    expect(answer.relaxations[0].count).toBeGreaterThan(0);
  });

  it('is noted with its words, filters, attachments and items', async () => {
    const { answer } = await search({ query: 'jeans\0 \ud800', filters: { gender: ['Men'] } });
    const row = await test.deps.database
      .selectFrom('searches')
      .selectAll()
      .where('id', '=', answer.search_id)
      .executeTakeFirstOrThrow();
    expect(row.user_id).toBe(shopper.userId);
    expect(row.query).toBe('jeans \ufffd');
    expect(row.filters).toMatchObject({ gender: ['Men'], sale: false, sort: null });
    expect(row.item_ids).toEqual(idsOf(answer));
  });
});

describe('a search that breaks a rule', () => {
  it.each([
    [{ gender: ['Cats'] }, 'Invalid gender: Cats'],
    [{ clothing_size: ['XXS'] }, 'Invalid clothing size: XXS'],
    [{ clothing_canonical_size: ['99'] }, 'Invalid clothing canonical size: 99'],
    [{ clothing_fit: ['Q'] }, 'Invalid clothing fit: Q'],
    [{ shoes_size: ['3'] }, 'Invalid shoes size: 3'],
    [{ shoes_canonical_size: ['4'] }, 'Invalid shoes canonical size: 4'],
    [{ color: ['Mauve'] }, 'Invalid color: Mauve'],
    [{ sort: 'Newest' }, 'Invalid sort option: Newest'],
    [{ flavour: 'sweet' }, 'Filter "flavour" does not exist.'],
    [{ priceRangeMin: 'ten' }, 'Price must be a valid number.'],
    [{ priceRangeMin: 50, priceRangeMax: 50 }, 'Min Price >= Max Price!'],
    [{ gender: ['Cats'], color: ['Mauve'] }, 'Invalid gender: Cats'],
  ])('%j answers "%s"', async (filters, message) => {
    const { status, answer } = await search({ query: 'dress', filters });
    expect(status).toBe(400);
    expect(answer).toMatchObject({ code: 'invalid_request', message });
  });

  it('says which field of the body is wrong', async () => {
    const { answer } = await search({ query: 7 });
    expect(answer.message).toBe('The request is not valid.');
    expect(answer.detail).toMatch(/^query: /);
  });

  it('says that an attachment is unknown', async () => {
    const attachments = [{ id: 'nowhere', context: 'chat_attachment' }];
    const { status, answer } = await search({ query: '', attachments });
    expect([status, answer.code]).toEqual([404, 'attachment_not_found']);
  });

  it("says the same of another person's attachment", async () => {
    const attachment = await attach(await drawGarment({ color: '#1a3cb8', shape: 'dress' }));
    const asked = { query: '', attachments: [attachment] };
    const { status, answer } = await search(asked, await makeMember(test));
    expect([status, answer.code]).toEqual([404, 'attachment_not_found']);
  });

  it('says that an attached item is unknown', async () => {
    const { status, answer } = await search({
      query: '',
      attachments: [{ id: 'nowhere\0', context: 'item' }],
    });
    expect([status, answer.code]).toEqual([404, 'item_not_found']);
  });
});
