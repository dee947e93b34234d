import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { PATHS } from '@modiste/contract/paths';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import { saveItemAt } from '../testing/catalogue/save-item-at.ts';
import { makeMember, type TestMember } from '../testing/people/make-member.ts';
import { countActivity, deleteOldActivity } from './count-activity.ts';
import { createReadRising } from './rising.ts';
import { listViewedIds } from './view-store.ts';

const DAY_MS = 86_400_000;
const items = ['t_dress', 't_coat', 't_boots'].map((id) => makeStoredItem(id));

let test: TestApp;
let people: TestMember[];
beforeEach(async () => {
  test = await openTestApp({ items });
  people = await Promise.all(Array.from({ length: 8 }, () => makeMember(test)));
});
afterEach(() => test.close());

const ask = (path: string, { headers }: TestMember, payload: object = {}) =>
  test.app.inject({ method: 'POST', url: path, headers, payload });
const view = (id: string, person: TestMember) =>
  ask(PATHS.recordView.path.replace(':id', id), person);
const search = (query: string, person: TestMember) => ask(PATHS.search.path, person, { query });

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
/** Moves all that was done so far into the past. */
const passDays = async (days: number) => {
  const past = sql`make_interval(days => ${days})`;
  await sql`update searches set created_at = created_at - ${past}`.execute(test.deps.database);
  await sql`update item_views set viewed_at = viewed_at - ${past}`.execute(test.deps.database);
  await sql`update wishlist_items set saved_at = saved_at - ${past}`.execute(test.deps.database);
};
const rising = () => createReadRising(test.deps)();

describe('a view', () => {
  it('is noted for its person, the latest first and each item once', async () => {
    const [person, other] = people;
    if (!person || !other) throw new Error('nobody is there');
    for (const id of ['t_dress', 't_coat', 't_dress']) {
      expect((await view(id, person)).statusCode).toBe(200);
    }
    await view('t_boots', other);
    const { database } = test.deps;
    expect(await listViewedIds(database, person.userId, 10)).toEqual(['t_dress', 't_coat']);
    expect(await listViewedIds(database, person.userId, 1)).toEqual(['t_dress']);
  });

  it('of nothing that the shop has is refused, and so is one by nobody', async () => {
    const [person] = people;
    if (!person) throw new Error('nobody is there');
    const unknown = await view('t_gone', person);
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'item_not_found']);
    const url = PATHS.recordView.path.replace(':id', 't_dress');
    const anonymous = await test.app.inject({ method: 'POST', url, payload: {} });
    expect(anonymous.statusCode).toBe(401);
  });
});

describe('what rises', () => {
  it('is empty in a shop without traffic', async () => {
    await countActivity(test.deps);
    expect(await rising()).toEqual({ searches: [], items: [] });
  });

  it('is never what fewer than five people did, however often', async () => {
    for (const person of people.slice(0, 4)) {
      await view('t_dress', person);
      await search('a very private wish', person);
      await search('A very  private wish', person);
    }
    await countActivity(test.deps);
    expect(await rising()).toEqual({ searches: [], items: [] });
    const kept = await test.deps.database.selectFrom('weekly_activity').selectAll().execute();
    expect(kept).toEqual([]);
  });

  it('counts each person once, who looked, saved or both', async () => {
    const coat = items[1]?.item;
    if (!coat) throw new Error('no coat');
    for (const person of people.slice(0, 4)) await view('t_coat', person);
    for (const person of people.slice(2, 6)) await saveItemAt(test, person.userId, coat);
    for (const person of people.slice(0, 5)) await search(' Red   Coat', person);
    await countActivity(test.deps);
    expect(await rising()).toEqual({
      searches: [{ query: 'red coat', people: 5, growth: 1 }],
      items: [{ id: 't_coat', people: 6, growth: 1 }],
    });
  });

  it('rises against the weeks before, not by its number alone', async () => {
    for (const person of people) await search('boots', person);
    for (const person of people.slice(0, 5)) await search('scarf', person);
    await countActivity(test.deps, daysAgo(0));
    await test.deps.database
      .updateTable('weekly_activity')
      .set({ ended_on: sql<string>`ended_on - 7` })
      .execute();
    await passDays(9);
    for (const person of people) await search('boots', person);
    for (const person of people.slice(0, 6)) await search('party dress', person);
    await countActivity(test.deps);
    expect((await rising()).searches).toEqual([
      { query: 'party dress', people: 6, growth: 2.4 },
      { query: 'boots', people: 8, growth: 1 },
    ]);
  });

  it('counts what happened within the millisecond in which the week ends', async () => {
    for (const person of people) await view('t_boots', person);
    const end = new Date('2026-03-04T05:06:07.008Z');
    await sql`update item_views set viewed_at = ${end}::timestamptz + interval '0.9 milliseconds'`.execute(
      test.deps.database,
    );
    await countActivity(test.deps, end);
    const counted = await test.deps.database.selectFrom('weekly_activity').selectAll().execute();
    expect(counted).toMatchObject([{ subject: 't_boots', people: 8 }]);
  });

  it('is counted again without counting twice, and what is old is no news', async () => {
    for (const person of people) await view('t_boots', person);
    await countActivity(test.deps);
    await countActivity(test.deps);
    expect((await rising()).items).toEqual([{ id: 't_boots', people: 8, growth: 1 }]);
    await test.deps.database
      .updateTable('weekly_activity')
      .set({ ended_on: sql<string>`ended_on - 3` })
      .execute();
    expect((await rising()).items).toEqual([]);
  });
});

describe('what is kept', () => {
  it('are the views of a month and the counts of ten weeks', async () => {
    for (const person of people) await view('t_dress', person);
    await countActivity(test.deps);
    await passDays(29);
    await deleteOldActivity(test.deps.database);
    expect(await test.deps.database.selectFrom('item_views').selectAll().execute()).toHaveLength(8);
    await passDays(2);
    await deleteOldActivity(test.deps.database, new Date(Date.now() + 71 * DAY_MS));
    expect(await test.deps.database.selectFrom('item_views').selectAll().execute()).toEqual([]);
    const counts = await test.deps.database.selectFrom('weekly_activity').selectAll().execute();
    expect(counts).toEqual([]);
  });
});
