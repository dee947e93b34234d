import { createHash } from 'node:crypto';
import { fillPath, PAGES } from '@modiste/contract/paths';
import type { ObjectStore } from '../objects/object-store.ts';
import { BadPictureError, cleanPicture } from './clean-picture.ts';
import { itemPictureKey } from './item-pictures.ts';
import { PICTURE_WIDTHS_PX } from './picture-widths.ts';

const LARGE_PX = PICTURE_WIDTHS_PX[1];
const TALLEST = 1.5;
const HASH_CHARS = 40;

/**
 * Keeps a garment's picture under a name made of its content, so that the same picture is kept
 * once. Returns where the app serves it and the kept bytes; null when it is no readable picture.
 */
export async function keepItemPicture(
  objects: ObjectStore,
  original: Uint8Array,
): Promise<{ url: string; bytes: Uint8Array } | null> {
  const hash = createHash('sha256').update(original).digest('hex').slice(0, HASH_CHARS);
  const url = fillPath(PAGES.itemPicture, { name: `${hash}.webp` });
  const kept = await objects.get(itemPictureKey(hash));
  if (kept) return { url, bytes: kept };
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
