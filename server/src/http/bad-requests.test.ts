import { once } from 'node:events';
import { connect } from 'node:net';
import { CALLS } from '@modiste/contract/calls';
import { isErrorCode } from '@modiste/contract/errors';
import { PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import { smallShop } from '../testing/catalogue/small-shop.ts';
import { makeMember, type TestMember } from '../testing/people/make-member.ts';

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp({ items: await smallShop() });
  shopper = await makeMember(test);
});
afterAll(() => test.close());

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

const BODIES = [
  '',
  'null',
  'true',
  '7',
  '"text"',
  '[]',
  '{}',
  '{',
  '{"query":',
  '\0',
  '\ufeff{}',
  deep(50_000),
  nested(20_000),
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"query":{"toString":1}}',
  `{"query":"${'x'.repeat(1001)}"}`,
  `{"query":"${'"*:(){}[]^~-+\\\\'.repeat(50).replaceAll('"', '\\"')}"}`,
  '{"query":"\\u0000\\ud800"}',
  '{"query":"AND OR NOT ("}',
  '{"query":null}',
  '{"query":"dress","filters":[]}',
  '{"query":"dress","filters":{"gender":{"length":1}}}',
  '{"query":"dress","filters":{"gender":[[["Men"]]]}}',
  '{"query":"dress","filters":{"priceRangeMin":1e400}}',
  '{"query":"dress","filters":{"priceRangeMin":-1}}',
  '{"query":"dress","filters":{"__proto__":[]}}',
  '{"query":"dress","filters":{"toString":[]}}',
  '{"query":"","attachments":[{"id":"\\u0000","context":"item"}]}',
  '{"query":"","attachments":[{"id":"\\ud800","context":"chat_attachment"}]}',
  '{"query":"","attachments":[{"id":"a\' OR 1=1 --","context":"item"}]}',
  '{"query":"","attachments":[{},{}]}',
  '{"item_ids":null}',
  '{"item_ids":[1,2]}',
  '{"item_ids":["\\u0000","\\ud800","\' OR 1=1 --","%","t_red-dress"]}',
  `{"item_ids":[${Array.from({ length: 501 }, () => '"a"').join(',')}]}`,
  '{"id":"\\u0000","id_type":"item"}',
  '{"id":"t_red-dress","id_type":"everything"}',
  '{"id":null,"id_type":"query","query":"\\u0000"}',
  '{"id":"t_red-dress","id_type":"item","filters":{"color":["Mauve"]}}',
];

const TYPES = [
  'application/json',
  'application/json; charset=utf-7',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'nonsense',
  undefined,
];

const CALLED = Object.entries(PATHS).filter(([name]) => name in CALLS);

function expectContractError(response: { statusCode: number; body: string; headers: object }) {
  const answer = JSON.parse(response.body);
  expect(isErrorCode(answer.code)).toBe(true);
  expect(answer.request_id).toBe(new Map(Object.entries(response.headers)).get('x-request-id'));
}

describe('whatever is sent', () => {
  it.each(CALLED)(
    '%s answers from the contract and never with 500',
    async (_name, { method, path }) => {
      const url = path.replace(':id', 'nowhere');
      // One of its own: some calls end a session or an account.
      const { authorization } = (await makeMember(test)).headers;
      for (const payload of BODIES) {
        const headers = { authorization, 'content-type': 'application/json' };
        const response = await test.app.inject({ method, url, payload, headers });
        expect([payload.slice(0, 80), response.statusCode < 500]).toEqual([
          payload.slice(0, 80),
          true,
        ]);
        if (response.statusCode >= 400) expectContractError(response);
      }
    },
  );

  it.each(TYPES)('as %s is read or refused', async (type) => {
    for (const { path } of [PATHS.search, PATHS.similarItems, PATHS.uploadAttachment]) {
      const headers = { ...shopper.headers, ...(type !== undefined && { 'content-type': type }) };
      const payload = '{"query":"dress"}';
      const response = await test.app.inject({ method: 'POST', url: path, payload, headers });
      expect(response.statusCode).toBeLessThan(500);
      if (response.statusCode >= 400) expectContractError(response);
    }
  });

  it.each([
    '/api/item/%zz',
    '/api/item/%',
    '/api/item/%00',
    '/api/item/%ff%fe',
    '/api/item/..%2f..%2fetc%2fpasswd',
    `/api/item/${'a'.repeat(5000)}`,
    '/api/item/',
    '/api//item/a',
    '/api/item/attachment/%E0%A4%A/image',
    '/pictures/..%2f..%2fmodiste.lock',
    '/pictures/%00.webp?w=480',
    '/pictures/a.webp?w[]=480&w=1',
    '/shop/pictures/..%2f..%2fx.webp',
    '/shop/pictures/nothing.webp?w=9999999999',
    '/shop/%00',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/nothing.txt',
  ])('to %s it is refused', async (url) => {
    const response = await test.app.inject({ url, headers: shopper.headers });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expectContractError(response);
  });

  it('to a call with another method names the methods there are', async () => {
    const response = await test.app.inject({ method: 'PUT', url: PATHS.search.path, payload: {} });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
    expect((await test.app.inject(PATHS.search.path)).statusCode).toBe(405);
  });

  it('for options alone is told that all is well', async () => {
    const { path } = PATHS.search;
    expect((await test.app.inject({ method: 'OPTIONS', url: path })).statusCode).toBe(204);
  });

  it.each([
    ['nonsense\r\n\r\n', '400'],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
  ])('that is no request of HTTP is refused in the form of the contract', async (text, status) => {
    await test.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => undefined);
    const [address] = test.app.addresses();
    const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.write(text);
    await once(socket, 'close');
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').code).toBe('invalid_request');
  });

  it('of more than half a MiB is too large', async () => {
    const payload = { query: 'x'.repeat(600_000) };
    const response = await test.app.inject({ method: 'POST', url: PATHS.search.path, payload });
    expect([response.statusCode, response.json().code]).toEqual([413, 'payload_too_large']);
  });
});
