import { type ConvLayer, convolve, type FeatureMap } from '../networks/conv-layer.ts';
import { bytesFromBase64, floatsFromBase64, type PackedLayer } from '../networks/packed-layers.ts';
import network from './embedding-network.json' with { type: 'json' };
import { energyMaps } from './energy-maps.ts';
import type { GarmentCrop } from './garment-crop.ts';
import { unitLength } from './unit-length.ts';

/** The side of the crop that the network takes, in pixels. */
export const CROP_SIDE = 64;

/** Centers the maps on zero. */
const CENTER = 0.4;
const SCALE = 3;
const WINDOW_SIZE = 9;

type SizedLayer = PackedLayer & { outputs: number };

interface Layer {
  outputs: number;
  /** A row of weights for each output. */
  weights: Float32Array;
  biases: Float32Array;
}

const near = unpackConvolution(network.near, 1);
const middle = unpackConvolution(network.middle, 2);
const middleRest = network.middleRest.map((layer) => unpackConvolution(layer, 1));
const far = unpackConvolution(network.far, 2);
const farRest = network.farRest.map((layer) => unpackConvolution(layer, 1));
const kindHead = unpackLayer(network.kind);

/**
 * An embedding of the garment by a trained network: 32 numbers of unit length that are near for
 * garments of one kind.
 *
 * A small residual network (He et al., CVPR 2016) over the energy maps of a crop of CROP_SIDE
 * pixels, with weights of 8 bits. It was trained to name 54 kinds of garment and to find another view
 * of the same garment (NT-Xent, Chen et al., ICML 2020), from shoppers' photos of Alexey Grigorev's
 * "Clothing dataset" (CC0) and from drawings of the demo shop's garments, alone and worn by drawn
 * people. `bench/src/training/embedding/train.py` retrains it.
 */
export function learnedEmbedding({ rgb }: GarmentCrop): Float32Array {
  const maps = energyMaps(rgb, CROP_SIDE);
  const values = maps.values.map((value) => (value - CENTER) * SCALE);
  const nearMap = rectify(convolve({ ...maps, values }, near));
  const middleMap = addResidual(rectify(convolve(nearMap, middle)), middleRest);
  const farMap = addResidual(rectify(convolve(middleMap, far)), farRest);
  return unitLength(applyLayer(kindHead, farMap.values));
}

const rectify = (map: FeatureMap): FeatureMap => ({
  ...map,
  values: map.values.map((value) => Math.max(0, value)),
});

/** A residual block: what its layers compute is added to their input. */
function addResidual(map: FeatureMap, layers: readonly ConvLayer[]): FeatureMap {
  const added = layers.reduce(
    (input, layer, at) => convolve(at === 0 ? input : rectify(input), layer),
    map,
  );
  const values = map.values.map((value, at) => value + (added.values[at] ?? 0));
  return rectify({ ...map, values });
}

function applyLayer({ weights, biases }: Layer, values: Float32Array): Float32Array {
  return biases.map((bias, output) => {
    let sum = bias;
    const row = output * values.length;
    for (let at = 0; at < values.length; at += 1) {
      sum += (weights[row + at] ?? 0) * (values[at] ?? 0);
    }
    return sum;
  });
}

function unpackConvolution(packed: SizedLayer, stride: number): ConvLayer {
  const layer = unpackLayer(packed);
  return { ...layer, stride, inputs: layer.weights.length / layer.outputs / WINDOW_SIZE };
}

function unpackLayer({ outputs, ...packed }: SizedLayer): Layer {
  const steps = bytesFromBase64(packed.weights);
  const scales = floatsFromBase64(packed.scales);
  const row = steps.length / outputs;
  return {
    outputs,
    weights: Float32Array.from(steps, (step, at) => step * (scales[Math.floor(at / row)] ?? 0)),
    biases: floatsFromBase64(packed.biases),
  };
}
