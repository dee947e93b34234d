import { PATHS } from '@modiste/contract/paths';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { freeLoopbackPort } from '../db/embedded/start-postgres.ts';
import { openDatabase } from '../db/open-database.ts';
import { createLogger } from '../log/logger.ts';
import { openTestApp } from '../testing/app/open-test-app.ts';
import { makeMember } from '../testing/people/make-member.ts';

describe('an unexpected failure', () => {
  it('answers with its id alone and leaves the cause in the log', async () => {
    const log: string[] = [];
    const test = await openTestApp({ onLog: (line) => log.push(line) });
    const shopper = await makeMember(test);
    await sql`drop table searches cascade`.execute(test.deps.database);
    const headers = { ...shopper.headers, 'x-request-id': 'a-proxy-gave-this' };
    const { method, path } = PATHS.search;
    const response = await test.app.inject({ method, url: path, payload: {}, headers });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: 'internal',
      message: 'Unexpected Application Error!',
      request_id: 'a-proxy-gave-this',
    });
    const line = log.find((entry) => entry.includes('call failed')) ?? '';
    expect(line).toContain('does not exist');
    expect(line).toContain('a-proxy-gave-this');
    await test.close();
  });

  it('that a client caused is logged with its code and where it came from', async () => {
    const log: string[] = [];
    const test = await openTestApp({ onLog: (line) => log.push(line) });
    const { method, path } = PATHS.signIn;
    const payload = { email: 'nobody@shopper.example', password: 'a secret of mine' };
    const asked = { method, url: path, payload, remoteAddress: '198.51.100.23' };
    expect((await test.app.inject(asked)).statusCode).toBe(400);
    await test.close();
    const line = JSON.parse(log.find((entry) => entry.includes('"answered"')) ?? '{}');
    expect(line).toMatchObject({ path, code: 'user_not_found', address: '198.51.100.23' });
    expect(log.join('')).not.toContain('a secret of mine');
  });

  it('of a database that is away asks to come back soon', async () => {
    const test = await openTestApp();
    const { headers } = await makeMember(test);
    const log = createLogger('silent');
    const connectionString = `postgresql://nobody@127.0.0.1:${await freeLoopbackPort()}/away`;
    const database = openDatabase({ connectionString }, log);
    const app = await createApp({ ...test.deps, database }, log);
    const { method, path } = PATHS.search;
    const response = await app.inject({ method, url: path, payload: {}, headers });
    expect([response.statusCode, response.json().code]).toEqual([503, 'service_unavailable']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    await app.close();
    await database.destroy();
    await test.close();
  });

  it('has an id of our own where the given one is odd', async () => {
    const test = await openTestApp();
    const headers = { 'x-request-id': '<script>alert(1)</script>' };
    const response = await test.app.inject({ url: '/api/nothing', headers });
    expect(response.json().request_id).toMatch(/^[0-9a-f-]{36}$/);
    await test.close();
  });
});
