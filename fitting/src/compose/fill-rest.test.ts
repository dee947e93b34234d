import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson } from '@modiste/vision/testing/drawn-person';
import { describe, expect, it } from 'vitest';
import { fitBody } from '../body/body-frame.ts';
import { MATERIAL } from '../person/part-priors.ts';
import { readPerson } from '../person/read-person.ts';
import { makeClothLayer } from '../warp/cloth-layer.ts';
import { fillRest } from './fill-rest.ts';

const person = await readPerson(await openBodyNetwork(), await drawnPerson());
if (person === null) throw new Error('The drawing shows a person');
const frame = fitBody(person);

/** In pixels: half the side of the patch of old trousers that is seen. */
const HALF = 6;

/** How opaque new trousers become at a place where the old ones are seen. */
function clothAt(level: number, share = 0, { end = 2, isMidriffBare = false } = {}): number {
  const seen = person ?? expect.fail();
  const cloth = makeClothLayer(seen);
  const from = Math.round(frame.at(frame.oldWaist, 0).y) * seen.width;
  cloth.alpha.fill(1, from, from + 40 * seen.width);
  const place = frame.at(level, share * frame.half(Math.min(level, 1.1), 1));
  const at = Math.round(place.y) * seen.width + Math.round(place.x);
  const [left, top] = [Math.round(place.x) - HALF, Math.round(place.y) - HALF];
  const midriff = Math.round(frame.at(frame.oldWaist - 0.02, 0).y) * seen.width;
  const materials = seen.materials.map((bytes, material) => {
    const changed = bytes.slice();
    const isSkin = material === MATERIAL.skin;
    if (isMidriffBare) changed.fill(isSkin ? 255 : 0, midriff - seen.width, midriff + seen.width);
    for (let y = top; y <= top + 2 * HALF; y += 1) {
      const from = y * seen.width + left;
      changed.fill(material === MATERIAL.bottom ? 255 : 0, from, from + 2 * HALF + 1);
    }
    return changed;
  });
  fillRest({ ...seen, materials }, frame, { cloth, ends: [end, end] });
  return cloth.alpha[at] ?? 0;
}

describe('what is still seen of old trousers', () => {
  it('is covered between the legs, where the new ones are narrower', () => {
    expect(clothAt(1.45)).toBeGreaterThan(0.9);
  });

  it('is covered where their waistband rises above the new one', () => {
    expect(clothAt(frame.oldWaist - 0.06, 0.9)).toBe(1);
  });

  it('is not covered there where the midriff is bare: the new waistband ends in its own line', () => {
    expect(clothAt(frame.oldWaist - 0.06, 0.9, { isMidriffBare: true })).toBe(0);
  });

  it('is covered by a skirt on the hips alone, below which it hangs free', () => {
    expect(clothAt(0.95, 0.9, { end: 0.1 })).toBe(1);
    expect(clothAt(1.45, 0, { end: 0.1 })).toBe(0);
  });

  it('is something else high above the waist', () => {
    expect(clothAt(frame.oldWaist - 0.3, 0.9)).toBe(0);
  });
});
