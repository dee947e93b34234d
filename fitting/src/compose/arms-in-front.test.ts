import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson } from '@modiste/vision/testing/drawn-person';
import { describe, expect, it } from 'vitest';
import { fitBody } from '../body/body-frame.ts';
import { MATERIAL } from '../person/part-priors.ts';
import { readPerson } from '../person/read-person.ts';
import { planeOf } from '../raster/plane.ts';
import { armsInFront } from './arms-in-front.ts';

const person = await readPerson(await openBodyNetwork(), await drawnPerson());
if (person === null) throw new Error('The drawing shows a person');
const frame = fitBody(person);

/** How much of an arm is thought to be right beside a wrist where that old garment is seen. */
function besideWrist(material: number): number {
  const seen = person ?? expect.fail();
  const { wrists, shoulderWidth } = frame.body;
  const [x, y] = [Math.round(wrists[0].x + 0.07 * shoulderWidth), Math.round(wrists[0].y)];
  const at = y * seen.width + x;
  const materials = seen.materials.map((bytes, index) => {
    const changed = bytes.slice();
    changed[at] = index === material ? 255 : 0;
    return changed;
  });
  const gone = planeOf(seen, (index) => (index === at ? 1 : 0));
  return armsInFront({ person: { ...seen, materials }, frame, gone }, [0, 0]).arms.values[at] ?? 0;
}

describe('an arm in front of a garment', () => {
  it('is where an old sleeve was', () => {
    expect(besideWrist(MATERIAL.top)).toBeGreaterThan(0.5);
  });

  it('is not where trousers were beside a hand', () => {
    expect(besideWrist(MATERIAL.bottom)).toBe(0);
  });
});
