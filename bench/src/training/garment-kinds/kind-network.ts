import { mirrorFeatures } from '@modiste/vision/kind-features';
import type { SeededRandom } from '../../sampling/seeded-random.ts';
import type { KindExample } from './kind-example.ts';

/** A standardized feature farther out than this is limited to it. */
const FAR = 4;
const SPREAD_SQUARED_MIN = 1e-4;
const START_SHRINK = 0.7;

export interface Layer {
  inputs: number;
  /** A row of `inputs` weights for each unit. */
  weights: Float32Array;
  biases: Float32Array;
}

/** Standardized features, one hidden layer of rectified units, softmax over the kinds. */
export interface KindNetwork {
  means: Float32Array;
  spreads: Float32Array;
  hidden: Layer;
  output: Layer;
}

/** A network with random weights (He et al., ICCV 2015) that knows how the features spread. */
export function freshNetwork(
  examples: readonly KindExample[],
  { units, kinds }: { units: number; kinds: number },
  random: SeededRandom,
): KindNetwork {
  const inputs = examples[0]?.features.length ?? 0;
  const sums = new Float64Array(inputs);
  const squares = new Float64Array(inputs);
  for (const { features } of examples) {
    features.forEach((value, at) => {
      sums[at] = (sums[at] ?? 0) + value;
      squares[at] = (squares[at] ?? 0) + value * value;
    });
  }
  const means = Float32Array.from(sums, (sum) => sum / examples.length);
  const spreads = Float32Array.from(squares, (sum, at) =>
    Math.sqrt(Math.max(SPREAD_SQUARED_MIN, sum / examples.length - (means[at] ?? 0) ** 2)),
  );
  const layer = (from: number, to: number, scale: number): Layer => ({
    inputs: from,
    weights: Float32Array.from({ length: from * to }, () => random.normal() * scale),
    biases: new Float32Array(to),
  });
  return {
    means,
    spreads,
    hidden: layer(inputs, units, START_SHRINK * Math.sqrt(2 / inputs)),
    output: layer(units, kinds, Math.sqrt(1 / units)),
  };
}

export const standardized = ({ means, spreads }: KindNetwork, features: Float32Array) =>
  features.map((value, at) => {
    const standard = (value - (means[at] ?? 0)) / (spreads[at] ?? 1);
    return Math.min(FAR, Math.max(-FAR, standard));
  });

export const rectified = (values: Float32Array): Float32Array =>
  values.map((value) => Math.max(0, value));

export function applied({ inputs, weights, biases }: Layer, values: Float32Array): Float32Array {
  return biases.map((bias, unit) => {
    let sum = bias;
    const row = unit * inputs;
    for (let at = 0; at < inputs; at += 1) sum += (weights[row + at] ?? 0) * (values[at] ?? 0);
    return sum;
  });
}

export function softmax(values: Float32Array): Float32Array {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const total = powers.reduce((sum, value) => sum + value, 0);
  return powers.map((value) => value / total);
}

/** The share of examples whose likeliest kind, over the picture and its mirror image, is right. */
export function accuracy(network: KindNetwork, examples: readonly KindExample[]): number {
  const answer = (features: Float32Array) =>
    softmax(
      applied(network.output, rectified(applied(network.hidden, standardized(network, features)))),
    );
  const right = examples.filter(({ features, kinds }) => {
    const mirrored = answer(mirrorFeatures(features));
    const shares = answer(features).map((share, kind) => share + (mirrored[kind] ?? 0));
    return kinds.includes(shares.indexOf(Math.max(...shares)));
  });
  return right.length / examples.length;
}
