import { type ConvLayer, convolved, type FeatureMap } from '../networks/conv-layer.ts';
import network from './embedding-network.json' with { type: 'json' };
import { energyMaps } from './energy-maps.ts';
import type { GarmentCrop } from './garment-crop.ts';
import { unitLength } from './unit-length.ts';

/** The side of the canvas that the network looks at, in pixels. */
export const CROP_SIDE = 64;

/** Brings the maps about zero. */
const MIDDLE = 0.4;
const STRETCH = 3;
const WINDOW_PLACES = 9;

interface PackedLayer {
  outputs: number;
  weights: string;
  scales: string;
  biases: string;
}

interface Layer {
  outputs: number;
  /** A row of weights for each output. */
  weights: Float32Array;
  biases: Float32Array;
}

const near = windowOf(network.near, 1);
const middle = windowOf(network.middle, 2);
const middleRest = network.middleRest.map((layer) => windowOf(layer, 1));
const far = windowOf(network.far, 2);
const farRest = network.farRest.map((layer) => windowOf(layer, 1));
const kindHead = layerOf(network.kind);

/**
 * What the network sees in a garment: 32 numbers of unit length that are near for garments of one
 * kind.
 *
 * A small residual network (He et al., CVPR 2016) over the energy maps of a canvas of CROP_SIDE
 * pixels, with weights of 8 bits. It learned to name 54 kinds of garment and to find another view
 * of the same garment (NT-Xent, Chen et al., ICML 2020), from shoppers' photos of Alexey Grigorev's
 * "Clothing dataset" (CC0) and from drawings of the demo shop's garments, alone and worn by drawn
 * people. `bench/src/kinds/look/train.py` trains it anew.
 */
export function learnedEmbedding({ rgb }: GarmentCrop): Float32Array {
  const maps = energyMaps(rgb, CROP_SIDE);
  const values = maps.values.map((value) => (value - MIDDLE) * STRETCH);
  const nearMap = rectified(convolved({ ...maps, values }, near));
  const middleMap = rested(rectified(convolved(nearMap, middle)), middleRest);
  const farMap = rested(rectified(convolved(middleMap, far)), farRest);
  return unitLength(applied(kindHead, farMap.values));
}

const rectified = (map: FeatureMap): FeatureMap => ({
  ...map,
  values: map.values.map((value) => Math.max(0, value)),
});

/** Layers that add to what they are given. */
function rested(map: FeatureMap, layers: readonly ConvLayer[]): FeatureMap {
  const added = layers.reduce(
    (seen, layer, at) => convolved(at === 0 ? seen : rectified(seen), layer),
    map,
  );
  const values = map.values.map((value, at) => value + (added.values[at] ?? 0));
  return rectified({ ...map, values });
}

function applied({ weights, biases }: Layer, values: Float32Array): Float32Array {
  return biases.map((bias, output) => {
    let sum = bias;
    const row = output * values.length;
    for (let at = 0; at < values.length; at += 1) {
      sum += (weights[row + at] ?? 0) * (values[at] ?? 0);
    }
    return sum;
  });
}

function windowOf(packed: PackedLayer, stride: number): ConvLayer {
  const layer = layerOf(packed);
  return { ...layer, stride, inputs: layer.weights.length / layer.outputs / WINDOW_PLACES };
}

function layerOf({ outputs, weights, scales, biases }: PackedLayer): Layer {
  const steps = Int8Array.from(Buffer.from(weights, 'base64'));
  const sizes = floatsOf(scales);
  const row = steps.length / outputs;
  return {
    outputs,
    weights: Float32Array.from(steps, (step, at) => step * (sizes[Math.floor(at / row)] ?? 0)),
    biases: floatsOf(biases),
  };
}

/** Little-endian floats of 4 bytes, as base64. */
function floatsOf(packed: string): Float32Array {
  const bytes = Buffer.from(packed, 'base64');
  return Float32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(at * 4));
}
