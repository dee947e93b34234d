import { pictureVersion } from '@modiste/wardrobe/shop-picture';
import type { Deps } from '../deps/deps.ts';
import { drawOnDemand } from './draw-on-demand.ts';

/** More at once would only wait for each other. */
const MAKING_MAX = 16;
const makeOnce = drawOnDemand(MAKING_MAX);

/** The picture of a mannequin, made at its first use and stored. */
export async function getMannequinPicture(
  { objects, shopPictures }: Pick<Deps, 'objects' | 'shopPictures'>,
  { mannequin, widthPx }: { mannequin: string; widthPx: number },
): Promise<Uint8Array> {
  const key = `mannequins/${mannequin}-${widthPx}-${pictureVersion()}.webp`;
  const stored = await objects.get(key);
  if (stored) return stored;
  const made = await makeOnce(key, async () => {
    const bytes = await shopPictures.photographMannequin({ mannequin, imageNames: [], widthPx });
    await objects.put(key, bytes, 'image/webp');
    return bytes;
  });
  if (made === null) throw new Error(`There is no picture of ${mannequin}`);
  return made;
}
