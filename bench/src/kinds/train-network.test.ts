import { KIND_FEATURES } from '@modiste/vision/kind-features';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import type { KindExample } from './kind-example.ts';
import { accuracy } from './kind-network.ts';
import { packNetwork } from './pack-network.ts';
import { trainNetwork } from './train-network.ts';

const KINDS = 3;

/** The last features stay where they are in the mirror: the kind is told by three of them. */
function tellable(count: number, seed: number): KindExample[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, at) => {
    const kind = at % KINDS;
    const features = Float32Array.from({ length: KIND_FEATURES }, () => random.normal());
    for (let place = 1; place <= 6; place += 1) {
      features[KIND_FEATURES - place] = (place % KINDS === kind ? 3 : 0) + random.normal();
    }
    return { features, kinds: kind === 2 ? [1, 2] : [kind], weight: 1 };
  });
}

describe('trainNetwork', () => {
  it('tells kinds apart in examples it has never seen', () => {
    const network = trainNetwork(tellable(1200, 1), KINDS, seededRandom(3));
    expect(accuracy(network, tellable(120, 2))).toBeGreaterThan(0.9);
  });

  it('learns the same from the same seed, and other weights from another', () => {
    const examples = tellable(64, 1);
    const packed = (seed: number) =>
      packNetwork(trainNetwork(examples, KINDS, seededRandom(seed)), ['a', 'b', 'c']);
    expect(packed(3)).toEqual(packed(3));
    expect(packed(3).hidden.weights).not.toBe(packed(4).hidden.weights);
  });
});
