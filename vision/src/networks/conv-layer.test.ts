import { describe, expect, it } from 'vitest';
import { type ConvLayer, convolve, type FeatureMap } from './conv-layer.ts';

const numbers = (count: number, seed: number): Float32Array =>
  Float32Array.from({ length: count }, (_, at) => Math.sin(at * 12.9898 + seed));

const map: FeatureMap = { side: 4, channels: 3, values: numbers(4 * 4 * 3, 1) };
const layer = (stride: number): ConvLayer => ({
  inputs: 3,
  outputs: 4,
  stride,
  weights: numbers(4 * 9 * 3, 2),
  biases: numbers(4, 3),
});

/** One sum at a time, as it is defined. */
function sumAt({ weights, biases }: ConvLayer, output: number, [x, y]: readonly [number, number]) {
  let sum = biases[output] ?? 0;
  for (let tap = 0; tap < 27; tap += 1) {
    const [row, column, channel] = [Math.floor(tap / 9), Math.floor(tap / 3) % 3, tap % 3];
    const [fromX, fromY] = [x + column - 1, y + row - 1];
    if (fromX < 0 || fromY < 0 || fromX > 3 || fromY > 3) continue;
    const value = map.values[(fromY * 4 + fromX) * 3 + channel] ?? 0;
    sum += value * (weights[output * 27 + tap] ?? 0);
  }
  return sum;
}

describe('convolve', () => {
  it.each([1, 2])('sums each window with a stride of %i', (stride) => {
    const made = convolve(map, layer(stride));
    const side = 4 / stride;
    expect(made).toMatchObject({ side, channels: 4 });
    made.values.forEach((value, at) => {
      const place = Math.floor(at / 4);
      const origin = [(place % side) * stride, Math.floor(place / side) * stride] as const;
      expect(value).toBeCloseTo(sumAt(layer(stride), at % 4, origin), 4);
    });
  });
});
