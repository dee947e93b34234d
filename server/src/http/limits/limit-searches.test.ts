import { PATHS } from '@modiste/contract/paths';
import { rateLimitMessage } from '@modiste/contract/rate-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { smallShop } from '../../testing/catalogue/small-shop.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';
import { SEARCHES_AT_ONCE, SEARCHES_WAITING } from './limit-searches.ts';

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp({ items: await smallShop() });
  shopper = await makeMember(test);
});
afterAll(() => test.close());

const ask = ({ method, path }: { method: 'GET' | 'POST'; path: string }, payload?: object) =>
  test.app.inject({ method, url: path, headers: shopper.headers, ...(payload && { payload }) });
const search = () => ask(PATHS.search, { query: 'dress' });

/** Takes every turn that there is until it is told to let go. */
function crowd() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const searches = Array.from({ length: SEARCHES_AT_ONCE + SEARCHES_WAITING }, () =>
    test.app.runQueued('search', () => promise),
  );
  return async () => {
    resolve();
    await Promise.all(searches);
  };
}

describe('more searches than the machine can do', () => {
  it('are refused at once, with the time to come again', async () => {
    const letGo = crowd();
    const response = await search();
    await letGo();
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({
      code: 'rate_limited',
      message: 'Rate limit exceeded.',
    });
    const retryAfter = String(response.headers['retry-after']);
    expect(rateLimitMessage(retryAfter, null)).toBe(
      'Rate limit exceeded. Please retry after 1 second.',
    );
  });

  it('are refused before anything is looked up', async () => {
    const letGo = crowd();
    const { method, path } = PATHS.search;
    const response = await test.app.inject({ method, url: path, payload: { query: 7 } });
    await letGo();
    expect(response.statusCode).toBe(429);
  });

  it('refuse likes, looks and counts too', async () => {
    const letGo = crowd();
    const like = await ask(PATHS.similarItems, { id: 't_red-dress', id_type: 'item' });
    const counts = await ask(PATHS.countFacets, { query: 'dress' });
    await letGo();
    expect([like.statusCode, counts.statusCode]).toEqual([429, 429]);
  });

  it('leave what is cheap as it is', async () => {
    const letGo = crowd();
    const item = PATHS.itemById.path.replace(':id', 't_red-dress');
    const cheap = [
      await ask(PATHS.alive),
      await ask(PATHS.ready),
      await ask(PATHS.suggestSearches),
      await ask({ method: 'GET', path: item }),
    ];
    await letGo();
    expect(cheap.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  it('are answered again when there is room', async () => {
    const letGo = crowd();
    await letGo();
    expect((await search()).statusCode).toBe(200);
  });
});
