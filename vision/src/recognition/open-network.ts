import * as onnx from 'onnxruntime-web';
import { floats, openSession } from '../networks/open-session.ts';
import { FEATURE_LAYERS, graphToOnnx, NETWORK_SIDE, PICTURE, RATINGS } from './graph-to-onnx.ts';
import { loadNsfwjsGraph } from './nsfwjs-graph.ts';

/** What the network returns for a picture. */
export interface NetworkOutput {
  /** The averages of each of FEATURE_LAYERS. */
  layers: Float32Array[];
  /** Likelihoods: a drawing, an explicit drawing, nothing of the kind, explicit, suggestive. */
  ratings: Float32Array;
}

export type RunNetwork = (rgb: Uint8Array) => Promise<NetworkOutput>;

const CHANNELS = 3;
const BYTE_CENTER = 127.5;

/** Interleaved pixels to one plane per channel, from -1 to 1. */
function planesOf(rgb: Uint8Array): Float32Array {
  const places = NETWORK_SIDE * NETWORK_SIDE;
  return Float32Array.from({ length: places * CHANNELS }, (_, at) => {
    const [channel, pixel] = [Math.floor(at / places), at % places];
    return (rgb[pixel * CHANNELS + channel] ?? 0) / BYTE_CENTER - 1;
  });
}

/** Opens the network on the calling thread, which each run blocks. */
export async function openNetwork(): Promise<RunNetwork> {
  const session = await openSession(graphToOnnx(await loadNsfwjsGraph()));
  return async (rgb) => {
    const shape = [1, CHANNELS, NETWORK_SIDE, NETWORK_SIDE];
    const picture = new onnx.Tensor('float32', planesOf(rgb), shape);
    const outputs = await session.run({ [PICTURE]: picture });
    const layers = FEATURE_LAYERS.map(({ output }) => floats(outputs[output]));
    return { layers, ratings: floats(outputs[RATINGS]) };
  };
}
