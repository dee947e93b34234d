/** A fully connected layer as its JSON file stores it: arrays as base64. */
export interface PackedLayer {
  /** Signed bytes, a row for each output. */
  weights: string;
  /** What the bytes of each row are multiplied by. */
  scales: string;
  biases: string;
}

/** Little-endian floats of 4 bytes, as base64. */
export function floatsFromBase64(packed: string): Float32Array {
  const bytes = Buffer.from(packed, 'base64');
  return Float32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(at * 4));
}

/** Signed bytes, as base64. */
export const bytesFromBase64 = (packed: string): Int8Array =>
  Int8Array.from(Buffer.from(packed, 'base64'));

/** A fully connected layer whose weights keep their 8 bits: each sum is scaled once, by its row. */
export interface QuantizedLayer {
  weights: Int8Array;
  scales: Float32Array;
  biases: Float32Array;
}

export const unpackLayer = ({ weights, scales, biases }: PackedLayer): QuantizedLayer => ({
  weights: bytesFromBase64(weights),
  scales: floatsFromBase64(scales),
  biases: floatsFromBase64(biases),
});

/** What the units of a layer come to, before any rectification. */
export function applyLayer(
  { weights, scales, biases }: QuantizedLayer,
  values: Float32Array,
): Float32Array {
  return biases.map((bias, unit) => {
    const row = unit * values.length;
    let sum = 0;
    for (let at = 0; at < values.length; at += 1) {
      sum += (weights[row + at] ?? 0) * (values[at] ?? 0);
    }
    return sum * (scales[unit] ?? 0) + bias;
  });
}

/** Scores to likelihoods with the sum 1. */
export function softmax(scores: Float32Array): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return Array.from(powers, (power) => power / total);
}
