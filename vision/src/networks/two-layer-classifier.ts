import { applyLayer, floatsFromBase64, type PackedLayer, unpackLayer } from './packed-layers.ts';

/** Standardized features are limited to so many standard deviations either way. */
const DEVIATIONS_MAX = 4;

interface PackedClassifier {
  /** Mean and standard deviation of each feature in the training data. */
  means: string;
  spreads: string;
  hidden: PackedLayer;
  output: PackedLayer;
}

/**
 * A network of one hidden layer of rectified units over standardized features.
 *
 * @returns a function from features to one score a class, before softmax
 */
export function twoLayerClassifier(
  packed: PackedClassifier,
): (features: Float32Array) => Float32Array {
  const means = floatsFromBase64(packed.means);
  const deviations = floatsFromBase64(packed.spreads);
  const hidden = unpackLayer(packed.hidden);
  const output = unpackLayer(packed.output);
  return (features) => {
    const inputs = features.map((value, at) => {
      const standard = (value - (means[at] ?? 0)) / (deviations[at] ?? 1);
      return Math.min(DEVIATIONS_MAX, Math.max(-DEVIATIONS_MAX, standard));
    });
    const units = applyLayer(hidden, inputs).map((value) => Math.max(0, value));
    return applyLayer(output, units);
  };
}
