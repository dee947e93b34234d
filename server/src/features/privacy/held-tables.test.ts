import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { HELD_TABLES } from './held-tables.ts';

/** Tables that a download leaves out, each with the reason. */
const NOT_EXPORTED: Record<string, string> = {
  refresh_tokens: 'check values of secrets; the sessions they belong to are exported',
  identity_codes: 'check values of secrets; the account they belong to is exported',
  identity_keys: 'about the app, not about people',
  attempt_windows: 'keyed hashes, which tell of nobody, for an hour',
  queued_mails: 'mails on their way, sealed, for three days at most',
  shop_state: 'about the app, not about people',
  schema_migrations: 'about the app, not about people',
  weekly_activity: 'counts of at least five people each, with nobody named',
  contact_messages: 'written without an account; told in the privacy policy',
  engagement_records: 'about pages that were opened, by nobody in particular',
};

/** Columns that a download leaves out, each with the reason. */
const NOT_EXPORTED_COLUMNS: Record<string, string> = {
  'identity_accounts.password_hash': 'a check value of a secret',
};

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function namesOf(query: ReturnType<typeof sql<{ name: string }>>): Promise<string[]> {
  const { rows } = await query.execute(test.deps.database);
  return rows.map(({ name }) => name);
}

const tableNames = () =>
  namesOf(sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`);

const columnNames = () =>
  namesOf(sql<{ name: string }>`
    select table_name || '.' || column_name as name
    from information_schema.columns where table_schema = 'public'`);

/** Columns whose rows go with the row they refer to, of users or of what goes with these. */
const cascadingColumns = () =>
  namesOf(sql<{ name: string }>`
    select conrelid::regclass || '.' || attname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confdeltype = 'c'
      and confrelid in ('users'::regclass, 'sessions'::regclass, 'identity_accounts'::regclass)`);

describe('a table', () => {
  it('is exported, or named with the reason why not', async () => {
    const exported: string[] = HELD_TABLES.map(({ table }) => table);
    const known = [...exported, ...Object.keys(NOT_EXPORTED)];
    expect(known.toSorted()).toEqual((await tableNames()).toSorted());
  });

  it('is exported with every column, but for those named with a reason', async () => {
    const exported = HELD_TABLES.flatMap(({ table, columns }) =>
      columns.map((column) => `${table}.${column}`),
    );
    const held = new Set<string>(HELD_TABLES.map(({ table }) => table));
    const there = (await columnNames()).filter((name) => held.has(name.split('.')[0] ?? ''));
    const known = [...exported, ...Object.keys(NOT_EXPORTED_COLUMNS)];
    expect(known.toSorted()).toEqual(there.toSorted());
  });

  it('lets go of a person’s rows when the person is erased', async () => {
    const owned = (await columnNames()).filter((name) =>
      /\.(user_id|session_id|account_id)$/.test(name),
    );
    expect(owned.length).toBeGreaterThan(8);
    expect((await cascadingColumns()).toSorted()).toEqual(owned.toSorted());
  });
});
