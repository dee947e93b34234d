import { describe, expect, it } from 'vitest';
import { seededRandom } from '../sampling/seeded-random.ts';
import { holdOut } from './labeled-photos.ts';

const photosBy = (photographers: readonly (string | null)[]) =>
  photographers.map((photographer, at) => ({
    path: `${at}.jpg`,
    label: 'T-Shirt',
    kinds: [0],
    photographer,
    isForChild: false,
  }));

describe('holdOut', () => {
  it("keeps a tenth to judge by, with nobody's photos on both sides", () => {
    const photos = photosBy(Array.from({ length: 400 }, (_, at) => `hand ${at % 57}`));
    const { training, heldOut } = holdOut(photos, seededRandom(1));
    const judged = new Set(heldOut.map(({ photographer }) => photographer));
    expect(heldOut.length).toBeGreaterThan(30);
    expect(heldOut.length).toBeLessThanOrEqual(40);
    expect(training.length + heldOut.length).toBe(400);
    expect(training.some(({ photographer }) => judged.has(photographer))).toBe(false);
  });

  it('holds out single photos where nobody is named', () => {
    expect(holdOut(photosBy(Array(50).fill(null)), seededRandom(1)).heldOut).toHaveLength(5);
  });
});
