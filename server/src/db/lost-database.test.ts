import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { createTestDatabase } from '../testing/app/open-test-app.ts';
import {
  closeDatabase,
  reopenDatabase,
  terminateConnections,
} from '../testing/database/database-operator.ts';
import { type DatabaseProxy, openDatabaseProxy } from '../testing/loopback/database-proxy.ts';
import type { ConnectionSettings } from './connection-settings.ts';
import { DatabaseUnavailableError } from './database-errors.ts';
import { type Database, openDatabase, pingDatabase } from './open-database.ts';

const log = createLogger('silent');
const SLOW = sql`select pg_sleep(30)`;

let settings: ConnectionSettings;
let name = '';
let database: Database;
const proxies: DatabaseProxy[] = [];
beforeEach(async () => {
  settings = await createTestDatabase();
  name = 'database' in settings ? settings.database : '';
  database = openDatabase(settings, log);
});
afterEach(async () => {
  await database.destroy();
  for (const proxy of proxies.splice(0)) await proxy.close();
});

async function reach(loseAnswer?: (sent: string) => boolean): Promise<DatabaseProxy> {
  const proxy = await openDatabaseProxy(settings, { loseAnswer });
  proxies.push(proxy);
  await database.destroy();
  database = openDatabase(proxy.settings, log);
  return proxy;
}

/** How some work ended: an error that is not about the connection by its message. */
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error) => (error instanceof DatabaseUnavailableError ? 'unavailable' : error.message),
  );
const ping = () => outcomeOf(pingDatabase(database));

/** How many connections wait in a statement of their own. */
async function untilBusy(count: number): Promise<void> {
  const other = openDatabase(settings, log);
  const busy = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = ${name} and state <> 'idle' and pid <> pg_backend_pid()`.execute(other);
    return rows[0]?.n;
  };
  await expect.poll(busy).toBe(count);
  await other.destroy();
}

describe('a database that is lost', () => {
  it('fails the statements under way, and takes new ones', async () => {
    const slow = [SLOW.execute(database), SLOW.execute(database)].map(outcomeOf);
    await untilBusy(2);
    await terminateConnections(settings, name);
    expect(await Promise.all(slow)).toEqual(['unavailable', 'unavailable']);
    expect(await ping()).toBe('done');
  });

  it('fails a transaction that holds a connection between two statements', async () => {
    const work = database.transaction().execute(async (transaction) => {
      await pingDatabase(transaction);
      await terminateConnections(settings, name);
      await pingDatabase(transaction);
    });
    expect(await outcomeOf(work)).toBe('unavailable');
    expect(await ping()).toBe('done');
  });

  it('fails a transaction whose last statement was answered before', async () => {
    const work = database.transaction().execute(async (transaction) => {
      await pingDatabase(transaction);
      await terminateConnections(settings, name);
    });
    expect(await outcomeOf(work)).toBe('unavailable');
  });

  it('keeps the error of a transaction that failed by itself', async () => {
    const work = database.transaction().execute(async (transaction) => {
      await pingDatabase(transaction);
      await terminateConnections(settings, name);
      throw new RangeError('too many');
    });
    expect(await outcomeOf(work)).toBe('too many');
  });

  it('never tells a commit as done whose answer was lost', async () => {
    await reach((sent) => sent.includes('commit'));
    const work = database.transaction().execute(async (transaction) => {
      await sql`create table noted (a int)`.execute(transaction);
      return 'done';
    });
    expect(await outcomeOf(work)).toBe('unavailable');
    const direct = openDatabase(settings, log);
    const { rows } = await sql`select to_regclass('noted') as noted`.execute(direct);
    expect(rows).toEqual([{ noted: 'noted' }]);
    await direct.destroy();
  });

  it('fails a write whose answer was lost', async () => {
    await reach((sent) => sent.includes('create table'));
    expect(await outcomeOf(sql`create table noted (a int)`.execute(database))).toBe('unavailable');
    expect(await ping()).toBe('done');
  });

  it('fails what is under way when the network breaks, and takes new statements', async () => {
    const proxy = await reach();
    const slow = outcomeOf(SLOW.execute(database));
    await untilBusy(1);
    proxy.cutAll();
    expect(await slow).toBe('unavailable');
    expect(await ping()).toBe('done');
  });

  it('takes statements again when connections broke that nobody used', async () => {
    const proxy = await reach();
    await Promise.all([pingDatabase(database), pingDatabase(database)]);
    proxy.cutAll();
    await expect.poll(ping).toBe('done');
  });

  it('is unavailable while it takes no connections, and back after that', async () => {
    await closeDatabase(settings, name);
    expect(await ping()).toBe('unavailable');
    await reopenDatabase(settings, name);
    expect(await ping()).toBe('done');
  });

  it('is unavailable where its server is gone', async () => {
    const proxy = await reach();
    await proxy.close();
    expect(await ping()).toBe('unavailable');
  });

  it('is told from a statement that is wrong, and the connection is used again', async () => {
    const wrong = () => outcomeOf(sql`select nonsense`.execute(database));
    expect([await wrong(), await wrong()].join()).not.toContain('unavailable');
    expect(await ping()).toBe('done');
  });

  it('fails many who ask at once, and serves as many when it is back', async () => {
    const askMany = async () => new Set(await Promise.all(Array.from({ length: 40 }, ping)));
    await closeDatabase(settings, name);
    expect(await askMany()).toEqual(new Set(['unavailable']));
    await reopenDatabase(settings, name);
    expect(await askMany()).toEqual(new Set(['done']));
  });
});
