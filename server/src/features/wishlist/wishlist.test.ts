import type { Item } from '@modiste/contract/entities/item';
import { WISHLIST_MAX } from '@modiste/contract/limits';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { smallShop } from '../../testing/catalogue/small-shop.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp({ items: await smallShop() });
});
beforeEach(async () => {
  shopper = await makeMember(test);
});
afterAll(() => test.close());

interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
}

async function ask({ method, path }: Call, id = '', { headers } = shopper) {
  const payload = method === 'POST' ? {} : undefined;
  const url = fillPath(path, { id });
  const response = await test.app.inject({ method, url, payload, headers });
  return { status: response.statusCode, answer: response.json() };
}

const wishlist = async (of = shopper) => (await ask(PATHS.wishlist, '', of)).answer;
const save = (id: string, of = shopper) => ask(PATHS.saveItem, id, of);
const unsave = (id: string, of = shopper) => ask(PATHS.unsaveItem, id, of);

const rowsOf = (userId: string) =>
  test.deps.database
    .selectFrom('wishlist_items')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();

async function itemOf(id: string): Promise<Item> {
  const [item] = await test.deps.catalogue.itemsByIds([id]);
  if (!item) throw new Error(`There is no ${id}.`);
  return item;
}

/** Saves an item as it was on a day long ago, at another price. */
async function savedLongAgo(item: Item, { userId } = shopper) {
  const row = { item_id: item.id, price: item.price, currency: 'USD', item: JSON.stringify(item) };
  await test.deps.database
    .insertInto('wishlist_items')
    .values({ ...row, user_id: userId })
    .execute();
}

/** Fills a wishlist with items that the shop no longer has. */
async function fill(count: number, { userId } = shopper) {
  const item = await itemOf('t_red-dress');
  const rows = Array.from({ length: count }, (_, at) => ({
    user_id: userId,
    item_id: `t_${at}`,
    price: 1,
    currency: 'USD',
    item: JSON.stringify({ ...item, id: `t_${at}` }),
  }));
  await test.deps.database.insertInto('wishlist_items').values(rows).execute();
}

describe('a wishlist', () => {
  it('is empty until something is saved', async () => {
    expect(await wishlist()).toEqual({});
  });

  it('holds what was saved, as the shop has it, with the day and the price', async () => {
    const { status, answer } = await save('t_red-dress');
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      id: 't_red-dress',
      short_description: 'Red Silk Dress',
      saved: { price: 60, currency: 'USD', alert: null },
    });
    expect(await wishlist()).toEqual({ 't_red-dress': answer });
  });

  it('lists the latest saved first', async () => {
    for (const id of ['t_red-dress', 't_black-jeans', 't_blue-dress']) await save(id);
    expect(Object.keys(await wishlist())).toEqual(['t_blue-dress', 't_black-jeans', 't_red-dress']);
  });

  it('tells of the alert that waits for a price', async () => {
    await save('t_red-dress');
    const alert = { item_id: 't_red-dress', below: 45.5, currency: 'USD' };
    await test.deps.database
      .insertInto('price_alerts')
      .values({ ...alert, user_id: shopper.userId })
      .execute();
    const shown = (await wishlist())['t_red-dress'].saved.alert;
    expect(shown).toEqual({ below: 45.5, set_at: expect.any(String), sent_at: null });
    await unsave('t_red-dress');
    await save('t_red-dress');
    expect((await wishlist())['t_red-dress'].saved.alert).toBeNull();
  });

  it("is nobody else's", async () => {
    const other = await makeMember(test);
    await save('t_red-dress', other);
    await save('t_blue-dress');
    await unsave('t_red-dress');
    expect(Object.keys(await wishlist())).toEqual(['t_blue-dress']);
    expect(Object.keys(await wishlist(other))).toEqual(['t_red-dress']);
  });

  it.each([PATHS.wishlist, PATHS.saveItem, PATHS.unsaveItem])(
    'is for members only: $method $path',
    async (call) => {
      const stranger = { ...shopper, headers: { authorization: '' } };
      const { status, answer } = await ask(call, 't_red-dress', stranger);
      expect([status, answer.code]).toEqual([401, 'authentication_required']);
    },
  );
});

