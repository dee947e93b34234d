import { mayKeepPictures, PICTURE_CACHES } from './picture-caches.ts';

/** Forgets every picture of items that is kept on the device. */
export async function forgetPictures(): Promise<void> {
  if (!mayKeepPictures()) return;
  await Promise.all(PICTURE_CACHES.map((name) => caches.delete(name)));
}
