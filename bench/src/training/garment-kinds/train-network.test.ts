import { KIND_FEATURES, mirrorFeatures } from '@modiste/vision/kind-features';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../sampling/seeded-random.ts';
import type { KindExample } from './kind-example.ts';
import { accuracy } from './kind-network.ts';
import { packNetwork } from './pack-network.ts';
import { trainNetwork } from './train-network.ts';

const KINDS = 4;
const places = Float32Array.from({ length: KIND_FEATURES }, (_, place) => place);
/** The features that stay where they are in the mirrored picture. */
const still = [...places].filter((place) => mirrorFeatures(places)[place] === place).slice(-24);

/**
 * Two halves of the features are each high or low: which kind it is takes both. The last kind is
 * only ever named together with the one before it.
 */
function tellable(count: number, seed: number): KindExample[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, at) => {
    const kind = at % KINDS;
    const features = new Float32Array(KIND_FEATURES);
    still.forEach((place, half) => {
      const isHigh = half % 2 === 0 ? kind % 2 === 1 : kind >= 2;
      features[place] = (isHigh ? 1 : -1) + random.normal();
    });
    return { features, kinds: kind >= 2 ? [2, 3] : [kind], weight: 1 };
  });
}

describe('trainNetwork', () => {
  it('tells kinds apart in examples it has never seen', () => {
    const network = trainNetwork(tellable(640, 1), KINDS, seededRandom(3));
    expect(accuracy(network, tellable(120, 2))).toBeGreaterThan(0.9);
  });

  it('learns the same from the same seed, and other weights from another', () => {
    const examples = tellable(64, 1);
    const packed = (seed: number) =>
      packNetwork(trainNetwork(examples, KINDS, seededRandom(seed)), ['a', 'b', 'c', 'd']);
    expect(packed(3)).toEqual(packed(3));
    expect(packed(3).hidden.weights).not.toBe(packed(4).hidden.weights);
  });
});
