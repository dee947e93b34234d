import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FileObjectStore } from '../objects/file-object-store.ts';
import { createGuardedFetch } from '../providers/web/guarded-fetch.ts';
import { WebError } from '../providers/web/guarded-request.ts';
import { drawGarment } from '../testing/pictures/draw-garment.ts';
import { feedPictures } from './feed-pictures.ts';

async function openObjects(): Promise<FileObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), 'modiste-pictures-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return new FileObjectStore(folder);
}

async function servePictures(): Promise<string> {
  const picture = await drawGarment({ color: 'teal', shape: 'dress' });
  const server = createServer((request, response) => {
    if (request.url === '/dress.png') response.end(picture);
    else response.writeHead(request.url === '/busy.png' ? 503 : 404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

describe("a feed's pictures of the web", () => {
  it('are kept here when a page may not load them, and looked at', async () => {
    const shop = await servePictures();
    const objects = await openObjects();
    const guardedFetch = createGuardedFetch(() => true);
    const source = feedPictures({ objects, findLocal: null, guardedFetch });
    const taken = await source.take(`${shop}/dress.png`);
    expect(taken?.url).toMatch(/^\/pictures\/[0-9a-f]{40}\.webp$/);
    expect(taken?.bytes?.length).toBeGreaterThan(0);
    expect(await source.take(taken?.url ?? '')).toEqual(taken);
  });

  it('are none where the shop says so, and where only http at a port of its own leads to them', async () => {
    const shop = await servePictures();
    const guardedFetch = createGuardedFetch(() => true);
    const source = feedPictures({ objects: await openObjects(), findLocal: null, guardedFetch });
    expect(await source.take(`${shop}/gone.png`)).toBeNull();
    expect(await source.take(`${shop}/busy.png`)).toBeNull();
  });

  it('are not asked for when nobody wants them looked at', async () => {
    const source = feedPictures({
      objects: await openObjects(),
      findLocal: null,
      guardedFetch: null,
    });
    const url = 'https://shop.example/dress.png';
    expect(await source.take(url)).toEqual({ url, bytes: null });
  });

  it.each([
    ['http://shop.example/a.jpg', 'https://shop.example/a.jpg'],
    ['HTTP://SHOP.EXAMPLE/a.jpg', 'https://shop.example/a.jpg'],
    ['http://shop.example:80/a.jpg?w=2', 'https://shop.example/a.jpg?w=2'],
    ['http://shop.example/http:/b.jpg', 'https://shop.example/http:/b.jpg'],
    ['https://shop.example:8443/a.jpg', 'https://shop.example:8443/a.jpg'],
    ['http://shop.example:8080/a.jpg', null],
    ['http://', null],
  ])('stay where they are by https alone: %s', async (reference, url) => {
    const down = async function* down(): AsyncGenerator<Uint8Array> {
      yield* [];
      throw new WebError('shop.example does not answer');
    };
    const objects = await openObjects();
    for (const guardedFetch of [null, down]) {
      const taken = await feedPictures({ objects, findLocal: null, guardedFetch }).take(reference);
      expect(taken?.url ?? null).toBe(url);
    }
  });

  it('are kept here however the address spells http', async () => {
    const shop = await servePictures();
    const guardedFetch = createGuardedFetch(() => true);
    const source = feedPictures({ objects: await openObjects(), findLocal: null, guardedFetch });
    const taken = await source.take(`${shop.replace('http:', 'HTTP:')}/dress.png`);
    expect(taken?.url).toMatch(/^\/pictures\//);
  });
});
