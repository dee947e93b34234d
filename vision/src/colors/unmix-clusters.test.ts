import { describe, expect, it } from 'vitest';
import type { Lab } from '../picture/lab-image.ts';
import { unmixClusters } from './unmix-clusters.ts';

const cluster = (lab: Lab, share: number) => ({ lab, share, lightnessSpread: 1 });
const white = cluster([96, 0, 2], 0.25);
const navy = cluster([20, 2, -14], 0.25);

describe('unmixClusters', () => {
  it('gives the gray of a small check back to its two colors', () => {
    const [first, second, ...others] = unmixClusters([cluster([74, 0, -2], 0.5), white, navy]);
    expect(others).toEqual([]);
    expect([first?.lab, second?.lab]).toEqual([white.lab, navy.lab]);
    expect((first?.share ?? 0) + (second?.share ?? 0)).toBeCloseTo(1);
  });

  it('keeps a color that the two beside it do not mix to', () => {
    const red = cluster([54, 60, 40], 0.5);
    expect(unmixClusters([red, white, navy])).toEqual([red, white, navy]);
  });

  it('keeps a gray without enough of two colors that could mix to it', () => {
    const gray = cluster([74, 0, -2], 0.9);
    const seen = [gray, cluster(white.lab, 0.05), cluster(navy.lab, 0.05)];
    expect(unmixClusters(seen)).toEqual(seen);
  });
});
