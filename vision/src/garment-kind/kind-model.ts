import { KIND_FEATURES, mirrorFeatures } from './kind-features.ts';
import model from './kind-model.json' with { type: 'json' };

/** A standardised feature farther out than this says no more. */
const FAR = 4;

/** Coarse kinds of garment, in the order of the model's answers. */
export const GARMENT_KINDS: readonly string[] = model.kinds;

const means = floatsOf(model.means);
const spreads = floatsOf(model.spreads);
const hidden = layerOf(model.hidden, KIND_FEATURES);
const output = layerOf(model.output, hidden.biases.length);

interface Layer {
  /** A row of weights for each unit, in whole steps of the unit's scale. */
  weights: Int8Array;
  scales: Float32Array;
  biases: Float32Array;
  inputs: number;
}

/**
 * How likely a picture shows each kind of garment, by `kindFeatures`; as many numbers as
 * GARMENT_KINDS, with the sum 1. The mean of the answers for the picture and its mirror image.
 *
 * A network of one hidden layer with 64 rectified units and softmax, weights of 8 bits. Learned in
 * 6 passes (Adam with a step falling from 0.002 by a cosine, batches of 64, dropout 0.3, weight
 * decay 0.02, label smoothing 0.05) from the larger part of Alexey Grigorev's "Clothing dataset"
 * (4,383 photos by shoppers, CC0, without "Not sure", "Other", "Skip" and "Body"; its "Shoes" stand
 * for shoes and boots alike) and from the demo shop's drawings. Each was seen plain and also turned,
 * shifted, scaled, relit and with noise, the drawings also on backgrounds of the photos. It names
 * 80 of 100 in that set's small validation split, and 92 with its second guess; those photos are
 * new to it, their photographers mostly are not. No picture of the set shows a garment worn.
 *
 * `npm run bench -- kinds --data <folder> --write` trains it anew and packs its weights.
 */
export function guessKind(features: Float32Array): Float32Array {
  const plain = answer(features);
  const mirrored = answer(mirrorFeatures(features));
  return plain.map((share, kind) => (share + (mirrored[kind] ?? 0)) / 2);
}

function answer(features: Float32Array): Float32Array {
  const inputs = features.map((value, at) => {
    const standard = (value - (means[at] ?? 0)) / (spreads[at] ?? 1);
    return Math.min(FAR, Math.max(-FAR, standard));
  });
  const units = applied(hidden, inputs).map((value) => Math.max(0, value));
  return softmax(applied(output, units));
}

function applied({ weights, scales, biases, inputs }: Layer, values: Float32Array): Float32Array {
  return biases.map((bias, unit) => {
    let sum = 0;
    for (let at = 0; at < inputs; at += 1)
      sum += (weights[unit * inputs + at] ?? 0) * (values[at] ?? 0);
    return sum * (scales[unit] ?? 0) + bias;
  });
}

function softmax(values: Float32Array): Float32Array {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const total = powers.reduce((sum, value) => sum + value, 0);
  return powers.map((value) => value / total);
}

function layerOf(
  packed: { weights: string; scales: string; biases: string },
  inputs: number,
): Layer {
  return {
    weights: Int8Array.from(Buffer.from(packed.weights, 'base64')),
    scales: floatsOf(packed.scales),
    biases: floatsOf(packed.biases),
    inputs,
  };
}

/** Little-endian floats of 4 bytes, as base64. */
function floatsOf(packed: string): Float32Array {
  const bytes = Buffer.from(packed, 'base64');
  return Float32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(at * 4));
}
