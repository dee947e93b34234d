import { LRUCache } from 'lru-cache';
import type { PictureMaker } from './shop-thread/picture-maker.ts';

/** All mannequins in both widths, some hundred kilobytes each at most. */
const PICTURES_KEPT = 64;
const made = new LRUCache<string, Promise<Uint8Array>>({ max: PICTURES_KEPT });

/** The picture of a mannequin, made at its first use and held in memory. */
export function getMannequinPicture(
  pictures: Pick<PictureMaker, 'photographMannequin'>,
  { mannequin, widthPx }: { mannequin: string; widthPx: number },
): Promise<Uint8Array> {
  const key = `${mannequin} ${widthPx}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const making = pictures.photographMannequin({ mannequin, imageNames: [], widthPx });
  made.set(key, making);
  // What failed is made anew when it is asked for again.
  making.catch(() => made.delete(key));
  return making;
}
