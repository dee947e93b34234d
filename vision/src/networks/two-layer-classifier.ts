import { bytesFromBase64, floatsFromBase64, type PackedLayer } from './packed-layers.ts';

/** Standardized features are limited to so many standard deviations either way. */
const DEVIATIONS_MAX = 4;

interface PackedClassifier {
  /** Mean and standard deviation of each feature in the training data. */
  means: string;
  spreads: string;
  hidden: PackedLayer;
  output: PackedLayer;
}

/** A layer whose weights keep their 8 bits: each sum is scaled once, by its row. */
interface QuantizedLayer {
  weights: Int8Array;
  scales: Float32Array;
  biases: Float32Array;
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

/** Scores to likelihoods with the sum 1. */
export function softmax(scores: Float32Array): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return Array.from(powers, (power) => power / total);
}

function applyLayer({ weights, scales, biases }: QuantizedLayer, values: Float32Array) {
  return biases.map((bias, unit) => {
    const row = unit * values.length;
    let sum = 0;
    for (let at = 0; at < values.length; at += 1) {
      sum += (weights[row + at] ?? 0) * (values[at] ?? 0);
    }
    return sum * (scales[unit] ?? 0) + bias;
  });
}

const unpackLayer = ({ weights, scales, biases }: PackedLayer): QuantizedLayer => ({
  weights: bytesFromBase64(weights),
  scales: floatsFromBase64(scales),
  biases: floatsFromBase64(biases),
});
