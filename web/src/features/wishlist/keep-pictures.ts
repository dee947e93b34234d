import { mayKeepPictures, WISHLIST_PICTURE_CACHE } from '../../lib/picture-caches.ts';

const isOwn = (url: string) => new URL(url, location.href).origin === location.origin;

/**
 * Keeps these pictures of items on the device, and none but these, so that they are there without a
 * network. Those of other sites are left out: what they weigh cannot be known.
 */
export async function keepPictures(urls: readonly string[]): Promise<void> {
  if (!mayKeepPictures()) return;
  const cache = await caches.open(WISHLIST_PICTURE_CACHE);
  const wanted = new Set(urls.filter(isOwn).map((url) => new URL(url, location.href).href));
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.all([...kept].filter((url) => !wanted.has(url)).map((url) => cache.delete(url)));
  for (const url of [...wanted].filter((url) => !kept.has(url))) {
    // One that is gone keeps no other away.
    await cache.add(url).catch((cause: unknown) => console.warn('A picture was not kept.', cause));
  }
}
