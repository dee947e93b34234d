import { describe, expect, it } from 'vitest';
import type { Point } from '../../geometry/point.ts';
import { signedVolume } from '../surfaces/signed-volume.ts';
import { zipTeeth } from './zip-teeth.ts';

const path = Array.from({ length: 40 }, (_, i): Point => [i / 4, 2, 0.3 * Math.sin(i / 9)]);
const zip = zipTeeth({ path, up: [0, 1, 0], half: 0.25, high: 0.2 });

/** The vertices of the zip, three numbers each. */
const places = Array.from({ length: zip.places.length / 3 }, (_, i) =>
  Array.from(zip.places.subarray(i * 3, i * 3 + 3)),
);

describe('the teeth of a zip', () => {
  it('stand on their tape, as high and as wide as asked', () => {
    for (const [, y = 0] of places) {
      expect(y).toBeGreaterThan(1.99);
      expect(y).toBeLessThan(2.21);
    }
    const middle = ([x = 0, , z = 0]: readonly number[]) => z - 0.3 * Math.sin((x * 4) / 9);
    const widest = Math.max(...places.map((place) => Math.abs(middle(place))));
    expect(widest).toBeGreaterThan(0.24);
    expect(widest).toBeLessThan(0.28);
  });

  it('are blocks that show their outside', () => {
    expect(signedVolume(zip)).toBeGreaterThan(0);
  });

  it('leave gaps along each row, into which those of the other row reach', () => {
    const row = places.filter(([x = 0, , z = 0]) => z - 0.3 * Math.sin((x * 4) / 9) > 0.2);
    const along = row.map(([x = 0]) => x).toSorted((a, b) => a - b);
    const gaps = along.slice(1).map((x, i) => x - (along[i] ?? x));
    const wide = gaps.filter((gap) => gap > 0.1).length;
    expect(wide).toBeGreaterThan(25);
    expect(wide).toBeLessThan(40);
  });
});
