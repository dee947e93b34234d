import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { deleteSpentCodes, replaceCode, verifyByCode } from './code-store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const hashOf = (code: string) => createHash('sha256').update(code).digest();

async function makeAccount(email: string): Promise<string> {
  const { id } = await test.deps.database
    .insertInto('identity_accounts')
    .values({ email, password_hash: 'none' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('the codes that were mailed', () => {
  it('are forgotten once they are used or too old, and no sooner', async () => {
    const { database } = test.deps;
    const accountId = await makeAccount('lena@shopper.example');
    const otherId = await makeAccount('ada@shopper.example');
    await replaceCode(database, { hash: hashOf('used'), accountId, type: 'VERIFY_EMAIL' });
    await verifyByCode(database, hashOf('used'));
    await replaceCode(database, { hash: hashOf('live'), accountId, type: 'PASSWORD_RESET' });
    const old = { hash: hashOf('old'), account_id: otherId, type: 'VERIFY_EMAIL' };
    await database
      .insertInto('identity_codes')
      .values({ ...old, expires_at: new Date(Date.now() - 1000) })
      .execute();

    await deleteSpentCodes(database);
    const left = await database.selectFrom('identity_codes').select('hash').execute();
    expect(left.map(({ hash }) => hash.toString('hex'))).toEqual([hashOf('live').toString('hex')]);
  });
});
