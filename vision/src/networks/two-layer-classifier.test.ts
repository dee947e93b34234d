import { describe, expect, it } from 'vitest';
import { bytesFromBase64, floatsFromBase64, softmax } from './packed-layers.ts';
import { twoLayerClassifier } from './two-layer-classifier.ts';

const floats = (...values: number[]) =>
  Buffer.from(Float32Array.from(values).buffer).toString('base64');
const bytes = (...values: number[]) => Buffer.from(Int8Array.from(values)).toString('base64');

/** Two features, two hidden units, two classes: the first unit rises with the first feature. */
const MODEL = {
  means: floats(10, 20),
  spreads: floats(2, 5),
  hidden: { weights: bytes(100, 0, 0, 100), scales: floats(0.01, 0.01), biases: floats(0, 0) },
  output: { weights: bytes(50, -50, -50, 50), scales: floats(0.02, 0.02), biases: floats(0.5, 0) },
};

describe('packed layers', () => {
  it('are little-endian floats and signed bytes', () => {
    expect([...floatsFromBase64(floats(1.5, -2, 0))]).toEqual([1.5, -2, 0]);
    expect([...bytesFromBase64(bytes(-128, 0, 127))]).toEqual([-128, 0, 127]);
  });
});

describe('twoLayerClassifier', () => {
  const classify = twoLayerClassifier(MODEL);
  const scoresOf = (...features: number[]) => [...classify(Float32Array.from(features))];

  it('answers its biases for the mean features', () => {
    expect(scoresOf(10, 20)).toEqual([0.5, 0]);
  });

  it('standardizes, rectifies and weighs', () => {
    const [first = 0, second = 0] = scoresOf(14, 20);
    expect(first).toBeCloseTo(2.5, 5);
    expect(second).toBeCloseTo(-2, 5);
    expect(scoresOf(6, 20)).toEqual([0.5, 0]);
  });

  it('limits a feature to four standard deviations', () => {
    expect(scoresOf(1000, 20)).toEqual(scoresOf(18, 20));
    expect(scoresOf(16, 20)).not.toEqual(scoresOf(18, 20));
  });
});

describe('softmax', () => {
  it('gives likelihoods that sum to one and keep the order of the scores', () => {
    const likelihoods = softmax(Float32Array.of(1, 3, 2));
    expect(likelihoods.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 6);
    const [low = 0, high = 0, middle = 0] = likelihoods;
    expect(low < middle && middle < high).toBe(true);
    expect(high / middle).toBeCloseTo(Math.E, 4);
  });

  it('takes scores that no exponential could hold', () => {
    expect(softmax(Float32Array.of(1000, 0))).toEqual([1, 0]);
  });
});
