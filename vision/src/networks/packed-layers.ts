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
