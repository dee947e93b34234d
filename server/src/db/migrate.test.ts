import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase } from '../testing/database/create-database.ts';
import { openDatabaseProxy } from '../testing/loopback/database-proxy.ts';
import type { ConnectionSettings } from './connection-settings.ts';
import { migrate } from './migrate.ts';

let folder = '';
let database: ConnectionSettings;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modiste-migrations-'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  database = await createDatabase(inject('postgres'), { name });
});
afterEach(() => rm(folder, { recursive: true }));

const add = (name: string, text: string) => writeFile(join(folder, name), text);

async function ask(text: string): Promise<unknown[]> {
  const client = new Client(database);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('migrations', () => {
  it('run once each, in the order of their numbers', async () => {
    await add('0002-more.sql', 'alter table a add b int; insert into a values (1, 2);');
    await add('0001-first.sql', 'create table a (a int);');
    await add('notes.txt', 'not a migration');
    expect(await migrate(database, folder)).toEqual(['0001-first.sql', '0002-more.sql']);
    expect(await migrate(database, folder)).toEqual([]);
    expect(await ask('select * from a')).toEqual([{ a: 1, b: 2 }]);
  });

  it('run once when many apps start together', async () => {
    await add('0001-first.sql', 'create table a (a int); insert into a values (1);');
    const runs = await Promise.all(Array.from({ length: 6 }, () => migrate(database, folder)));
    expect(runs.flat()).toEqual(['0001-first.sql']);
    expect(await ask('select * from a')).toHaveLength(1);
  });

  it('leave nothing of one that fails, and keep those before it', async () => {
    await add('0001-first.sql', 'create table a (a int);');
    await add('0002-broken.sql', 'create table b (b int); select nonsense;');
    await expect(migrate(database, folder)).rejects.toThrow('0002-broken.sql failed');
    expect(await ask("select to_regclass('a') as a, to_regclass('b') as b")).toEqual([
      { a: 'a', b: null },
    ]);
    await add('0002-broken.sql', 'create table b (b int);');
    expect(await migrate(database, folder)).toEqual(['0002-broken.sql']);
  });

  it('wait for a server that is still starting', async () => {
    const proxy = await openDatabaseProxy(database, { startingTimes: 2 });
    await add('0001-first.sql', 'create table a (a int);');
    expect(await migrate(proxy.settings, folder)).toEqual(['0001-first.sql']);
    await proxy.close();
  });

  it('refuse a database of a newer app', async () => {
    await add('0001-first.sql', 'create table a (a int);');
    await migrate(database, folder);
    await rm(join(folder, '0001-first.sql'));
    await expect(migrate(database, folder)).rejects.toThrow('newer Modiste');
  });
});
