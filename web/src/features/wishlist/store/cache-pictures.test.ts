import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetPictures,
  PICTURE_CACHE,
  WISHLIST_PICTURE_CACHE,
} from '../../../lib/picture-caches.ts';
import { pretendCaches } from '../../../testing/pretend-caches.ts';
import { cachePictures } from './cache-pictures.ts';

let fetched: string[] = [];
let named = pretendCaches();
const cached = () =>
  [...(named.get(WISHLIST_PICTURE_CACHE)?.held.keys() ?? [])].map((url) => new URL(url).pathname);

beforeEach(() => {
  fetched = [];
  named = pretendCaches();
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(new URL(url).pathname);
    return new Response('a picture', { status: url.includes('gone') ? 404 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the pictures of the wishlist', () => {
  it('are fetched once and cached, and go when their item does', async () => {
    await cachePictures(['/pictures/a.webp', '/pictures/b.webp']);
    await cachePictures(['/pictures/b.webp', '/pictures/c.webp']);
    expect(cached()).toEqual(['/pictures/b.webp', '/pictures/c.webp']);
    expect(fetched).toEqual(['/pictures/a.webp', '/pictures/b.webp', '/pictures/c.webp']);
  });

  it('are not cached where they lie at other sites', async () => {
    await cachePictures(['https://shop.example/a.jpg', '/pictures/b.webp']);
    expect(cached()).toEqual(['/pictures/b.webp']);
  });

  it('are cached but for those that are gone', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await cachePictures(['/pictures/gone.webp', '/pictures/b.webp']);
    expect(cached()).toEqual(['/pictures/b.webp']);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('are forgotten with all the others', async () => {
    await cachePictures(['/pictures/a.webp']);
    await caches.open(PICTURE_CACHE);
    await caches.open('modiste-shell-1');
    await forgetPictures();
    expect([...named.keys()]).toEqual(['modiste-shell-1']);
  });

  it('are no matter where the browser keeps nothing', async () => {
    vi.unstubAllGlobals();
    await expect(cachePictures(['/pictures/a.webp'])).resolves.toBeUndefined();
    await expect(forgetPictures()).resolves.toBeUndefined();
  });
});
