import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { pageCaching, requestOrigin } from './request-origin.ts';

async function originOf(host: string, publicUrl: URL | null = null) {
  const app = fastify();
  app.get('/', async (request) => requestOrigin(request, { publicUrl, port: 3000 }));
  return (await app.inject({ url: '/', headers: { host } })).body;
}

describe('where the addresses of a page lead', () => {
  it('is the public address, whatever a request calls it', async () => {
    const publicUrl = new URL('https://modiste.example');
    expect(await originOf('evil.example', publicUrl)).toBe('https://modiste.example');
    expect(pageCaching({ publicUrl })).toBe('no-cache');
  });

  it.each(['localhost:4000', '192.168.1.5:3000', '[::1]:3000', 'shop.example'])(
    'is what the asker calls the app where there is no public address, for the asker alone: %s',
    async (host) => {
      expect(await originOf(host)).toBe(`http://${host}`);
      expect(pageCaching({ publicUrl: null })).toBe('private, no-cache');
    },
  );

  it.each(['a"><script>', 'evil.example/path', 'user@evil.example', 'a b', '-', 'x:99999', '[::'])(
    'is this machine where a request names no host that there could be: %j',
    async (host) => {
      expect(await originOf(host)).toBe('http://localhost:3000');
    },
  );
});
