import { PICTURE_KINDS, type PictureKind } from '@modiste/contract/values';
import { softmax } from '../networks/packed-layers.ts';
import { twoLayerClassifier } from '../networks/two-layer-classifier.ts';
import { decodePicture } from '../picture/decode-picture.ts';
import { mirroredView, wholeView } from './network-views.ts';
import { openNetwork } from './open-network.ts';
import model from './picture-kind-model.json' with { type: 'json' };
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

const classify = twoLayerClassifier(model);
const KINDS = PICTURE_KINDS.filter((kind) => model.kinds.includes(kind));

/** Less likely kinds are left out. */
const LIKELIHOOD_MIN = 0.005;

/**
 * How likely the garment of `recognitionFeatures` is of each kind: a network of one hidden layer
 * with weights of 8 bits. It was trained on Alexey Grigorev's "Clothing dataset" (CC0) and on sewn
 * pictures of the demo shop, plain and over backgrounds of these photos.
 * `bench/src/training/picture-kinds/train.py` retrains it.
 */
function classifyPictureKind(features: Float32Array): Partial<Record<PictureKind, number>> {
  const likelihoods = softmax(classify(features));
  const found = KINDS.map((kind): [PictureKind, number] => [
    kind,
    likelihoods[model.kinds.indexOf(kind)] ?? 0,
  ]);
  return Object.fromEntries(found.filter(([, likelihood]) => likelihood >= LIKELIHOOD_MIN));
}
