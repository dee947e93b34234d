import { itemPictureKey } from '../../images/item-picture-key.ts';
import { resizePicture } from '../../images/resize-picture.ts';
import { PICTURE_WIDTHS_PX } from '../../images/picture-widths.ts';
import type { ObjectStore } from '../../objects/object-store.ts';

const NAME = /^([0-9a-f]{32,64})\.webp$/;
const [SMALL_PX] = PICTURE_WIDTHS_PX;

/** An imported picture; the small one is made of the large one at its first use and kept. */
export async function providePicture(
  objects: ObjectStore,
  name: string,
  widthPx: number,
): Promise<Uint8Array | null> {
  const hash = NAME.exec(name)?.[1];
  if (hash === undefined) return null;
  if (widthPx !== SMALL_PX) return objects.get(itemPictureKey(hash));
  const smallKey = itemPictureKey(hash, SMALL_PX);
  const kept = await objects.get(smallKey);
  if (kept) return kept;
  const large = await objects.get(itemPictureKey(hash));
  if (!large) return null;
  const small = await resizePicture(large, SMALL_PX);
  await objects.put(smallKey, small, 'image/webp');
  return small;
}
