import { drawOnDemand } from '../../images/draw-on-demand.ts';
import { getPictureCard } from '../../images/picture-card.ts';
import { PICTURE_WIDTHS_PX } from '../../images/picture-widths.ts';
import { resizePicture } from '../../images/resize-picture.ts';
import { hashInName, itemPictureKey, readItemPicture } from '../../images/stored-item-pictures.ts';
import type { ObjectStore } from '../../objects/object-store.ts';

const [SMALL_PX] = PICTURE_WIDTHS_PX;
const drawInTurn = drawOnDemand();

/** An imported picture; the small one is made of the large one at its first use and stored. */
export async function getItemPicture(
  objects: ObjectStore,
  name: string,
  widthPx: number,
): Promise<Uint8Array | null> {
  const hash = hashInName(name);
  if (hash === null || widthPx !== SMALL_PX) return readItemPicture(objects, name);
  const smallKey = itemPictureKey(hash, SMALL_PX);
  const stored = await objects.get(smallKey);
  if (stored) return stored;
  return drawInTurn(smallKey, async () => {
    const large = await readItemPicture(objects, name);
    if (!large) return null;
    const small = await resizePicture(large, SMALL_PX);
    await objects.put(smallKey, small, 'image/webp');
    return small;
  });
}

/** An imported picture as messengers show it beside a link; null when there is no such picture. */
export async function getItemPictureCard(
  objects: ObjectStore,
  name: string,
): Promise<Uint8Array | null> {
  const hash = hashInName(name);
  if (hash === null) return null;
  return getPictureCard(objects, `pictures/${hash}-card.jpg`, () => readItemPicture(objects, name));
}
