import { type MadeItem, makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { publishItems } from '../../testing/catalogue/publish-items.ts';
import { saveItemAt } from '../../testing/catalogue/save-item-at.ts';
import { readMails } from '../../testing/mails/read-mails.ts';
import { retryMails } from '../../testing/mails/retry-mails.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';
import { checkAlerts, type QueueMail } from './check-alerts.ts';
import {
  composeAlertMail,
  PRICE_MAIL_KIND,
  type PriceMailRequest,
  priceMailRequestSchema,
  queueAlertMail,
} from './mail-alert.ts';
import { setAlert } from './routes.ts';

const ORIGIN = 'https://modiste.example';

let test: TestApp;
let shopper: TestMember;
let orders: PriceMailRequest[] = [];
beforeEach(async () => {
  orders = [];
  test = await openTestApp({ items: [dress({ price: 80 })] });
  shopper = await makeMember(test);
});
afterEach(() => test.close());

const dress = (made: MadeItem = {}) =>
  makeStoredItem('t_dress', { short_description: 'Red Silk Dress', brand: 'Alder', ...made });

const orderMail: QueueMail = async (_transaction, order) => void orders.push(order);
const check = () => checkAlerts(test.deps, orderMail);

/** Queues the mails of all orders, each of them however often, and lets them be sent. */
async function mailAll() {
  const { database, mails } = test.deps;
  mails.registerComposer(PRICE_MAIL_KIND, (order) =>
    composeAlertMail(test.deps, priceMailRequestSchema.parse(order), ORIGIN),
  );
  for (const order of orders) await queueAlertMail(test.deps, database, order);
  await mails.wake();
}

async function saveWithAlert(below: number, saved: MadeItem = {}) {
  await saveItemAt(test, shopper.userId, dress({ price: 90, ...saved }).item);
  return setAlert(test.deps, { userId: shopper.userId, itemId: 't_dress' }, below);
}

/** How many others wait for a row that is being changed. */
async function countBlocked(): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(test.deps.database);
  return rows.length;
}

const alertOf = ({ userId } = shopper) =>
  test.deps.database
    .selectFrom('price_alerts')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();

