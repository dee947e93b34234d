import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import { saveItemAt } from '../testing/catalogue/save-item-at.ts';
import { readMails } from '../testing/mails/read-mails.ts';
import { makeMember } from '../testing/people/make-member.ts';
import { addPriceAlertJobs } from './price-alert-jobs.ts';
import { startJobs } from './start-jobs.ts';

const dress = makeStoredItem('t_dress', { price: 80 });

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp({ items: [dress] });
});
afterEach(() => test.close());

async function makeAlert() {
  const member = await makeMember(test);
  await saveItemAt(test, member.userId, dress.item);
  await test.deps.database
    .insertInto('price_alerts')
    .values({ user_id: member.userId, item_id: 't_dress', below: 85, currency: 'USD' })
    .execute();
  return member;
}

const start = (deps = test.deps) =>
  startJobs(deps, {
    database: deps.databaseSettings,
    jobs: [],
    addOthers: (boss) => addPriceAlertJobs(boss, deps, () => 'https://modiste.example'),
  });

describe('the jobs of price alerts', () => {
  it('mail what is due, once, whichever process does it', async () => {
    const members = [await makeAlert(), await makeAlert()];
    const stops = await Promise.all([start(), start()]);
    const counts = () =>
      Promise.all(members.map(async ({ email }) => (await readMails(test, email)).length));
    await expect.poll(counts).toEqual([1, 1]);
    await Promise.all(stops.map((stop) => stop()));
    const stopAgain = await start();
    await stopAgain();
    expect(await counts()).toEqual([1, 1]);
  });

  it('keep a mail that was not taken, and send the others', async () => {
    const [refused, other] = [await makeAlert(), await makeAlert()];
    const { mail } = test.deps;
    const send = mail.send.bind(mail);
    vi.spyOn(mail, 'send').mockImplementation(async (given) => {
      if (given.to === refused.email) throw new Error('No such person');
      await send(given);
    });
    const stop = await start();
    const arrived = async () => (await readMails(test, other.email)).length;
    await expect.poll(arrived).toBe(1);
    const alert = () =>
      test.deps.database
        .selectFrom('price_alerts')
        .select(['claimed_at', 'sent_at'])
        .where('user_id', '=', refused.userId)
        .executeTakeFirst();
    await stop();
    expect(await test.deps.database.selectFrom('queued_mails').select('id').execute()).toHaveLength(
      1,
    );
    expect(await alert()).toEqual({ claimed_at: expect.any(Date), sent_at: null });
  });
});
