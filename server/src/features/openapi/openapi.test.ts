import { PAGES } from '@modiste/contract/paths';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';

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
