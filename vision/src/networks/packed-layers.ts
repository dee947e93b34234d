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

/** So many units are summed up side by side: alone, each addition waits for the one before. */
const UNITS_AT_A_TIME = 4;

/** What the units of a layer come to, before any rectification. */
export function applyLayer(
  { weights, scales, biases }: QuantizedLayer,
  values: Float32Array,
): Float32Array {
  const width = values.length;
  const sums = new Float64Array(biases.length);
  let unit = 0;
  for (; unit + UNITS_AT_A_TIME <= sums.length; unit += UNITS_AT_A_TIME) {
    const row = unit * width;
    let [first, second, third, fourth] = [0, 0, 0, 0];
    for (let at = 0; at < width; at += 1) {
      const value = values[at] ?? 0;
      first += (weights[row + at] ?? 0) * value;
      second += (weights[row + width + at] ?? 0) * value;
      third += (weights[row + 2 * width + at] ?? 0) * value;
      fourth += (weights[row + 3 * width + at] ?? 0) * value;
    }
    sums.set([first, second, third, fourth], unit);
  }
  for (; unit < sums.length; unit += 1) {
    for (let at = 0; at < width; at += 1) {
      sums[unit] = (sums[unit] ?? 0) + (weights[unit * width + at] ?? 0) * (values[at] ?? 0);
    }
  }
  return biases.map((bias, of) => (sums[of] ?? 0) * (scales[of] ?? 0) + bias);
}

/** Scores to likelihoods with the sum 1. */
export function softmax(scores: Float32Array): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return Array.from(powers, (power) => power / total);
}
