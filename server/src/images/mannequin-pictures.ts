import { MANNEQUINS } from '@modiste/wardrobe/mannequins';
import { pictureVersion } from '@modiste/wardrobe/shop-picture';
import type { Deps } from '../deps/deps.ts';
import { drawOnDemand } from './draw-on-demand.ts';
import { PICTURE_WIDTHS_PX } from './picture-widths.ts';

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

interface StoreOptions {
  /** Ends it early; what was stored by then stays. */
  signal: AbortSignal;
  /** Resolves as soon as nobody is shopping. */
  whenQuiet: () => Promise<void>;
}

/** Makes the small pictures of all mannequins that are not stored yet, one after the other. */
export async function storeMannequinPictures(
  deps: Pick<Deps, 'objects' | 'shopPictures'>,
  { signal, whenQuiet }: StoreOptions,
): Promise<void> {
  for (const { id: mannequin } of MANNEQUINS) {
    await whenQuiet();
    if (signal.aborted) return;
    await getMannequinPicture(deps, { mannequin, widthPx: PICTURE_WIDTHS_PX[0] });
  }
}
