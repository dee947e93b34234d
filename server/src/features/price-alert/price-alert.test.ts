import { type MadeItem, makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { PRICE_MAX } from '@modiste/contract/limits';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { saveItemAt } from '../../testing/catalogue/save-item-at.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  const facts = { currency: 'EUR' };
  const items = [makeStoredItem('t_dress', { price: 80 }), makeStoredItem('t_euro', { facts })];
  test = await openTestApp({ items });
});
beforeEach(async () => {
  shopper = await makeMember(test);
});
afterAll(() => test.close());

const keep = (id: string, made: MadeItem = {}) =>
  saveItemAt(test, shopper.userId, makeStoredItem(id, made).item);

type Call = typeof PATHS.setPriceAlert | typeof PATHS.removePriceAlert;

async function ask({ method, path }: Call, id: string, payload?: object) {
  const url = fillPath(path, { id });
  const response = await test.app.inject({ method, url, payload, headers: shopper.headers });
  return { status: response.statusCode, answer: response.json() };
}

const set = (id: string, below: unknown) => ask(PATHS.setPriceAlert, id, { below });

const rows = () =>
  test.deps.database
    .selectFrom('price_alerts')
    .selectAll()
    .where('user_id', '=', shopper.userId)
    .execute();

describe('a price alert', () => {
  it('is set on a saved item, in the currency of the shop', async () => {
    await keep('t_euro', { facts: { currency: 'USD' } });
    const { status, answer } = await set('t_euro', 49.5);
    expect(status).toBe(200);
    expect(answer).toEqual({ below: 49.5, set_at: expect.any(String), sent_at: null });
    expect(await rows()).toMatchObject([{ item_id: 't_euro', below: 49.5, currency: 'EUR' }]);
  });

  it('is set on what left the shop, in the currency it was last seen in', async () => {
    await keep('t_gone', { facts: { currency: 'GBP' } });
    expect((await set('t_gone', 10)).status).toBe(200);
    expect(await rows()).toMatchObject([{ currency: 'GBP' }]);
  });

  it('replaces the one before, and waits again after it was mailed', async () => {
    await keep('t_dress');
    await set('t_dress', 70);
    const mailed = { claimed_at: new Date(), sent_at: new Date() };
    await test.deps.database
      .updateTable('price_alerts')
      .set(mailed)
      .where('user_id', '=', shopper.userId)
      .execute();
    await set('t_dress', 60);
    expect(await rows()).toMatchObject([{ below: 60, claimed_at: null, sent_at: null }]);
  });

  it('is taken back, however often', async () => {
    await keep('t_dress');
    await set('t_dress', 70);
    for (const attempt of [1, 2]) {
      const { status } = await ask(PATHS.removePriceAlert, 't_dress');
      expect([attempt, status]).toEqual([attempt, 200]);
    }
    expect(await rows()).toEqual([]);
  });

  it.each(['t_dress', 'nowhere', 'a\0b'])('needs a saved item: %j', async (id) => {
    const { status, answer } = await set(id, 70);
    expect([status, answer.code]).toEqual([404, 'item_not_saved']);
    expect((await ask(PATHS.removePriceAlert, id)).status).toBe(200);
  });

  it.each([0, -1, PRICE_MAX + 1, 'cheap', null, undefined])(
    'needs a price: %j is none',
    async (below) => {
      await keep('t_dress');
      expect((await set('t_dress', below)).status).toBe(400);
    },
  );

  it("is nobody else's to take back", async () => {
    await keep('t_dress');
    await set('t_dress', 70);
    const owner = shopper;
    shopper = await makeMember(test);
    await ask(PATHS.removePriceAlert, 't_dress');
    shopper = owner;
    expect(await rows()).toHaveLength(1);
  });

  it('is for members only', async () => {
    shopper = { ...shopper, headers: { authorization: '' } };
    expect((await set('t_dress', 70)).status).toBe(401);
    expect((await ask(PATHS.removePriceAlert, 't_dress')).status).toBe(401);
  });
});
