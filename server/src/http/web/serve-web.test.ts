import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { PAGES } from '@modiste/contract/paths';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serveWeb } from './serve-web.ts';

const PAGE = `<html><head>
<meta name="description" content="All of it" />
<title>The app</title>
<script type="module" crossorigin src="/assets/main-4f2a.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react-1.js">
<link rel="stylesheet" crossorigin href="/assets/main-1.css"></head><body><div id="root"></div></body></html>`;

/** A head that shows what it was asked for. */
const describePage = async (search: string, origin: string) => ({
  status: search === 'item=gone' ? 404 : 200,
  head: {
    title: `The app <${search}>`,
    description: 'Costs $& and "$1"',
    tags: [`<link rel="canonical" href="${origin}/">`],
    plain: search === '' ? '' : '<h1>An item</h1>',
  },
  item: search === 'item=known' ? makeStoredItem('known', { brand: '$& Alder' }).item : null,
});

/** What a build leaves for the server to draw items with. */
const firstViewOf = (entry: string) => `
export const parts = {
  entry: '${entry}',
  guard: '/assets/guard-1.js',
  styles: ['/assets/item-1.css'],
  scripts: ['/assets/react-1.js', '/assets/item-1.js'],
};
export const draw = ({ brand }) => '<p>' + brand + '</p>';`;

const CONFIG = {
  publicUrl: new URL('https://modiste.example'),
  port: 0,
  opensOffline: true,
  marketingHosts: ['www.modiste.example'],
  analytics: null,
  mail: { smtpUrl: null, from: 'a@modiste.example', supportEmail: 'help@modiste.example' },
};

let folder = '';
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modiste-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'privacy.html'), '<title>Privacy</title>');
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  await writeFile(join(folder, '.sources'), 'a hash');
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  await writeFile(join(folder, 'icon-512.png'), 'a picture');
  await writeFile(join(folder, 'sw.js'), 'keep it all');
  await writeFile(join(folder, 'sw-retired.js'), 'forget it all');
  await writeFile(join(folder, 'assets', 'main-4f2a.js'), 'export {}');
  app = fastify();
  await serveWeb(app, { folder, config: CONFIG, describePage });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('the page of an item', () => {
  const leave = async (text: string) => {
    await mkdir(join(folder, '.server'), { recursive: true });
    await writeFile(join(folder, '.server', 'first-view.js'), text);
  };
  const open = async (search: string) => (await app.inject(`/${search}`)).body;
  afterEach(() => rm(join(folder, '.server'), { recursive: true, force: true }));

  it('shows it before any script of the app has run, which the guard then fetches', async () => {
    await leave(firstViewOf('/assets/main-4f2a.js'));
    const page = await open('?item=known');
    expect(page).toContain('<div id="root"><p>$& Alder</p></div>');
    expect(page.match(/<(script|link)[^>]*>/g)).toEqual([
      '<script src="/assets/guard-1.js" data-entry="/assets/main-4f2a.js" data-parts="/assets/react-1.js /assets/item-1.js">',
      '<link rel="stylesheet" crossorigin href="/assets/main-1.css">',
      '<link rel="stylesheet" crossorigin href="/assets/item-1.css">',
      '<link rel="canonical" href="https://modiste.example/">',
    ]);
    expect(page).not.toContain('<noscript>');
  });

  it.each(['', '?item=gone', '?q=dress'])('alone does so: not /%s', async (search) => {
    await leave(firstViewOf('/assets/main-4f2a.js'));
    const page = await open(search);
    expect(page).toContain('<div id="root"></div>');
    expect(page).toContain('<script type="module" crossorigin src="/assets/main-4f2a.js">');
    expect(page).not.toContain('guard');
  });

  it('waits for the app where the build brought nothing to draw it with', async () => {
    expect(await open('?item=known')).toContain('<noscript><h1>An item</h1></noscript>');
    await leave(firstViewOf('/assets/main-of-another-build.js'));
    expect(await open('?item=known')).toContain('<noscript><h1>An item</h1></noscript>');
  });

  it('opens all the same where the item cannot be drawn', async () => {
    await leave(`${firstViewOf('/assets/main-4f2a.js').split('export const draw')[0]}
      export const draw = () => { throw new Error('It has no brand'); };`);
    const page = await app.inject('/?item=known');
    expect([page.statusCode, page.body.includes('<div id="root"></div>')]).toEqual([200, true]);
  });

  it('is drawn by what nobody is given to read', async () => {
    await leave(firstViewOf('/assets/main-4f2a.js'));
    expect((await app.inject('/.server/first-view.js')).statusCode).toBe(404);
  });
});

