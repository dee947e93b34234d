import { MobileNetV2MidModel } from 'nsfwjs/models/mobilenet_v2_mid';

/** A step of a TensorFlow graph, in its JSON form. */
export interface GraphNode {
  name: string;
  op: string;
  input?: readonly string[];
  attr?: Readonly<Record<string, { list?: { i?: readonly string[]; s?: readonly string[] } }>>;
}

export interface Weights {
  shape: readonly number[];
  values: Float32Array;
}

export interface NsfwjsGraph {
  nodes: readonly GraphNode[];
  /** By the names of the constants. */
  weights: ReadonlyMap<string, Weights>;
}

interface WeightEntry {
  name: string;
  shape: readonly number[];
  quantization: { min: number; scale: number };
}

const countOf = (shape: readonly number[]): number => shape.reduce((all, each) => all * each, 1);

/** Weights are stored in 8 bits each, one after another. */
function readWeights(entries: readonly WeightEntry[], bytes: Uint8Array): Map<string, Weights> {
  const weights = new Map<string, Weights>();
  let from = 0;
  for (const { name, shape, quantization } of entries) {
    const steps = bytes.subarray(from, from + countOf(shape));
    from += steps.length;
    const values = Float32Array.from(steps, (step) => step * quantization.scale + quantization.min);
    weights.set(name, { shape, values });
  }
  return weights;
}

/** The network of the package `nsfwjs` (MIT): its graph and its weights. */
export async function loadNsfwjsGraph(): Promise<NsfwjsGraph> {
  const { default: file } = await MobileNetV2MidModel.modelJson();
  const parts = await Promise.all(MobileNetV2MidModel.weightBundles.map((load) => load()));
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part.default, 'base64')));
  const entries = file.weightsManifest.flatMap(({ weights }) => weights);
  return { nodes: file.modelTopology.node, weights: readWeights(entries, bytes) };
}
