/** Rows of values, one of `channels` numbers for each place of a square map, row by row. */
export interface FeatureMap {
  side: number;
  channels: number;
  values: Float32Array;
}

/** A layer of 3 × 3 windows; borders read as zero. */
export interface ConvLayer {
  inputs: number;
  outputs: number;
  /** 1 keeps the side, 2 halves it. */
  stride: number;
  /** For each output the weights of its window: rows, columns, inputs. */
  weights: Float32Array;
  biases: Float32Array;
}

const WINDOW = 3;
const TILE = 4;

/** Correlates a map with a layer's windows; the number of places and of outputs must divide by 4. */
export function convolve(map: FeatureMap, layer: ConvLayer): FeatureMap {
  const side = map.side / layer.stride;
  const patches = patchesOf(map, layer.stride);
  const values = new Float32Array(side * side * layer.outputs);
  for (let place = 0; place < side * side; place += TILE) {
    for (let output = 0; output < layer.outputs; output += TILE) {
      multiplyTile({ patches, layer, values }, place, output);
    }
  }
  return { side, channels: layer.outputs, values };
}

/** What each place of the new map sees, laid out one after another. */
function patchesOf({ side, channels, values }: FeatureMap, stride: number): Float32Array {
  const length = WINDOW * WINDOW * channels;
  const count = side / stride;
  const patches = new Float32Array(count * count * length);
  for (let place = 0; place < count * count; place += 1) {
    for (let tap = 0; tap < WINDOW * WINDOW; tap += 1) {
      const y = Math.floor(place / count) * stride + Math.floor(tap / WINDOW) - 1;
      const x = (place % count) * stride + (tap % WINDOW) - 1;
      if (x < 0 || y < 0 || x >= side || y >= side) continue;
      const from = (y * side + x) * channels;
      patches.set(values.subarray(from, from + channels), place * length + tap * channels);
    }
  }
  return patches;
}

interface Product {
  patches: Float32Array;
  layer: ConvLayer;
  values: Float32Array;
}

/** Two times two of four by four sums at once keep the numbers in registers. */
function multiplyTile(product: Product, place: number, output: number): void {
  for (let row = 0; row < TILE; row += 2) multiplyRows(product, place + row, output);
}

function multiplyRows({ patches, layer, values }: Product, place: number, output: number): void {
  const { weights, biases, outputs } = layer;
  const length = WINDOW * WINDOW * layer.inputs;
  const [p0, p1] = [place * length, (place + 1) * length];
  const w0 = output * length;
  const [w1, w2, w3] = [w0 + length, w0 + 2 * length, w0 + 3 * length];
  let [a0, a1, a2, a3] = [0, 0, 0, 0];
  let [b0, b1, b2, b3] = [0, 0, 0, 0];
  for (let at = 0; at < length; at += 1) {
    const a = patches[p0 + at] ?? 0;
    const b = patches[p1 + at] ?? 0;
    const u = weights[w0 + at] ?? 0;
    const v = weights[w1 + at] ?? 0;
    const w = weights[w2 + at] ?? 0;
    const x = weights[w3 + at] ?? 0;
    a0 += a * u;
    a1 += a * v;
    a2 += a * w;
    a3 += a * x;
    b0 += b * u;
    b1 += b * v;
    b2 += b * w;
    b3 += b * x;
  }
  const first = place * outputs + output;
  const added = (at: number) => biases[output + at] ?? 0;
  values.set([a0 + added(0), a1 + added(1), a2 + added(2), a3 + added(3)], first);
  values.set([b0 + added(0), b1 + added(1), b2 + added(2), b3 + added(3)], first + outputs);
}
