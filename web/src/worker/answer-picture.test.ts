import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPictures, PICTURE_CACHE, WISHLIST_PICTURE_CACHE } from '../lib/picture-caches.ts';
import { pretendCaches } from '../testing/pretend-caches.ts';
import { answerPicture } from './answer-picture.ts';

let named = pretendCaches();
let fetched = 0;
let isThere = true;
let bytes = '5';
const picture = (path: string) => new Request(new URL(path, location.href));
const keptCount = () => named.get(PICTURE_CACHE)?.held.size ?? 0;

async function show(path: string): Promise<string> {
  const work: Promise<void>[] = [];
  const answer = await answerPicture(picture(path), (one) => work.push(one));
  await Promise.all(work);
  return await answer.text();
}

beforeEach(() => {
  named = pretendCaches();
  fetched = 0;
  isThere = true;
  bytes = '5';
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    fetched += 1;
    return new Response('drawn', { headers: { 'content-length': bytes } });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a picture of an item', () => {
  it('is fetched once', async () => {
    expect(await show('/pictures/a.webp?w=480')).toBe('drawn');
    expect(await show('/pictures/a.webp?w=480')).toBe('drawn');
    expect(fetched).toBe(1);
  });

  it('is shown in another width without a network', async () => {
    const cache = await caches.open(WISHLIST_PICTURE_CACHE);
    await cache.put('/pictures/a.webp?w=480', new Response('the small one'));
    isThere = false;
    expect(await show('/pictures/a.webp?w=1080')).toBe('the small one');
    await expect(show('/pictures/b.webp')).rejects.toThrow('Failed to fetch');
  });

  it('is not kept where it is large, or nobody says how large', async () => {
    bytes = '900000';
    await show('/pictures/a.webp');
    bytes = '';
    await show('/pictures/b.webp');
    expect(keptCount()).toBe(0);
  });

  it('is not kept where the pictures were forgotten while it was on its way', async () => {
    const gate = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => gate.promise);
    const shown = show('/pictures/a.webp');
    await expect.poll(() => named.has(PICTURE_CACHE)).toBe(true);
    await forgetPictures();
    gate.resolve(new Response('drawn', { headers: { 'content-length': bytes } }));
    expect(await shown).toBe('drawn');
    expect(keptCount()).toBe(0);
  });

  it('makes way for newer ones', async () => {
    bytes = '500000';
    for (let index = 0; index < 120; index += 1) await show(`/pictures/${index}.webp`);
    expect(keptCount()).toBeLessThanOrEqual(80);
    const kept = [...(named.get(PICTURE_CACHE)?.held.keys() ?? [])].join(' ');
    expect(kept).toContain('/pictures/119.webp');
    expect(kept).not.toContain('/pictures/1.webp');
  });
});
