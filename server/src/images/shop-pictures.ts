import { pictureKey } from '@modiste/wardrobe/shop-picture';
import type { Deps } from '../deps/deps.ts';
import { CARD_HEIGHT_PX, getPictureCard } from './picture-card.ts';
import type { PictureMaker } from './shop-thread/picture-maker.ts';

const EXTENSION = '.webp';

interface Stores extends Pick<Deps, 'objects'> {
  shopPictures: Pick<PictureMaker, 'make'>;
}

/** What one picture is asked for. */
interface PictureRequest {
  /** The last part of its address, for example "aster-dress-ink.webp". */
  file: string;
  widthPx: number;
  /** Aborted when nobody waits for it any more. */
  signal?: AbortSignal;
}

const nameOf = (file: string): string => file.slice(0, -EXTENSION.length);

/** A picture that looks different with a new version of the app is stored under another key. */
function keyOf(file: string, variant: string): string | null {
  if (!file.endsWith(EXTENSION)) return null;
  const hash = pictureKey(nameOf(file));
  return hash === null ? null : `shop/${hash}-${variant}`;
}

/**
 * A picture of the demo shop, made at its first use and stored.
 * @returns null when the shop has no such picture.
 * @throws ApiError `service_unavailable` where too many are being made; Error where the request was
 *   withdrawn before it was begun.
 */
export async function getShopPicture(
  { objects, shopPictures }: Stores,
  { file, widthPx, signal }: PictureRequest,
): Promise<Uint8Array | null> {
  const key = keyOf(file, `${widthPx}${EXTENSION}`);
  if (key === null) return null;
  const stored = await objects.get(key);
  if (stored) return stored;
  const made = await shopPictures.make({ name: nameOf(file), widthPx }, signal);
  if (made) await objects.put(key, made, 'image/webp');
  return made;
}

/**
 * Makes those of the demo shop's pictures that are not stored yet, before anybody waits for them.
 * @returns what could not be made, by file
 */
export async function storeShopPictures(
  { objects, shopPictures }: Pick<Deps, 'objects' | 'shopPictures'>,
  { files, widthPx }: { files: readonly string[]; widthPx: number },
): Promise<Map<string, Error>> {
  const lacking: { file: string; key: string }[] = [];
  for (const file of files) {
    const key = keyOf(file, `${widthPx}${EXTENSION}`);
    if (key !== null && (await objects.get(key)) === null) lacking.push({ file, key });
  }
  const failures = new Map<string, Error>();
  if (lacking.length === 0) return failures;
  const names = lacking.map(({ file }) => nameOf(file));
  const pictures = await shopPictures.makeMany({ names, widthPx });
  for (const [at, { file, key }] of lacking.entries()) {
    const made = pictures[at];
    if (made instanceof Error) failures.set(file, made);
    else if (made) await objects.put(key, made, 'image/webp');
  }
  return failures;
}

/** The same as messengers show it beside a link. */
export async function getShopPictureCard(
  { objects, shopPictures }: Stores,
  file: string,
): Promise<Uint8Array | null> {
  const key = keyOf(file, 'card.jpg');
  if (key === null) return null;
  const order = { name: nameOf(file), widthPx: CARD_HEIGHT_PX };
  return getPictureCard(objects, key, () => shopPictures.make(order));
}
