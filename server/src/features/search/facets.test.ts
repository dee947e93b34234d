import { PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { smallShop } from '../../testing/catalogue/small-shop.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp({ items: await smallShop() });
  shopper = await makeMember(test);
});
afterAll(() => test.close());

type Posted = typeof PATHS.countFacets | typeof PATHS.search;

async function ask({ method, path }: Posted, payload: object, headers: object = shopper.headers) {
  const response = await test.app.inject({ method, url: path, payload, headers: { ...headers } });
  return { status: response.statusCode, answer: response.json() };
}

describe('the counts of the filters', () => {
  it('are of the search that is sent', async () => {
    const { status, answer } = await ask(PATHS.countFacets, { query: 'dress' });
    expect(status).toBe(200);
    expect(answer.gender).toEqual({ Women: 3, Men: 0, Unisex: 0 });
    expect(answer.color).toMatchObject({ Red: 1, Blue: 1, Green: 1, Black: 0 });
    expect(answer).toMatchObject({ sale: 1, price: { lowest: 60, highest: 240 } });
  });

  it('are what a search with the value finds, with the other filters kept', async () => {
    const filters = { priceRangeMax: 100, color: ['Blue'] };
    const { answer } = await ask(PATHS.countFacets, { query: 'dress', filters });
    const red = await ask(PATHS.search, {
      query: 'dress',
      filters: { ...filters, color: ['Red'] },
    });
    expect(answer.color.Red).toBe(red.answer.total);
    expect(answer.color.Green).toBe(0);
    expect(answer.clothing_size.M).toBe(1);
  });

  it('leave out an attached item', async () => {
    const attachments = [{ id: 't_red-dress', context: 'item' }];
    const { answer } = await ask(PATHS.countFacets, { attachments });
    expect(answer.color).toMatchObject({ Red: 0, Blue: 1, Black: 1 });
  });

  it('are not noted as a search', async () => {
    await ask(PATHS.countFacets, { query: 'noted nowhere' });
    const rows = test.deps.database.selectFrom('searches').where('query', '=', 'noted nowhere');
    expect(await rows.selectAll().execute()).toEqual([]);
  });

  it('keep to the rules of a search', async () => {
    const wrong = await ask(PATHS.countFacets, { filters: { gender: ['Cats'] } });
    expect([wrong.status, wrong.answer.message]).toEqual([400, 'Invalid gender: Cats']);
    const attachments = [{ id: 'nowhere', context: 'chat_attachment' }];
    expect((await ask(PATHS.countFacets, { attachments })).status).toBe(404);
    expect((await ask(PATHS.countFacets, {}, {})).status).toBe(401);
  });
});
