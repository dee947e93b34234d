import { PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  const environment = {
    PUBLIC_URL: 'https://shop.example',
    MODISTE_ORIGINS: 'https://partner.example',
  };
  test = await openTestApp({ environment });
  shopper = await makeMember(test);
});
afterAll(() => test.close());

const search = (origin?: string) =>
  test.app.inject({
    method: 'POST',
    url: PATHS.search.path,
    payload: {},
    headers: { ...shopper.headers, host: 'localhost:3000', ...(origin && { origin }) },
  });

describe('a call that may change something', () => {
  it.each(['http://localhost:3000', 'https://shop.example', 'https://partner.example', undefined])(
    'is answered from %s',
    async (origin) => {
      expect((await search(origin)).statusCode).toBe(200);
    },
  );

  it.each(['https://evil.example', 'null', 'https://shop.example.evil.example', 'nonsense'])(
    'is refused from %s',
    async (origin) => {
      const response = await search(origin);
      expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden_origin']);
    },
  );

  it('may be read by a named site only', async () => {
    const allowed = (await search('https://partner.example')).headers;
    expect(allowed['access-control-allow-origin']).toBe('https://partner.example');
    const own = (await search('http://localhost:3000')).headers;
    expect(own['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a host that a request makes up', () => {
  const ask = (app: TestApp['app'], headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: PATHS.search.path, payload: {}, headers });
  const evil = { host: 'evil.example', origin: 'https://evil.example' };

  it('opens nothing where the public address is known', async () => {
    const answer = await ask(test.app, { ...shopper.headers, ...evil });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden_origin']);
  });

  it.each([
    ['x-forwarded-host', 'evil.example'],
    ['x-forwarded-host', 'shop.example, evil.example'],
    ['forwarded', 'host=evil.example'],
    ['x-original-host', 'evil.example'],
  ])('opens nothing behind a trusted proxy: %s: %s', async (header, value) => {
    const behind = await openTestApp({ environment: { MODISTE_TRUSTED_PROXY: 'on' } });
    const { headers } = await makeMember(behind);
    const asked = { ...headers, host: 'shop.example', [header]: value };
    const answer = await ask(behind.app, { ...asked, origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
    const own = await ask(behind.app, { ...asked, origin: 'https://shop.example' });
    expect(own.statusCode).toBe(200);
    await behind.close();
  });
});
