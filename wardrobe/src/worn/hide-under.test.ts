import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { meshOfDrape } from '../garment-mesh/garment-mesh.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { isOfArm } from './around-trunk.ts';
import { hideUnder } from './hide-under.ts';

const HEIGHT_CM = 180;

function meshOf(shape: string) {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`"${shape}" is not stored.`);
  return meshOfDrape(unpackDrape(readFileSync(stored.file)));
}

/** The heights of the corners of a mesh that are on no arm, and how many are on one. */
function cornersOf({ positions, corners }: ReturnType<typeof meshOf>) {
  const places = [...corners].map((corner) => positions.subarray(corner * 3, corner * 3 + 3));
  const isArm = ([x = 0, y = 0]: Float32Array) => isOfArm(HEIGHT_CM, x, y);
  return {
    onArms: places.filter(isArm).length,
    heights: places.filter((place) => !isArm(place)).map(([, y = 0]) => y),
  };
}

const tee = meshOf('mens-crew-tee');
const under = (shape: string) => cornersOf(hideUnder(tee, meshOf(shape), HEIGHT_CM));

describe('a tee under a coat', () => {
  it('shows in the opening of the neck, and neither its hem nor its sleeves', () => {
    const whole = cornersOf(tee);
    const seen = under('mens-overcoat');
    expect(seen.onArms).toBeLessThan(whole.onArms / 10);
    expect(Math.max(...seen.heights)).toBeCloseTo(Math.max(...whole.heights), 5);
    expect(Math.min(...seen.heights)).toBeGreaterThan(Math.min(...whole.heights) + 20);
  });

  it('shows below a jacket that is shorter', () => {
    const whole = cornersOf(tee);
    const seen = under('mens-denim-jacket');
    expect(Math.min(...seen.heights)).toBeCloseTo(Math.min(...whole.heights), 5);
  });
});
