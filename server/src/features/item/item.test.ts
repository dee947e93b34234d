import { fillPath, PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { smallShop } from '../../testing/catalogue/small-shop.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ items: await smallShop() });
});
afterAll(() => test.close());

async function ask(url: string, payload?: object) {
  const method = payload ? 'POST' : 'GET';
  const response = await test.app.inject({ method, url, payload });
  return { status: response.statusCode, answer: response.json() };
}

const item = (id: string) => ask(fillPath(PATHS.itemById.path, { id }));
const similar = (payload: object) => ask(PATHS.similarItems.path, payload);

describe('items', () => {
  it('are fetched one by one, those no longer sold included', async () => {
    expect((await item('t_red-dress')).answer.short_description).toBe('Red Silk Dress');
    expect((await item('t_gone-dress')).answer.other_info.availability).toBe('unavailable');
  });

  it.each(['nowhere', "t'; drop table items; --", '\0', 'ü/?#', 'x'.repeat(200)])(
    'that are unknown are said to be: %j',
    async (id) => {
      const { status, answer } = await item(id);
      expect(status).toBe(404);
      expect(answer).toMatchObject({ code: 'item_not_found', message: 'Error fetching item' });
    },
  );

  it('are fetched several at once by id, unknown ones left out', async () => {
    const item_ids = ['t_blue-dress', 'nowhere', 't_red-dress', '__proto__'];
    const { answer } = await ask(PATHS.itemsByIds.path, { item_ids });
    expect(Object.keys(answer).toSorted()).toEqual(['t_blue-dress', 't_red-dress']);
    expect(answer['t_blue-dress'].price).toBe(90);
  });

  it('are none where none are asked for', async () => {
    expect((await ask(PATHS.itemsByIds.path, { item_ids: [] })).answer).toEqual({});
  });
});

describe('similar items', () => {
  it('are like an item and never the item itself', async () => {
    const { answer } = await similar({ id: 't_red-dress', id_type: 'item' });
    expect(Object.keys(answer)).toContain('t_blue-dress');
    expect(Object.keys(answer)).not.toContain('t_red-dress');
  });

  it('complete the look with other kinds of garments', async () => {
    const { status, answer } = await similar({ id: 't_red-dress', id_type: 'completeTheLook' });
    expect(status).toBe(200);
    expect(Object.keys(answer).filter((id) => id.endsWith('dress'))).toEqual([]);
  });

  it('are found by a description without any item', async () => {
    const { answer } = await similar({
      id: null,
      id_type: 'query',
      semantic_search_description: 'black jeans for men',
    });
    expect(Object.keys(answer)[0]).toBe('t_black-jeans');
  });

  it("are found by an item's own description where none is given", async () => {
    const { answer } = await similar({ id: 't_red-dress', id_type: 'query' });
    expect(Object.keys(answer)).not.toContain('t_red-dress');
  });

  it('keep to the filters', async () => {
    const filters = { color: ['Green'] };
    const { answer } = await similar({ id: 't_red-dress', id_type: 'item', filters });
    expect(Object.keys(answer)).toEqual(['t_green-dress']);
  });

  it.each(['item', 'completeTheLook', 'query'])('of an unknown item: %s', async (id_type) => {
    const { status, answer } = await similar({ id: 'nowhere', id_type });
    expect([status, answer.code]).toEqual([404, 'item_not_found']);
  });

  it.each(['item', 'completeTheLook', 'query'])('of nothing at all: %s', async (id_type) => {
    const { status, answer } = await similar({ id: null, id_type });
    expect([status, answer.code]).toEqual([400, 'invalid_request']);
  });
});
