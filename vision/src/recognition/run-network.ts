import * as onnx from 'onnxruntime-web';
import { graphToOnnx, NETWORK_SIDE, PICTURE, RATINGS, READ_LAYERS } from './graph-to-onnx.ts';
import { shippedGraph } from './shipped-graph.ts';

/** What the network makes of a picture. */
export interface NetworkAnswer {
  /** The averages of each of READ_LAYERS. */
  layers: Float32Array[];
  /** How likely: a drawing, an explicit drawing, nothing of the kind, explicit, suggestive. */
  ratings: Float32Array;
}

export type RunNetwork = (rgb: Uint8Array) => Promise<NetworkAnswer>;

const CHANNELS = 3;
const ERRORS_ONLY = 3;
const MIDDLE = 127.5;

/** Pixels side by side to one plane a channel, from -1 to 1. */
function planesOf(rgb: Uint8Array): Float32Array {
  const places = NETWORK_SIDE * NETWORK_SIDE;
  return Float32Array.from({ length: places * CHANNELS }, (_, at) => {
    const [channel, place] = [Math.floor(at / places), at % places];
    return (rgb[place * CHANNELS + channel] ?? 0) / MIDDLE - 1;
  });
}

function floats(tensor: onnx.Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('the network gave no numbers');
  return tensor.data;
}

/** Opens the network on the thread that asks, which it keeps busy while it looks. */
export async function openNetwork(): Promise<RunNetwork> {
  onnx.env.wasm.numThreads = 1;
  const session = await onnx.InferenceSession.create(graphToOnnx(await shippedGraph()), {
    logSeverityLevel: ERRORS_ONLY,
  });
  return async (rgb) => {
    const shape = [1, CHANNELS, NETWORK_SIDE, NETWORK_SIDE];
    const picture = new onnx.Tensor('float32', planesOf(rgb), shape);
    const answer = await session.run({ [PICTURE]: picture });
    const layers = READ_LAYERS.map(({ output }) => floats(answer[output]));
    return { layers, ratings: floats(answer[RATINGS]) };
  };
}
