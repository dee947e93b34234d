import { whiten } from '@modiste/vision/whitened-block';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../sampling/seeded-random.ts';
import { blockSpread } from './block-spread.ts';

/** Three numbers: the second follows the first, the third hardly moves. */
function examples(count: number): Float32Array[] {
  const random = seededRandom(5);
  return Array.from({ length: count }, () => {
    const [one, other] = [random.normal(), random.normal()];
    return Float32Array.of(5 + one, 2 * one + 0.3 * other, 0.01 * other);
  });
}

const correlation = (pairs: readonly (readonly [number, number])[]): number => {
  const sum = (value: (pair: readonly [number, number]) => number) =>
    pairs.reduce((total, pair) => total + value(pair), 0);
  const norm = Math.sqrt(sum(([left]) => left * left) * sum(([, right]) => right * right));
  return sum(([left, right]) => left * right) / norm;
};

describe('blockSpread', () => {
  it('knows the means', () => {
    const { means } = blockSpread(examples(2000), 0.3);
    expect(means[0]).toBeCloseTo(5, 0);
    expect(means[1]).toBeCloseTo(0, 0);
  });

  it('lets whitening part numbers that move together', () => {
    const seen = examples(2000);
    const spread = blockSpread(seen, 0.3);
    const before = seen.map((each): [number, number] => [(each[0] ?? 0) - 5, each[1] ?? 0]);
    const after = seen
      .map((each) => whiten(each, spread))
      .map((each): [number, number] => [each[0] ?? 0, each[1] ?? 0]);
    expect(correlation(after)).toBeLessThan(correlation(before) - 0.1);
  });

  it('gives unit length, and blows no still number up', () => {
    const spread = blockSpread(examples(500), 0.3);
    const white = whiten(Float32Array.of(6, 2, 0.02), spread);
    expect(Math.hypot(...white)).toBeCloseTo(1, 5);
    expect(Math.abs(white[2] ?? 1)).toBeLessThan(0.1);
  });
});
