import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { createLogger } from '../log/logger.ts';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import {
  closeDatabase,
  reopenDatabase,
  terminateConnections,
  terminateWaiting,
} from '../testing/database/database-operator.ts';
import { makeMember } from '../testing/people/make-member.ts';

const dress = makeStoredItem('t_dress', { price: 80 });

let log: string[] = [];
let test: TestApp;
let headers: { authorization: string };
beforeEach(async () => {
  log = [];
  test = await openTestApp({ items: [dress], onLog: (line) => log.push(line) });
  ({ headers } = await makeMember(test));
});
afterEach(() => test.close());

const nameOfDatabase = () => new URL(test.config.databaseUrl ?? '').pathname.slice(1);
const password = () => new URL(test.config.databaseUrl ?? '').password;

const dressPath = (path: string) => fillPath(path, { id: 't_dress' });
const email = 'ada@shopper.example';
const json = (payload: object) => ({ payload });

const CALLS: readonly (readonly [
  string,
  { method: 'GET' | 'POST' | 'DELETE'; path: string },
  object,
])[] = [
  ['a search', PATHS.search, json({ query: 'dress' })],
  ['the wishlist', PATHS.wishlist, {}],
  ['a heart', { method: 'POST', path: dressPath(PATHS.saveItem.path) }, {}],
  ['a heart taken away', { method: 'DELETE', path: dressPath(PATHS.unsaveItem.path) }, {}],
  ['a sign-in', PATHS.signIn, json({ email, password: 'a red umbrella' })],
  ['a sign-up', PATHS.signUp, json({ email, password: 'a red umbrella' })],
  [
    'a refresh',
    PATHS.refreshTokens,
    { ...json({ refresh_token: 'x'.repeat(43) }), headers: { 'x-client-type': 'mobile' } },
  ],
  ['the profile', PATHS.user, {}],
  ['the sessions', PATHS.sessions, {}],
  ['the poses', PATHS.poses, {}],
  ['the data of a person', PATHS.downloadData, {}],
  ['the keys of tokens', PATHS.identityKeys, {}],
];

const ask = (
  { method, path }: { method: 'GET' | 'POST' | 'DELETE'; path: string },
  more: object = {},
) => test.app.inject({ method, url: path, headers, ...more });

async function away(): Promise<() => Promise<void>> {
  const settings = inject('postgres');
  await closeDatabase(settings, nameOfDatabase());
  return () => reopenDatabase(settings, nameOfDatabase());
}

describe('while the database is away', () => {
  it.each(CALLS)('%s answers 503, when to try again, and nothing of the cause', async (...call) => {
    const [, place, more] = call;
    const back = await away();
    const response = await ask(place, more);
    await back();
    expect([response.statusCode, response.json().code]).toEqual([503, 'service_unavailable']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.body).not.toContain(nameOfDatabase());
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('nobody is signed out, and everything works again by itself', async () => {
    const back = await away();
    expect((await ask(PATHS.wishlist)).statusCode).toBe(503);
    await back();
    expect((await ask(PATHS.wishlist)).statusCode).toBe(200);
    expect((await ask({ method: 'POST', path: dressPath(PATHS.saveItem.path) })).statusCode).toBe(
      200,
    );
  });

  it('the app is alive, and not ready until it is back', async () => {
    const back = await away();
    expect((await ask(PATHS.alive)).statusCode).toBe(200);
    expect((await ask(PATHS.ready)).json()).toMatchObject({ code: 'not_ready' });
    await back();
    expect((await ask(PATHS.ready)).statusCode).toBe(200);
  });
});

/** Waits until a call waits for the row of a person, which the given transaction holds. */
async function untilSomeoneWaits(): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(test.deps.database);
    return rows[0]?.n;
  };
  await expect.poll(waiting).toBeGreaterThan(0);
}

describe('a call that is under way when the database is lost', () => {
  it('answers 503, has done nothing, and can be made again', async () => {
    const other = openDatabase(test.deps.databaseSettings, createLogger('silent'));
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
    const holding = other.transaction().execute(async (transaction) => {
      await sql`select 1 from users for update`.execute(transaction);
      lock();
      await mayEnd;
    });
    await locked;
    const hearts = [ask({ method: 'POST', path: dressPath(PATHS.saveItem.path) })];
    await untilSomeoneWaits();
    // Whoever holds the lock stays: its end would let the call through before its own connection ends.
    await terminateWaiting(inject('postgres'), nameOfDatabase());
    const statuses = (await Promise.all(hearts)).map(({ statusCode }) => statusCode);
    end();
    await holding;
    await other.destroy();
    expect(statuses).toEqual([503]);
    await expect.poll(async () => (await ask(PATHS.wishlist)).json()).toEqual({});
    expect((await ask({ method: 'POST', path: dressPath(PATHS.saveItem.path) })).statusCode).toBe(
      200,
    );
  });

  it('leaves no password, secret or address of the database in the log', async () => {
    const asked = Array.from({ length: 12 }, () => ask(PATHS.wishlist));
    await terminateConnections(inject('postgres'), nameOfDatabase());
    await Promise.all(asked);
    const back = await away();
    await Promise.all([ask(PATHS.wishlist), ask(PATHS.ready)]);
    await back();
    expect((await ask(PATHS.wishlist)).statusCode).toBe(200);
    const text = log.join('');
    expect(text).toContain('call failed');
    expect(password().length).toBeGreaterThan(10);
    expect(text).not.toContain(password());
    expect(text).not.toContain('postgresql://');
    expect(text).not.toMatch(/secretKey|connectionParameters|saslSession/);
  });
});
