import { PAGES } from '@modiste/contract/paths';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { makeMember } from '../../testing/people/make-member.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('the description of the calls', () => {
  it('is a valid OpenAPI document of the calls that are answered', async () => {
    const document = (await test.app.inject(PAGES.openapi)).json();
    const operations = Object.values<object>(document.paths).flatMap((place) =>
      Object.values<{ operationId: string }>({ ...place }).map((call) => call.operationId),
    );
    expect(new Set(operations)).toEqual(test.app.boundCalls);
    expect((await new Validator().validate(document)).errors).toBeUndefined();
  });

  it('is found with a slash at the end, too', async () => {
    const page = await test.app.inject(`${PAGES.apiReference}/`);
    expect(page.body).toBe((await test.app.inject(PAGES.apiReference)).body);
  });

  it('is a page to read that needs no script', async () => {
    const page = await test.app.inject(PAGES.apiReference);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).not.toContain('<script');
    for (const name of test.app.boundCalls) expect(page.body).toContain(`id="${name}"`);
    const style = /href="([^"]+\.css)"/.exec(page.body)?.[1] ?? '';
    expect((await test.app.inject(style)).headers['content-type']).toContain('text/css');
  });
});

interface Operation {
  operationId: string;
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  documented: string[];
}

async function readOperations(): Promise<Operation[]> {
  const { paths } = (await test.app.inject(PAGES.openapi)).json();
  return Object.entries<Record<string, { operationId: string; responses: object }>>(paths).flatMap(
    ([path, place]) =>
      Object.entries(place).map(([name, { operationId, responses }]) => ({
        operationId,
        method: name === 'get' ? 'GET' : name === 'post' ? 'POST' : 'DELETE',
        url: path.replace(/\{\w+\}/g, 'any'),
        documented: Object.keys(responses),
      })),
  );
}

const json = { 'content-type': 'application/json' };
const BIG = JSON.stringify({ query: 'x'.repeat(600 * 1024) });

/** What strangers and broken clients send. */
const PROBES: [string, { headers: Record<string, string>; payload?: string }][] = [
  ['nothing at all', { headers: {} }],
  ['a token that is none', { headers: { authorization: 'Bearer nonsense' } }],
  ['a request of another site', { headers: { origin: 'https://evil.example' } }],
  ['an empty object', { headers: json, payload: '{}' }],
  ['a list', { headers: json, payload: '[1]' }],
  ['broken JSON', { headers: json, payload: '{"query":' }],
  ['no JSON', { headers: { 'content-type': 'text/xml' }, payload: '<a/>' }],
  ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=b' }],
  ['parts without an end', { headers: { 'content-type': 'multipart/form-data' }, payload: 'a' }],
  ['more than is taken', { headers: json, payload: BIG }],
];

describe('every call', () => {
  it.each(PROBES)('answers %s as its description says', async (_what, probe) => {
    const { headers: member } = await makeMember(test);
    const undocumented = [];
    for (const { operationId, method, url, documented } of await readOperations()) {
      const { payload } = probe;
      const asked = method === 'GET' ? { method, url } : { method, url, payload };
      for (const headers of [probe.headers, { ...member, ...probe.headers }]) {
        const { statusCode } = await test.app.inject({ ...asked, headers });
        if (!documented.includes(String(statusCode))) undocumented.push([operationId, statusCode]);
      }
    }
    expect(undocumented).toEqual([]);
  });

  it('that may be made too often, or while the database is away, says so', async () => {
    const silent = (await readOperations()).filter(
      ({ url, documented }) =>
        url.startsWith('/api/') && !(documented.includes('429') && documented.includes('503')),
    );
    expect(silent).toEqual([]);
  });

  it('that may change something tells of other sites, sizes and media', async () => {
    const told = (await readOperations()).map(({ method, documented }) => [
      method === 'GET' ? 0 : 3,
      ['403', '413', '415'].filter((status) => documented.includes(status)).length,
    ]);
    for (const [expected, found] of told) expect(found).toBe(expected);
  });
});
