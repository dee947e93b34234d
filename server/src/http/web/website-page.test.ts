import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillPath, PAGES, PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';

const MARKETING = 'www.modiste.example';
const APP = 'modiste.example';

const APP_PAGE = `<html><head><meta name="description" content="All of it" />
<title>app</title></head><body><div id="root"></div></body></html>`;

let folder = '';
let test: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modiste-website-'));
  await mkdir(join(folder, 'website'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), APP_PAGE);
  await writeFile(join(folder, 'privacy.html'), '<title>privacy</title>');
  await writeFile(join(folder, 'sw.js'), '// worker');
  await writeFile(join(folder, 'assets', 'website-1.css'), 'body{}');
  for (const page of ['landing', 'pitch', 'features', 'vision']) {
    await writeFile(
      join(folder, 'website', `${page}.html`),
      `<title>${page}</title><link rel="canonical" href="%SITE%%FRONT%">`,
    );
  }
  test = await openTestApp({
    webFolder: folder,
    environment: {
      PUBLIC_URL: `https://${APP}`,
      MODISTE_MARKETING_HOST: `${MARKETING}, other.example`,
    },
  });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

async function shown(host: string, url: string): Promise<string> {
  const { statusCode, body } = await test.app.inject({ url, headers: { host } });
  const title = /<title>(\w+)/.exec(body)?.[1]?.toLowerCase();
  return `${statusCode} ${title ?? 'nothing'}`;
}

describe('the host and the path', () => {
  it.each([
    [MARKETING, '/', '200 landing'],
    [MARKETING, '/vision', '200 vision'],
    [MARKETING, '/pitch', '200 pitch'],
    [MARKETING, '/website/features', '200 features'],
    [MARKETING, '/anything/else?item=1', '200 landing'],
    [MARKETING, '/privacy', '200 landing'],
    [MARKETING, '/onboarding', '200 landing'],
    [`${MARKETING.toUpperCase()}:8443`, '/', '200 landing'],
    ['other.example', '/', '200 landing'],
    ['localhost:3000', '/website', '200 landing'],
    ['localhost:3000', '/website/', '200 landing'],
    ['localhost:3000', '/website/pitch', '200 pitch'],
    ['localhost:3000', '/website/whatever', '200 landing'],
    ['127.0.0.1:3000', '/vision', '200 vision'],
    ['[::1]:3000', '/vision', '200 vision'],
    ['192.168.1.20', '/website', '200 landing'],
    ['localhost:3000', '/privacy', '200 privacy'],
    ['localhost:3000', '/websites', '404 app'],
    ['localhost:3000', '/pitch', '404 app'],
    [APP, '/website', '404 app'],
    [APP, '/vision', '404 app'],
    ['evil.www.modiste.example', '/', '200 modiste'],
  ])('at %s%s show %s', async (host, url, expected) => {
    expect(await shown(host, url)).toBe(expected);
  });

  it('of the app still lead to the app', async () => {
    for (const host of [APP, 'localhost:3000']) {
      expect(await shown(host, '/')).toMatch(/^200 (?:app|modiste)$/);
    }
  });
});

describe('search engines', () => {
  const read = async (host: string, url: string) =>
    (await test.app.inject({ url, headers: { host } })).body;

  it('find the pages of a marketing host, by its first name', async () => {
    for (const host of [MARKETING, 'other.example']) {
      expect(await read(host, PAGES.robots)).toBe(
        `User-agent: *\nAllow: /\n\nSitemap: https://${MARKETING}/sitemap.xml\n`,
      );
      const listed = [...(await read(host, PAGES.sitemap)).matchAll(/<loc>([^<]*)/g)];
      expect(listed.map(([, address]) => address)).toEqual(
        ['/', '/website/pitch', '/website/features', '/vision'].map(
          (path) => `https://${MARKETING}${path}`,
        ),
      );
      expect(await read(host, '/')).toContain(`href="https://${MARKETING}/"`);
    }
  });

  it('find nothing of it at the app’s host', async () => {
    const pages = await read(APP, fillPath(PAGES.sitemapPart, { part: 'pages' }));
    expect(pages).toContain(`<loc>https://${APP}/privacy</loc>`);
    expect(pages).not.toMatch(/\/website|\/vision|www\.modiste/);
    expect(await read(APP, PAGES.robots)).toContain(`Sitemap: https://${APP}/sitemap.xml`);
  });

  it.each([PAGES.onboarding, PAGES.passwordReset, PAGES.verifyEmail, '/nothing'])(
    'do not list %s of the app',
    async (url) => {
      const { headers } = await test.app.inject({ url, headers: { host: APP } });
      expect(headers['x-robots-tag']).toBe('noindex');
    },
  );
});

describe('a marketing host', () => {
  it.each([
    ['GET', PATHS.loginOptions.path],
    ['POST', PATHS.search.path],
    ['GET', '/openapi.json'],
    ['GET', '/index.html'],
    ['GET', '/sw.js'],
    ['GET', '/shop/shop.css'],
  ] as const)('answers no %s %s', async (method, url) => {
    const answer = await test.app.inject({ method, url, headers: { host: MARKETING } });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });

  it('serves the files of its pages', async () => {
    const url = '/assets/website-1.css';
    const { statusCode } = await test.app.inject({ url, headers: { host: MARKETING } });
    expect(statusCode).toBe(200);
  });

  it('takes messages from its own pages, and from no other site', async () => {
    const write = (origin: string) =>
      test.app.inject({
        method: 'POST',
        url: PATHS.sendContact.path,
        headers: { host: MARKETING, origin },
        body: { name: 'Ada', email: 'ada@mail.example', message: 'Hello' },
      });
    expect((await write(`https://${MARKETING}`)).statusCode).toBe(200);
    expect((await write('https://other-site.example')).json().code).toBe('forbidden_origin');
  });
});