describe('the web app', () => {
  it.each(['/', '/onboarding', '/password-reset?oobCode=a.b', '/verify-email/'])(
    'opens at %s',
    async (url) => {
      const page = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('The app');
      expect(page.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/wishlist', '/some/deep/view?item=a.b'])(
    'says itself that there is nothing at %s, which the answer says too',
    async (url) => {
      const page = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('The app');
    },
  );

  it('sends its worker as a script that is looked for anew each time', async () => {
    const worker = await app.inject(PAGES.worker);
    expect(worker.body).toBe('keep it all');
    expect(worker.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(worker.headers['cache-control']).toBe('no-cache');
  });

  it('sends what takes the worker away where the app is not to open without a network', async () => {
    const online = fastify();
    await serveWeb(online, { folder, config: { ...CONFIG, opensOffline: false }, describePage });
    const worker = await online.inject(PAGES.worker);
    expect(worker.body).toBe('forget it all');
    expect(worker.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(worker.headers['cache-control']).toBe('no-cache');
    await online.close();
  });

  it.each(['/privacy', '/privacy/', '/privacy?from=mail'])(
    'gives way to a page that was written whole at %s',
    async (url) => {
      const page = await app.inject(url);
      expect(page.body).toContain('Privacy');
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.headers.link).toBe('<https://modiste.example/privacy>; rel="canonical"');
    },
  );

  it('says at its own address what that address shows, in place of what every page says', async () => {
    const page = await app.inject('/?item=a%3Cb');
    expect(page.body).toContain('<title>The app &lt;item=a%3Cb&gt;</title>');
    expect(page.body).toContain('content="Costs $&amp; and &quot;$1&quot;"');
    expect(page.body).toContain('<link rel="canonical" href="https://modiste.example/">');
    expect(page.body).toContain('<noscript><h1>An item</h1></noscript>');
    expect(page.body.match(/<title>|name="description"/g)).toHaveLength(2);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('is sent again only where it differs', async () => {
    const { headers } = await app.inject('/?item=a');
    const known = { 'if-none-match': `"other", ${String(headers.etag)}` };
    const again = await app.inject({ url: '/?item=a', headers: known });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await app.inject({ url: '/?item=b', headers: known })).statusCode).toBe(200);
    const head = await app.inject({ method: 'HEAD', url: '/?item=a' });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
  });

  it('of an item that is gone is never said to be unchanged', async () => {
    const gone = await app.inject({ url: '/?item=gone', headers: { 'if-none-match': '*' } });
    expect(gone.statusCode).toBe(404);
    expect(gone.headers.etag).toBeUndefined();
  });

  it('has files that never change and files that do', async () => {
    const asset = await app.inject('/assets/main-4f2a.js');
    expect(asset.headers['cache-control']).toContain('immutable');
    expect((await app.inject('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('has an icon that any site may show', async () => {
    const { headers } = await app.inject('/icon-512.png');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each([
    '/llms.txt',
    '/assets/gone.js',
    '/api/nothing',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/.sources',
    '/.git/config',
  ])('does not stand in for %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  it('does not stand in for a write', async () => {
    expect((await app.inject({ method: 'POST', url: '/wishlist' })).statusCode).toBe(404);
  });
});
