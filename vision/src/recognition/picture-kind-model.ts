import { PICTURE_KINDS, type PictureKind } from '@modiste/contract/values';
import model from './picture-kind-model.json' with { type: 'json' };

/** A standardised number farther out than this says no more. */
const FAR = 4;

const means = floatsOf(model.means);
const spreads = floatsOf(model.spreads);
const hidden = layerOf(model.hidden);
const output = layerOf(model.output);
const kinds = PICTURE_KINDS.filter((kind) => model.kinds.includes(kind));

/** Kinds that are less likely than so are left out. */
const SHARE_MIN = 0.005;

interface Layer {
  /** A row of weights for each unit, in whole steps of the unit's scale. */
  weights: Int8Array;
  scales: Float32Array;
  biases: Float32Array;
}

function applied({ weights, scales, biases }: Layer, values: Float32Array): Float32Array {
  return biases.map((bias, unit) => {
    const row = unit * values.length;
    let sum = 0;
    for (let at = 0; at < values.length; at += 1) {
      sum += (weights[row + at] ?? 0) * (values[at] ?? 0);
    }
    return sum * (scales[unit] ?? 0) + bias;
  });
}

/**
 * How likely the garment of `garmentNumbers` is of each kind: a network of one hidden layer
 * with weights of 8 bits. It learned from Alexey Grigorev's "Clothing dataset" (CC0), and the kinds
 * that no photo of it shows from drawings of the demo shop on backgrounds of these photos. `bench/src/kinds/pictured/train.py` trains it anew.
 */
export function tellKind(numbers: Float32Array): Partial<Record<PictureKind, number>> {
  const standard = numbers.map((value, at) => {
    const distance = (value - (means[at] ?? 0)) / (spreads[at] ?? 1);
    return Math.min(FAR, Math.max(-FAR, distance));
  });
  const units = applied(hidden, standard).map((value) => Math.max(0, value));
  const scores = applied(output, units);
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const shares = kinds.map((kind): [PictureKind, number] => [
    kind,
    (powers[model.kinds.indexOf(kind)] ?? 0) / total,
  ]);
  return Object.fromEntries(shares.filter(([, share]) => share >= SHARE_MIN));
}

function layerOf(packed: { weights: string; scales: string; biases: string }): Layer {
  return {
    weights: Int8Array.from(Buffer.from(packed.weights, 'base64')),
    scales: floatsOf(packed.scales),
    biases: floatsOf(packed.biases),
  };
}

/** Little-endian floats of 4 bytes, as base64. */
function floatsOf(packed: string): Float32Array {
  const bytes = Buffer.from(packed, 'base64');
  return Float32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(at * 4));
}
