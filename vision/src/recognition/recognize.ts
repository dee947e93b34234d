import { decodePicture } from '../picture/decode-picture.ts';
import { mirroredView, wholeView } from './network-views.ts';
import { openNetwork } from './open-network.ts';
import { classifyPictureKind } from './picture-kind-model.ts';
import { recognitionFeatures } from './recognition-features.ts';
import type { RecognizedPicture } from './recognized-picture.ts';

/** Below this the mirror image is not rated: it could not change the verdict. */
const SUSPECT_MIN = 0.9;

/** Explicit drawings and photos, among the network's five ratings. */
const explicitShare = ([, drawn = 0, , photographed = 0]: Float32Array): number =>
  drawn + photographed;

/** Opens the network on the calling thread, which each recognition blocks. */
export async function openRecognition(): Promise<
  (bytes: Uint8Array) => Promise<RecognizedPicture>
> {
  const run = await openNetwork();
  return async (bytes) => {
    const { raster } = await decodePicture(bytes);
    const whole = await run(await wholeView(raster));
    const garment = await recognitionFeatures(run, raster);
    const explicit = [explicitShare(whole.ratings), explicitShare(garment.ratings)];
    if (explicit.every((rating) => rating >= SUSPECT_MIN)) {
      const mirrored = await run(await mirroredView(raster));
      explicit.push(explicitShare(mirrored.ratings));
    }
    const kinds = garment.isShopPicture ? {} : classifyPictureKind(garment.features);
    return { kinds, explicit };
  };
}
