import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => Date.now() - days * DAY_MS;

const dress = {
  ...makeStoredItem('t_dress', { price: 60, full_price: 120 }),
  prices: {
    since: daysAgo(5.5),
    past: [
      { at: daysAgo(300), price: 40, full_price: 120 },
      { at: daysAgo(200), price: 120, full_price: 120 },
      { at: daysAgo(30), price: 55, full_price: 120 },
    ],
  },
};

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ items: [dress, makeStoredItem('t_new')] });
});
afterAll(() => test.close());

async function ask(id: string) {
  const response = await test.app.inject({ url: fillPath(PATHS.itemPrices.path, { id }) });
  return { status: response.statusCode, answer: response.json() };
}

describe('the prices of an item', () => {
  it('are told to anyone, oldest first, with the lowest of 90 days', async () => {
    const { status, answer } = await ask('t_dress');
    expect(status).toBe(200);
    expect(answer.currency).toBe('USD');
    expect(answer.points.map(({ price }: { price: number }) => price)).toEqual([40, 120, 55, 60]);
    const at = new Date(dress.prices.since).toISOString();
    expect(answer.points.at(-1)).toEqual({ at, price: 60, full_price: 120 });
    expect(answer.lowest).toEqual({ price: 55, at, days: 90 });
  });

  it('are unknown where no import noted them, and nothing is claimed then', async () => {
    expect((await ask('t_new')).answer).toEqual({ currency: 'USD', points: [], lowest: null });
  });

  it.each(['nowhere', '\0', "t'; drop table items; --"])('of no item: %j', async (id) => {
    const { status, answer } = await ask(id);
    expect([status, answer.code]).toEqual([404, 'item_not_found']);
  });
});
