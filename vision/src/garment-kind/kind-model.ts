import { softmax } from '../networks/packed-layers.ts';
import { twoLayerClassifier } from '../networks/two-layer-classifier.ts';
import { mirrorFeatures } from './kind-features.ts';
import model from './kind-model.json' with { type: 'json' };

/** Coarse kinds of garment, in the order of the model's answers. */
export const GARMENT_KINDS: readonly string[] = model.kinds;

const classify = twoLayerClassifier(model);

/**
 * How likely a picture shows each kind of garment, by `kindFeatures`; as many numbers as
 * GARMENT_KINDS, with the sum 1. The mean of the answers for the picture and its mirror image.
 *
 * A network of one hidden layer with 64 rectified units and softmax, weights of 8 bits. Trained in
 * 6 epochs (Adam with a step falling from 0.002 by a cosine, batches of 64, dropout 0.3, weight
 * decay 0.02, label smoothing 0.05) on the larger part of Alexey Grigorev's "Clothing dataset"
 * (4,383 photos by shoppers, CC0, without "Not sure", "Other", "Skip" and "Body"; its "Shoes" stand
 * for shoes and boots alike) and on the demo shop's drawings. Each was shown plain and also turned,
 * shifted, scaled, relit and with noise, the drawings also on backgrounds of the photos. It names
 * 80 of 100 in that set's small validation split, and 92 with its second guess; those photos are
 * new to it, their photographers mostly are not. No picture of the set shows a garment worn.
 *
 * `npm run bench -- kinds --data <folder> --write` retrains it and packs its weights.
 */
export function classifyGarmentKind(features: Float32Array): Float32Array {
  const plain = Float32Array.from(softmax(classify(features)));
  const mirrored = Float32Array.from(softmax(classify(mirrorFeatures(features))));
  return plain.map((share, kind) => (share + (mirrored[kind] ?? 0)) / 2);
}