describe('an alert whose price has come', () => {
  it('is mailed once, with both prices, the way to the item and the way out', async () => {
    await saveWithAlert(60);
    await check();
    expect(orders).toEqual([]);
    await publishItems(test, [dress({ price: 55 })]);
    await check();
    await mailAll();
    const [mail, ...others] = await readMails(test, shopper.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Red Silk Dress is now $55');
    expect(mail?.text).toContain('$90 when you saved it');
    expect(mail?.text).toContain(`${ORIGIN}/?item=t_dress`);
    expect(mail?.unsubscribe).toMatch(/^https:\/\/modiste\.example\/price-mails\/[\w-]+$/);
    expect(mail?.text).toContain(mail?.unsubscribe);
    expect((await alertOf())?.sent_at).toBeInstanceOf(Date);
  });

  it('is done then, however far the price falls', async () => {
    await saveWithAlert(60);
    for (const price of [55, 45]) {
      await publishItems(test, [dress({ price })]);
      await check();
      await mailAll();
    }
    expect(await readMails(test, shopper.email)).toHaveLength(1);
  });

  it('may be there already when it is set', async () => {
    await check();
    await saveWithAlert(85);
    await check();
    expect(orders).toHaveLength(1);
  });

  it('is mailed again once it was set anew', async () => {
    await saveWithAlert(85);
    await check();
    await mailAll();
    await setAlert(test.deps, { userId: shopper.userId, itemId: 't_dress' }, 82);
    await check();
    await mailAll();
    expect(await readMails(test, shopper.email)).toHaveLength(2);
  });

  it.each<[string, MadeItem]>([
    ['out of stock', { price: 50, facts: { availability: 'out_of_stock' } }],
    ['gone from the shop', { price: 50, facts: { availability: 'unavailable' } }],
    ['sold in another currency', { price: 50, facts: { currency: 'EUR' } }],
    ['a cent too dear', { price: 60.01 }],
  ])('waits while the item is %s', async (_name, made) => {
    await saveWithAlert(60);
    await publishItems(test, [dress(made)]);
    await check();
    expect(orders).toEqual([]);
    await publishItems(test, [dress({ price: 60 })]);
    await check();
    expect(orders).toHaveLength(1);
  });

  it.each<[string, MadeItem]>([
    ['was no higher', { price: 80 }],
    ['was in another currency', { price: 90, facts: { currency: 'EUR' } }],
  ])('tells no old price that %s', async (_, saved) => {
    await saveWithAlert(85, saved);
    await check();
    await mailAll();
    const [mail] = await readMails(test, shopper.email);
    expect(mail?.subject).toBe('Red Silk Dress is now $80');
    expect(mail?.text).not.toContain('when you saved it');
  });
});

describe('the mail of an alert', () => {
  beforeEach(async () => {
    await saveWithAlert(85);
    await check();
  });

  it('is ordered once where two processes find it at the same moment', async () => {
    await setAlert(test.deps, { userId: shopper.userId, itemId: 't_dress' }, 84);
    orders = [];
    let other = Promise.resolve();
    await checkAlerts(test.deps, async (transaction, order) => {
      await orderMail(transaction, order);
      if (orders.length > 1) return;
      other = check();
      await expect.poll(countBlocked).toBe(1);
    });
    await other;
    expect(orders).toHaveLength(1);
  });

  it('is not lost by a crash before it is ordered', async () => {
    await setAlert(test.deps, { userId: shopper.userId, itemId: 't_dress' }, 84);
    orders = [];
    const crash = checkAlerts(test.deps, async () => {
      throw new Error('killed');
    });
    await expect(crash).rejects.toThrow('killed');
    expect((await alertOf())?.claimed_at).toBeNull();
    await check();
    expect(orders).toHaveLength(1);
  });

  it('is sent again where nobody knows whether it was, and arrives once', async () => {
    const { mail } = test.deps;
    const send = mail.send.bind(mail);
    vi.spyOn(mail, 'send').mockImplementationOnce(async (given) => {
      await send(given);
      throw new Error('the connection broke after the mail was taken');
    });
    await mailAll();
    expect((await alertOf())?.sent_at).toBeNull();
    await retryMails(test);
    await mailAll();
    expect(await readMails(test, shopper.email)).toHaveLength(1);
    expect((await alertOf())?.sent_at).toBeInstanceOf(Date);
  });

  it('is not sent where the price has gone up meanwhile, and the alert waits on', async () => {
    await publishItems(test, [dress({ price: 99 })]);
    await mailAll();
    expect(await readMails(test, shopper.email)).toEqual([]);
    await check();
    await publishItems(test, [dress({ price: 70 })]);
    await check();
    await mailAll();
    expect(await readMails(test, shopper.email)).toHaveLength(1);
  });

  it('has all alerts looked at again where this process knows another price', async () => {
    await publishItems(test, [dress({ price: 99 })]);
    await check();
    await mailAll();
    orders = [];
    const setLongAgo = { below: 100, set_at: new Date(Date.now() - 3_600_000) };
    await test.deps.database.updateTable('price_alerts').set(setLongAgo).execute();
    await check();
    expect(orders).toHaveLength(1);
  });

  it('is not sent where the alert was taken back or set anew meanwhile', async () => {
    await setAlert(test.deps, { userId: shopper.userId, itemId: 't_dress' }, 20);
    await mailAll();
    await test.deps.database.deleteFrom('wishlist_items').execute();
    await mailAll();
    expect(await readMails(test, shopper.email)).toEqual([]);
  });

  it('is not sent to somebody who is being deleted', async () => {
    await test.deps.database
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('id', '=', shopper.userId)
      .execute();
    await mailAll();
    expect(await readMails(test, shopper.email)).toEqual([]);
  });

  it('that was given up a day ago is tried again with the next import', async () => {
    await test.deps.database
      .updateTable('price_alerts')
      .set({ claimed_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    await publishItems(test, [makeStoredItem('t_other')]);
    orders = [];
    await check();
    expect(orders).toHaveLength(1);
  });
});

describe('a look at the alerts', () => {
  it('takes in every alert, however many there are', async () => {
    const { item } = dress();
    const saved = { price: 90, currency: 'USD', item: JSON.stringify(item) };
    const item_ids = Array.from({ length: 1_203 }, (_, at) => `t_${at}`);
    const user_id = shopper.userId;
    const all = item_ids.map((item_id) => ({ ...saved, item_id, user_id }));
    await test.deps.database.insertInto('wishlist_items').values(all).execute();
    const alerts = item_ids.map((item_id) => ({ user_id, item_id, below: 85, currency: 'USD' }));
    await test.deps.database.insertInto('price_alerts').values(alerts).execute();
    await publishItems(
      test,
      ['t_0', 't_777', 't_1202'].map((id) => makeStoredItem(id)),
    );
    await check();
    expect(orders.map(({ item_id }) => item_id).toSorted()).toEqual(['t_0', 't_1202', 't_777']);
  });

  it('is over at once where nothing was published and nothing was set', async () => {
    await saveWithAlert(60);
    await check();
    await test.deps.database
      .updateTable('price_alerts')
      .set({ below: 85, set_at: new Date(Date.now() - 3_600_000) })
      .execute();
    await check();
    expect(orders).toEqual([]);
  });
});
