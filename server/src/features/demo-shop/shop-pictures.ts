import { hexHash } from '@modiste/catalogue/hash/content-hash';
import { drawPicture } from '@modiste/wardrobe/draw-picture';
import { rasterPicture } from '@modiste/wardrobe/raster-picture';
import { drawOnDemand } from '../../images/draw-on-demand.ts';
import { CARD_HEIGHT_PX, getPictureCard } from '../../images/picture-card.ts';
import type { ObjectStore } from '../../objects/object-store.ts';

const EXTENSION = '.webp';
const drawInTurn = drawOnDemand();

/** Hashes of the drawings by name: drawing for each request would cost more than the rest of it. */
const hashes = new Map<string, string>();

function hashOf(name: string): string | null {
  const known = hashes.get(name);
  if (known !== undefined) return known;
  const drawing = drawPicture(name);
  if (drawing === null) return null;
  const hash = hexHash(drawing, 24);
  hashes.set(name, hash);
  return hash;
}

/** A drawing that changes with a new version of the app is stored under another key. */
function keyOf(file: string, variant: string): string | null {
  if (!file.endsWith(EXTENSION)) return null;
  const hash = hashOf(file.slice(0, -EXTENSION.length));
  return hash === null ? null : `shop/${hash}-${variant}`;
}

/**
 * A picture of the demo shop, drawn at its first use and stored.
 * @param file The last part of its address, for example "aster-dress-ink.webp".
 * @returns null when the shop has no such picture.
 */
export async function getShopPicture(
  objects: ObjectStore,
  file: string,
  widthPx: number,
): Promise<Uint8Array | null> {
  const key = keyOf(file, `${widthPx}${EXTENSION}`);
  if (key === null) return null;
  const stored = await objects.get(key);
  if (stored) return stored;
  return drawInTurn(key, async () => {
    const drawn = await rasterPicture(file.slice(0, -EXTENSION.length), widthPx);
    if (drawn) await objects.put(key, drawn, 'image/webp');
    return drawn;
  });
}

/** The same as messengers show it beside a link. */
export async function getShopPictureCard(
  objects: ObjectStore,
  file: string,
): Promise<Uint8Array | null> {
  const key = keyOf(file, 'card.jpg');
  if (key === null) return null;
  const name = file.slice(0, -EXTENSION.length);
  return getPictureCard(objects, key, () => rasterPicture(name, CARD_HEIGHT_PX));
}
