import { hexHash } from '@modiste/catalogue/hash/content-hash';
import { fillPath, PAGES } from '@modiste/contract/paths';
import type { ObjectStore } from '../objects/object-store.ts';
import { BadPictureError, cleanPicture } from './clean-picture.ts';
import { PICTURE_WIDTHS_PX } from './picture-widths.ts';

const NAME = /^([0-9a-f]{32,64})\.webp$/;

/** Where the object store keeps an imported picture, whole or in a smaller width. */
export const itemPictureKey = (hash: string, widthPx?: number): string =>
  `pictures/${hash}${widthPx === undefined ? '' : `-${widthPx}`}.webp`;

/** The content's hash in the name of an imported picture, or null when it is no such name. */
export const hashInName = (name: string): string | null => NAME.exec(name)?.[1] ?? null;

/** An imported picture by the last part of its address, or null when there is none. */
export async function readItemPicture(
  objects: ObjectStore,
  name: string,
): Promise<Uint8Array | null> {
  const hash = hashInName(name);
  return hash === null ? null : objects.get(itemPictureKey(hash));
}

const LARGE_PX = PICTURE_WIDTHS_PX[1];
const TALLEST = 1.5;
const HASH_CHARS = 40;

/**
 * Keeps a garment's picture under a name made of its content, so that the same picture is stored
 * once. Returns where the app serves it and the stored bytes; null when it is no readable picture.
 */
export async function storeItemPicture(
  objects: ObjectStore,
  original: Uint8Array,
): Promise<{ url: string; bytes: Uint8Array } | null> {
  const hash = hexHash(original, HASH_CHARS);
  const url = fillPath(PAGES.itemPicture, { name: `${hash}.webp` });
  const stored = await objects.get(itemPictureKey(hash));
  if (stored) return { url, bytes: stored };
  try {
    const box = { widthPx: LARGE_PX, heightPx: LARGE_PX * TALLEST };
    const { bytes } = await cleanPicture(original, box);
    await objects.put(itemPictureKey(hash), bytes, 'image/webp');
    return { url, bytes };
  } catch (error) {
    if (error instanceof BadPictureError) return null;
    throw error;
  }
}
