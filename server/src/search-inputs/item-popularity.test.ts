import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { POPULAR_PEOPLE_MIN } from '@modiste/contract/limits';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import { makeMember } from '../testing/people/make-member.ts';

async function saveBy(test: TestApp, people: number, id: string) {
  const { method, path } = PATHS.saveItem;
  for (let at = 0; at < people; at += 1) {
    const { headers } = await makeMember(test);
    await test.app.inject({ method, url: fillPath(path, { id }), payload: {}, headers });
  }
}

/** The order of three dresses that differ in nothing, after some people saved the second one. */
async function orderAfter(people: number, prepare: (test: TestApp) => Promise<unknown>) {
  const items = ['t_a', 't_b', 't_c'].map((id) => makeStoredItem(id));
  const test = await openTestApp({ items });
  await saveBy(test, people, 't_b');
  await prepare(test);
  const { headers } = await makeMember(test);
  const { method, path } = PATHS.search;
  const payload = { query: 'black dress' };
  const response = await test.app.inject({ method, url: path, payload, headers });
  await test.close();
  const found: { items: { id: string }[] } = response.json();
  return found.items.map(({ id }) => id);
}

const asTheyAre = async () => undefined;

describe('what several people saved', () => {
  it('is found before its equals', async () => {
    expect(await orderAfter(POPULAR_PEOPLE_MIN, asTheyAre)).toEqual(['t_b', 't_a', 't_c']);
  });

  it('tells nothing where they are few', async () => {
    expect(await orderAfter(POPULAR_PEOPLE_MIN - 1, asTheyAre)).toEqual(['t_a', 't_b', 't_c']);
  });

  it('is forgotten when it was long ago', async () => {
    const order = await orderAfter(POPULAR_PEOPLE_MIN, ({ deps }) =>
      sql`update wishlist_items set saved_at = saved_at - interval '91 days'`.execute(
        deps.database,
      ),
    );
    expect(order).toEqual(['t_a', 't_b', 't_c']);
  });
});
