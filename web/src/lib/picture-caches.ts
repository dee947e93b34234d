/** Pictures of items that were seen of late: the service worker keeps them. */
export const PICTURE_CACHE = 'modiste-pictures';

/** Pictures of the items on the wishlist: the page keeps them, the service worker shows them. */
export const WISHLIST_PICTURE_CACHE = 'modiste-wishlist-pictures';

export const PICTURE_CACHES = [WISHLIST_PICTURE_CACHE, PICTURE_CACHE] as const;

/** Only pages that came over https, and those of this very machine, may keep anything. */
export const mayKeepPictures = (): boolean => 'caches' in globalThis;

/** Forgets every picture of items that is kept on the device. */
export async function forgetPictures(): Promise<void> {
  if (!mayKeepPictures()) return;
  await Promise.all(PICTURE_CACHES.map((name) => caches.delete(name)));
}
