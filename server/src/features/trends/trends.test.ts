import type { CallBody } from '@modiste/contract/calls';
import type { Trends } from '@modiste/contract/entities/trends-schema';
import { PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app/open-test-app.ts';
import { openDemoShop } from '../../testing/catalogue/open-demo-shop.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

const MORNING = new Date('2026-11-23T08:00:00Z');
const EVENING = new Date('2026-11-23T21:00:00Z');

let now = MORNING;
let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openDemoShop({ now: () => now });
});
beforeEach(async () => {
  now = MORNING;
  shopper = await makeMember(test);
});
afterAll(() => test.close());

const NOTHING: CallBody<'trends'> = { user_profile: {} };

async function readPage(of = shopper, payload = NOTHING, app = test): Promise<Trends> {
  const { method, path: url } = PATHS.trends;
  const response = await app.app.inject({ method, url, headers: of.headers, payload });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const dailyIds = ({ outfit_for_the_day }: Trends) =>
  outfit_for_the_day.outfit.items.map(({ item_id }) => item_id);
const pickIds = ({ outfits }: Trends) =>
  outfits.flatMap(({ items }) => items.map((i) => i.item_id));

describe('the outfit of the day', () => {
  it('is whole, and the same all day on every device', async () => {
    const page = await readPage();
    expect(dailyIds(page).length).toBeGreaterThan(2);
    now = EVENING;
    expect(dailyIds(await readPage())).toEqual(dailyIds(page));
    expect(pickIds(await readPage())).toEqual(pickIds(page));
  });
});