describe('a saved item', () => {
  it.each([
    ['none', undefined, {}],
    ['none, said to be JSON', '', { 'content-type': 'application/json' }],
  ])('may be named with no body: %s', async (_, payload, typed) => {
    const url = fillPath(PATHS.saveItem.path, { id: 't_red-dress' });
    const headers = { ...shopper.headers, ...typed };
    const { statusCode } = await test.app.inject({ method: 'POST', url, payload, headers });
    expect(statusCode).toBe(200);
    expect(Object.keys(await wishlist())).toEqual(['t_red-dress']);
  });

  it('keeps the day and the price of the first time', async () => {
    await savedLongAgo({ ...(await itemOf('t_red-dress')), price: 99 });
    const before = (await wishlist())['t_red-dress'];
    const { status, answer } = await save('t_red-dress');
    expect(status).toBe(200);
    expect(answer.saved).toEqual(before.saved);
    expect([answer.price, answer.saved.price]).toEqual([60, 99]);
  });

  it('is saved once by two tabs at the same time', async () => {
    const both = await Promise.all([save('t_red-dress'), save('t_red-dress')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.answer).toEqual(both[1]?.answer);
    expect(await rowsOf(shopper.userId)).toHaveLength(1);
  });

  it('stays where it was when the shop forgets it, as it was last seen and not for sale', async () => {
    const forgotten = { ...(await itemOf('t_red-dress')), id: 't_forgotten', price: 33 };
    await save('t_blue-dress');
    await savedLongAgo(forgotten);
    await save('t_green-dress');
    const list = await wishlist();
    expect(Object.keys(list)).toEqual(['t_green-dress', 't_forgotten', 't_blue-dress']);
    const other_info = { ...forgotten.other_info, availability: 'unavailable' };
    expect(list.t_forgotten).toMatchObject({ ...forgotten, other_info, saved: { price: 33 } });
    expect((await save('t_forgotten')).answer).toEqual(list.t_forgotten);
  });

  it('that left its feed may be saved all the same', async () => {
    const { answer } = await save('t_gone-dress');
    expect(answer.other_info.availability).toBe('unavailable');
  });

  it('is remembered as it was last seen on the list', async () => {
    const item = await itemOf('t_red-dress');
    await savedLongAgo({ ...item, short_description: 'Scarlet Dress', price: 99 });
    await wishlist();
    const [row] = await rowsOf(shopper.userId);
    expect(row?.item).toEqual(item);
    expect(row?.price).toBe(99);
  });

  it('is removed, and removing it again changes nothing', async () => {
    await save('t_red-dress');
    for (const _time of [1, 2]) {
      expect(await unsave('t_red-dress')).toEqual({ status: 200, answer: { ok: true } });
    }
    expect(await wishlist()).toEqual({});
  });
});

describe('a wishlist that is full', () => {
  it('says so, and what to do', async () => {
    await fill(WISHLIST_MAX);
    const { status, answer } = await save('t_red-dress');
    expect(status).toBe(409);
    expect(answer).toMatchObject({
      code: 'wishlist_full',
      message: 'Failed to update wishlist',
      detail: `A wishlist holds at most ${WISHLIST_MAX} items. Remove one first.`,
    });
    expect((await save('t_7')).status).toBe(200);
  });

  it('is not overfilled by two tabs at the same time', async () => {
    await fill(WISHLIST_MAX - 1);
    const both = await Promise.all([save('t_red-dress'), save('t_blue-dress')]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await rowsOf(shopper.userId)).toHaveLength(WISHLIST_MAX);
  });
});

describe('an id that leads nowhere', () => {
  const ODD = ['nowhere', '\0', 'ü/?#%', "t'; drop table items; --", 'x'.repeat(200), '__proto__'];

  it.each(ODD)('is not saved: %j', async (id) => {
    const { status, answer } = await save(id);
    expect(status).toBe(404);
    expect(answer).toMatchObject({ code: 'item_not_found', message: 'Error fetching item' });
  });

  it.each(ODD)('is removed without a complaint: %j', async (id) => {
    expect((await unsave(id)).status).toBe(200);
  });

  it('is never taken for another one by what a database leaves out', async () => {
    await savedLongAgo({ ...(await itemOf('t_red-dress')), id: 't_lost' });
    expect((await save('t_\0lost')).status).toBe(404);
    await unsave('t_\0lost');
    expect(Object.keys(await wishlist())).toEqual(['t_lost']);
  });

  it('is refused where it is longer than any', async () => {
    const { status, answer } = await save('x'.repeat(201));
    expect([status, answer.code]).toEqual([400, 'invalid_request']);
  });
});

describe('a catalogue that fails', () => {
  it('fails the calls that need it without a word of why', async () => {
    const broken = await openTestApp({ items: await smallShop() });
    const member = await makeMember(broken);
    const call = ({ method, path }: Call) => {
      const payload = method === 'POST' ? {} : undefined;
      const url = fillPath(path, { id: 't_red-dress' });
      return broken.app.inject({ method, url, payload, headers: member.headers });
    };
    await call(PATHS.saveItem);
    await broken.deps.catalogue.close();
    for (const failing of [PATHS.wishlist, PATHS.saveItem]) {
      expect((await call(failing)).json()).toEqual({
        code: 'internal',
        message: 'Unexpected Application Error!',
        request_id: expect.any(String),
      });
    }
    await broken.close();
  });
});
