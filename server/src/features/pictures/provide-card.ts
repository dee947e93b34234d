import { hashInName, readItemPicture } from '../../images/item-pictures.ts';
import { providePictureCard } from '../../images/picture-card.ts';
import type { ObjectStore } from '../../objects/object-store.ts';

/** An imported picture as messengers show it beside a link; null when there is no such picture. */
export async function provideCard(objects: ObjectStore, name: string): Promise<Uint8Array | null> {
  const hash = hashInName(name);
  if (hash === null) return null;
  return providePictureCard(objects, `pictures/${hash}-card.jpg`, () =>
    readItemPicture(objects, name),
  );
}
