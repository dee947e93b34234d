import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { ERROR_CODES, ERRORS } from '@modiste/contract/errors';
import { FAULTS_COOKIE, type FaultRule } from '@modiste/contract/faults';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../../config/config.ts';
import { readConfig } from '../../config/read-config.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { smallShop } from '../../testing/catalogue/small-shop.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

const log: string[] = [];
let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  const environment = { MODISTE_FAULTS: 'on' };
  test = await openTestApp({
    items: await smallShop(),
    environment,
    onLog: (line) => log.push(line),
  });
  shopper = await makeMember(test);
});
afterAll(() => test.close());

const rule = (given: Partial<FaultRule>): FaultRule => ({
  id: randomUUID(),
  ...PATHS.saveItem,
  ...given,
});

const cookieOf = (rules: unknown) =>
  `${FAULTS_COOKIE}=${Buffer.from(JSON.stringify(rules)).toString('base64url')}`;

const save = (cookie?: string, id = 't_red-dress') =>
  test.app.inject({
    method: 'POST',
    url: fillPath(PATHS.saveItem.path, { id }),
    payload: {},
    headers: { ...shopper.headers, ...(cookie !== undefined && { cookie }) },
  });

async function statuses(cookie: string, count: number) {
  const answers: number[] = [];
  for (let at = 0; at < count; at += 1) answers.push((await save(cookie)).statusCode);
  return answers;
}

describe('a fault', () => {
  it.each(ERROR_CODES)('looks like the real failure: %s', async (code) => {
    const response = await save(cookieOf([rule({ fail: code })]));
    expect(response.statusCode).toBe(ERRORS[code].status);
    expect(response.json()).toEqual({
      code,
      message: ERRORS[code].message,
      request_id: response.headers['x-request-id'],
    });
  });

  it('happens to whoever asks for it and to nobody else', async () => {
    const cookie = cookieOf([rule({ fail: 'internal' })]);
    const both = await Promise.all([save(cookie), save()]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([500, 200]);
  });

  it('happens where it was asked for and nowhere else', async () => {
    const cookie = cookieOf([rule({ fail: 'internal' })]);
    const { path } = PATHS.wishlist;
    const response = await test.app.inject({ url: path, headers: { ...shopper.headers, cookie } });
    expect(response.statusCode).toBe(200);
  });

  it('leaves nothing done', async () => {
    await save(cookieOf([rule({ fail: 'internal' })]), 't_black-jeans');
    const { path } = PATHS.wishlist;
    const list = await test.app.inject({ url: path, headers: shopper.headers });
    expect(Object.keys(list.json())).not.toContain('t_black-jeans');
  });

  it('happens to the first requests only, or to later ones only', async () => {
    const first = cookieOf([rule({ fail: 'internal', times: 2 })]);
    expect(await statuses(first, 4)).toEqual([500, 500, 200, 200]);
    const later = cookieOf([rule({ fail: 'not_ready', after: 1, times: 1 })]);
    expect(await statuses(later, 4)).toEqual([200, 503, 200, 200]);
  });

  it('is counted for itself while others are added', async () => {
    const first = rule({ fail: 'internal', times: 1 });
    await save(cookieOf([first]));
    const both = cookieOf([first, rule({ ...PATHS.wishlist, id: 'other', fail: 'internal' })]);
    expect((await save(both)).statusCode).toBe(200);
  });

  it('may say when to try again', async () => {
    const response = await save(cookieOf([rule({ fail: 'rate_limited', retry_after_s: 90 })]));
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '90']);
  });

  it('may be slowness alone', async () => {
    const before = performance.now();
    const response = await save(cookieOf([rule({ delay_ms: 300 })]));
    expect(performance.now() - before).toBeGreaterThanOrEqual(295);
    expect(response.statusCode).toBe(200);
  });

  it('may meet pages and pictures as well', async () => {
    const cookie = cookieOf([rule({ method: 'GET', path: '/shop/*', fail: 'not_ready' })]);
    const response = await test.app.inject({ url: '/shop/pictures/any.webp', headers: { cookie } });
    expect(response.statusCode).toBe(503);
  });
});

describe('a connection that breaks', () => {
  let origin = '';
  beforeAll(async () => {
    origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  });

  const send = (id: string, faults: Partial<FaultRule>) =>
    fetch(origin + fillPath(PATHS.saveItem.path, { id }), {
      method: 'POST',
      body: '{}',
      headers: {
        ...shopper.headers,
        'content-type': 'application/json',
        cookie: cookieOf([rule(faults)]),
      },
    });
  const savedIds = async () => {
    const { path } = PATHS.wishlist;
    return Object.keys((await test.app.inject({ url: path, headers: shopper.headers })).json());
  };

  it('breaks before anything is done', async () => {
    await expect(send('t_blue-dress', { drop: 'request' })).rejects.toThrow('fetch failed');
    expect(await savedIds()).not.toContain('t_blue-dress');
  });

  it('breaks when all is done', async () => {
    await expect(send('t_green-dress', { drop: 'answer' })).rejects.toThrow('fetch failed');
    expect(await savedIds()).toContain('t_green-dress');
  });
});

describe('a wish for faults', () => {
  it.each([
    ['no base64', 'modiste-faults=%00'],
    ['no list', cookieOf({})],
    ['an unknown code', cookieOf([{ ...rule({}), fail: 'gone_fishing' }])],
    ['an unknown property', cookieOf([{ ...rule({}), status: 500 }])],
  ])('that is misspelled is refused: %s', async (_what, cookie) => {
    const response = await save(cookie);
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_request']);
    expect(response.json().detail).not.toBe('');
  });

  it('is said in the log to be granted', () => {
    expect(log.join('')).toContain('MODISTE_FAULTS is on');
  });

  it('is not heard unless the server was told to', async () => {
    const plain = await openTestApp();
    const cookie = cookieOf([rule({ ...PATHS.alive, fail: 'internal' })]);
    const response = await plain.app.inject({ url: PATHS.alive.path, headers: { cookie } });
    expect(response.statusCode).toBe(200);
    await plain.close();
  });

  it('is never heard in production', () => {
    const read = () => readConfig({ MODISTE_FAULTS: 'on', NODE_ENV: 'production' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('MODISTE_FAULTS is for tests');
  });
});
