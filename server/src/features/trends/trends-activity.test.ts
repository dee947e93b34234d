import { POPULAR_PEOPLE_MIN } from '@modiste/contract/limits';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app/open-test-app.ts';
import { openDemoShop } from '../../testing/catalogue/open-demo-shop.ts';
import { prefer, readHome, shownIds } from '../../testing/home/home-client.ts';
import { makeMember } from '../../testing/people/make-member.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openDemoShop({});
});
afterEach(() => test.close());

/** Counts of the week up to today, and of the four weeks before it. */
async function count(kind: 'search' | 'item', subject: string, [now, before]: [number, number]) {
  for (const [weeksAgo, people] of [now, before, before, before, before].entries()) {
    await sql`insert into weekly_activity (ended_on, kind, subject, people)
      values (current_date - ${7 * weeksAgo}::integer, ${kind}, ${subject}, ${people})`.execute(
      test.deps.database,
    );
  }
}

async function read() {
  const shopper = await makeMember(test);
  await prefer(test, shopper, { gender_preference: ['Women'] });
  return readHome(test, shopper);
}

/** Some items of a type that suit women. */
async function idsOfType(type: string, limit: number): Promise<string[]> {
  const listed = await test.deps.catalogue.listForSale({ offset: 0, limit: 1_000 });
  const items = await test.deps.catalogue.itemsByIds(listed.map(({ id }) => id));
  return items
    .filter(({ other_info }) => other_info.type === type && other_info.gender === 'Women')
    .map(({ id }) => id)
    .slice(0, limit);
}

describe('what rises', () => {
  it('is nothing in a shop without traffic: the season and the catalogue fill the page', async () => {
    const page = await read();
    expect(page.glamour_trends.length).toBeGreaterThanOrEqual(6);
    expect(page.trending_searches.search.length).toBeGreaterThan(10);
    expect(page.trending_searches.reason).not.toMatch(/shoppers/);
    const reasons = page.glamour_trends.map(({ reason }) => reason);
    for (const reason of reasons) expect(reason).not.toMatch(/\d+ (people|shoppers)/);
  });

  it('is told of ten people, and of fewer than a handful is not', async () => {
    await count('search', 'satin slip dress', [10, 5]);
    expect(POPULAR_PEOPLE_MIN).toBe(5);
    const { search, reason } = (await read()).trending_searches;
    expect(search[0]?.toLowerCase()).toBe('satin slip dress');
    expect(search.length).toBeGreaterThan(10);
    expect(reason).toMatch(/shoppers/);
  });

  it('of ten thousand people leads the tiles, the items and the searches', async () => {
    const dresses = await idsOfType('slip-dress', 4);
    for (const [at, id] of dresses.entries()) await count('item', id, [4_000 + at, 400]);
    await count('search', 'satin slip dress', [10_000, 1_000]);
    await count('search', 'silk scarf', [6_000, 5_900]);
    const page = await read();
    expect(page.trending_searches.search[0]?.toLowerCase()).toBe('satin slip dress');
    const [first] = page.glamour_trends;
    expect(first?.reason).toMatch(/\d/);
    expect(shownIds(page)).toEqual(expect.arrayContaining(dresses));
  });

  it('never shows words that are none of clothes, or that find nothing for the person', async () => {
    for (const words of ['anna smith', 'maria rossi dress', 'mens silk tie', 'call 555 0100']) {
      await count('search', words, [9_000, 5]);
    }
    const { search } = (await read()).trending_searches;
    expect(search.length).toBeGreaterThan(10);
    expect(search.join(' ').toLowerCase()).not.toMatch(/anna|maria|555|mens/);
  });

  it('is nothing that the person could not wear', async () => {
    const listed = await test.deps.catalogue.listForSale({ offset: 0, limit: 1_000 });
    const items = await test.deps.catalogue.itemsByIds(listed.map(({ id }) => id));
    const mens = items.filter(({ other_info }) => other_info.gender === 'Men').slice(0, 6);
    for (const { id } of mens) await count('item', id, [9_000, 5]);
    const shown = shownIds(await read());
    for (const { id } of mens) expect(shown).not.toContain(id);
  });
});
