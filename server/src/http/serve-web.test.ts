import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWeb } from './serve-web.ts';

let folder = '';
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modiste-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>The app</title>');
  await writeFile(join(folder, 'privacy.html'), '<title>Privacy</title>');
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  await writeFile(join(folder, '.sources'), 'a hash');
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'assets', 'main-4f2a.js'), 'export {}');
  app = fastify();
  await serveWeb(app, { folder, publicUrl: new URL('https://modiste.example') });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('the web app', () => {
  it.each(['/', '/wishlist', '/some/deep/view?item=a.b'])('opens at %s', async (url) => {
    const page = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(page.body).toContain('The app');
    expect(page.headers['cache-control']).toBe('no-cache');
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

  it('says nothing of where its own page belongs', async () => {
    expect((await app.inject('/')).headers.link).toBeUndefined();
  });

  it('has files that never change and files that do', async () => {
    const asset = await app.inject('/assets/main-4f2a.js');
    expect(asset.headers['cache-control']).toContain('immutable');
    expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('no-cache');
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
