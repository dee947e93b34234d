import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { fillPath, PAGES } from '@modiste/contract/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { saveItemAt } from '../../testing/catalogue/save-item-at.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';
import { readMailToken, signMailToken } from './mail-token.ts';
import { setAlert } from './routes.ts';

const TITLE = 'Red <Silk> Dress';

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  const items = ['t_dress', 't_coat'].map((id) => makeStoredItem(id, { short_description: TITLE }));
  test = await openTestApp({ items });
});
beforeEach(async () => {
  shopper = await makeMember(test);
  for (const itemId of ['t_dress', 't_coat']) {
    await saveItemAt(test, shopper.userId, makeStoredItem(itemId).item);
    await setAlert(test.deps, { userId: shopper.userId, itemId }, 20);
  }
});
afterAll(() => test.close());

const linkOf = (itemId: string, { userId } = shopper) =>
  fillPath(PAGES.priceMails, { token: signMailToken(test.deps.deriveKey, { userId, itemId }) });

interface Sent {
  payload?: string;
  type?: string;
  origin?: string;
}

const post = (url: string, { payload = '', type, origin }: Sent = {}) =>
  test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      'content-type': type ?? 'application/x-www-form-urlencoded',
      ...(origin && { origin }),
    },
  });

async function waiting({ userId } = shopper): Promise<string[]> {
  const rows = await test.deps.database
    .selectFrom('price_alerts')
    .select('item_id')
    .where('user_id', '=', userId)
    .orderBy('item_id')
    .execute();
  return rows.map(({ item_id }) => item_id);
}

describe('the link of a price mail', () => {
  it('leads to a page that asks, and ends nothing by being looked at', async () => {
    const page = await test.app.inject({ url: linkOf('t_dress') });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Red &lt;Silk&gt; Dress');
    expect([...page.body.matchAll(/value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      'item',
      'all',
    ]);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    });
    expect(await waiting()).toEqual(['t_coat', 't_dress']);
  });

  it('ends the mails about its item, however often', async () => {
    for (const attempt of [1, 2]) {
      const page = await post(linkOf('t_dress'), { payload: 'choice=item' });
      expect([attempt, page.statusCode]).toEqual([attempt, 200]);
    }
    expect(await waiting()).toEqual(['t_coat']);
  });

  it("ends all price mails of its person, and nobody else's", async () => {
    const other = shopper;
    shopper = await makeMember(test);
    await saveItemAt(test, shopper.userId, makeStoredItem('t_dress').item);
    await setAlert(test.deps, { userId: shopper.userId, itemId: 't_dress' }, 20);
    const page = await post(linkOf('t_dress'), { payload: 'choice=all' });
    expect(page.body).toContain('We’ve removed all your price alerts');
    expect([await waiting(), await waiting(other)]).toEqual([[], ['t_coat', 't_dress']]);
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('is the button of a mail program, which sends %s', async (_name, type, payload) => {
    expect((await post(linkOf('t_coat'), { type, payload })).statusCode).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('leaves what was mailed already as it is', async () => {
    await test.deps.database
      .updateTable('price_alerts')
      .set({ sent_at: new Date() })
      .where('user_id', '=', shopper.userId)
      .where('item_id', '=', 't_dress')
      .execute();
    await post(linkOf('t_dress'), { payload: 'choice=all' });
    expect(await waiting()).toEqual(['t_dress']);
  });

  it('is no way for the pages of other sites', async () => {
    const page = await post(linkOf('t_dress'), { origin: 'https://evil.example' });
    expect(page.statusCode).toBe(403);
    expect(await waiting()).toHaveLength(2);
  });

  it('works for an item that nobody knows any more', async () => {
    const page = await test.app.inject({ url: linkOf('t_gone') });
    expect([page.statusCode, page.body.includes('an item on your wishlist')]).toEqual([200, true]);
  });

  it.each(['a', 'Zm9v', 'x'.repeat(400), '%00', '..%2F..'])(
    'that is not ours gets a kind page: %s',
    async (token) => {
      const url = PAGES.priceMails.replace(':token', token);
      for (const page of [await test.app.inject({ url }), await post(url)]) {
        expect(page.statusCode).toBe(404);
        expect(page.body).toContain('This link doesn’t work');
      }
    },
  );

  it('has a style sheet', async () => {
    const { body } = await test.app.inject({ url: linkOf('t_dress') });
    const [, url = ''] = /href="([^"]+\.css)"/.exec(body) ?? [];
    expect((await test.app.inject({ url })).headers['content-type']).toContain('text/css');
  });
});

describe('the token of such a link', () => {
  it('names one alert, whatever its item is called', () => {
    const place = { userId: shopper.userId, itemId: 'é€𝄞'.repeat(50) };
    const token = signMailToken(test.deps.deriveKey, place);
    expect(readMailToken(test.deps.deriveKey, token)).toEqual(place);
    expect(token.length).toBeLessThan(1_000);
  });

  it('is worth nothing once a letter of it is another, or the secret is', () => {
    const { deriveKey } = test.deps;
    const token = signMailToken(deriveKey, { userId: shopper.userId, itemId: 't_dress' });
    for (const at of [0, 25, token.length - 2]) {
      const other = token[at] === 'A' ? 'B' : 'A';
      const changed = `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
      expect(readMailToken(deriveKey, changed)).toBeNull();
    }
    expect(readMailToken((purpose) => deriveKey(`${purpose}!`), token)).toBeNull();
  });
});
