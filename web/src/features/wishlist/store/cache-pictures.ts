import { mayKeepPictures, WISHLIST_PICTURE_CACHE } from '../../../lib/picture-caches.ts';

const isOwn = (url: string) => new URL(url, location.href).origin === location.origin;

/**
 * Caches exactly these pictures of items on the device, so that they show without a network. Those of
 * other sites are left out, because how large they are cannot be known.
 */
export async function cachePictures(urls: readonly string[]): Promise<void> {
  if (!mayKeepPictures()) return;
  const cache = await caches.open(WISHLIST_PICTURE_CACHE);
  const wanted = new Set(urls.filter(isOwn).map((url) => new URL(url, location.href).href));
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.all([...cached].filter((url) => !wanted.has(url)).map((url) => cache.delete(url)));
  for (const url of [...wanted].filter((url) => !cached.has(url))) {
    // A picture that cannot be fetched must not stop the others.
    await cache
      .add(url)
      .catch((cause: unknown) => console.warn('A picture was not cached.', cause));
  }
}
