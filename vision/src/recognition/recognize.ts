import type { PictureKind } from '@modiste/contract/values';
import { decodePicture } from '../picture/decode-picture.ts';
import { garmentNumbers } from './garment-numbers.ts';
import { mirroredView, wholeView } from './network-views.ts';
import { tellKind } from './picture-kind-model.ts';
import { openNetwork } from './run-network.ts';

export interface RecognizedPicture {
  /** How likely it shows each kind; those that are next to impossible are left out.
   * None of a shop's picture on white, of which the model of kinds would be sure and wrong. */
  kinds: Partial<Record<PictureKind, number>>;
  /** How explicit each view of it is rated, from 0 to 1: the whole picture, what stands out of it,
   * and, where both are suspect, its mirror image. */
  explicit: readonly number[];
}

/** Below this a third look would change nothing. */
const SUSPECT = 0.9;

/** Explicit drawings and photos, among the network's five ratings. */
const explicitShare = ([, drawn = 0, , photographed = 0]: Float32Array): number =>
  drawn + photographed;

/** Opens the network on the thread that asks, which it keeps busy while it looks. */
export async function openRecognition(): Promise<
  (bytes: Uint8Array) => Promise<RecognizedPicture>
> {
  const run = await openNetwork();
  return async (bytes) => {
    const { raster } = await decodePicture(bytes);
    const whole = await run(await wholeView(raster));
    const garment = await garmentNumbers(run, raster);
    const explicit = [explicitShare(whole.ratings), explicitShare(garment.ratings)];
    if (explicit.every((rating) => rating >= SUSPECT)) {
      const mirrored = await run(await mirroredView(raster));
      explicit.push(explicitShare(mirrored.ratings));
    }
    const kinds = garment.isShopPicture ? {} : tellKind(garment.numbers);
    return { kinds, explicit };
  };
}
