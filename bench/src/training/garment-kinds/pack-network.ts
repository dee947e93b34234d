import type { KindNetwork, Layer } from './kind-network.ts';

const STEPS = 127;

interface PackedLayer {
  weights: string;
  scales: string;
  biases: string;
}

/** As `vision/src/garment-kind/kind-model.ts` reads it. */
interface PackedNetwork {
  kinds: readonly string[];
  means: string;
  spreads: string;
  hidden: PackedLayer;
  output: PackedLayer;
}

/** The network with weights of 8 bits, each unit's in whole steps of its own scale. */
export const packNetwork = (network: KindNetwork, kinds: readonly string[]): PackedNetwork => ({
  kinds,
  means: packedFloats(network.means),
  spreads: packedFloats(network.spreads),
  hidden: packedLayer(network.hidden),
  output: packedLayer(network.output),
});

function packedLayer({ inputs, weights, biases }: Layer): PackedLayer {
  const scales = biases.map((_, unit) => {
    const row = weights.subarray(unit * inputs, (unit + 1) * inputs);
    return row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS || 1;
  });
  const steps = Int8Array.from(weights, (weight, at) =>
    Math.round(weight / (scales[Math.floor(at / inputs)] ?? 1)),
  );
  return {
    weights: Buffer.from(steps.buffer).toString('base64'),
    scales: packedFloats(scales),
    biases: packedFloats(biases),
  };
}

/** Little-endian floats of 4 bytes, as base64. */
export function packedFloats(values: Float32Array): string {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => {
    bytes.writeFloatLE(value, at * 4);
  });
  return bytes.toString('base64');
}
