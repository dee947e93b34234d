import { PICTURE_KINDS, type PictureKind } from '@modiste/contract/values';
import { softmax, twoLayerClassifier } from '../networks/two-layer-classifier.ts';
import model from './picture-kind-model.json' with { type: 'json' };

const classify = twoLayerClassifier(model);
const kinds = PICTURE_KINDS.filter((kind) => model.kinds.includes(kind));

/** Less likely kinds are left out. */
const LIKELIHOOD_MIN = 0.005;

/**
 * How likely the garment of `recognitionFeatures` is of each kind: a network of one hidden layer
 * with weights of 8 bits. It was trained on Alexey Grigorev's "Clothing dataset" (CC0), and for the
 * kinds that no photo of it shows on drawings of the demo shop over backgrounds of these photos.
 * `bench/src/training/picture-kinds/train.py` retrains it.
 */
export function classifyPictureKind(features: Float32Array): Partial<Record<PictureKind, number>> {
  const likelihoods = softmax(classify(features));
  const found = kinds.map((kind): [PictureKind, number] => [
    kind,
    likelihoods[model.kinds.indexOf(kind)] ?? 0,
  ]);
  return Object.fromEntries(found.filter(([, likelihood]) => likelihood >= LIKELIHOOD_MIN));
}
