import type { ObjectStore } from '../objects/object-store.ts';

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
