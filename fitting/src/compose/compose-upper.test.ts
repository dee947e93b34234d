import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson } from '@modiste/vision/testing/drawn-person';
import { describe, expect, it } from 'vitest';
import { fitBody } from '../body/body-frame.ts';
import { mixOf } from '../geometry/point.ts';
import { MATERIAL } from '../person/part-priors.ts';
import { readPerson } from '../person/read-person.ts';
import { planeOf } from '../raster/plane.ts';
import { makeClothLayer } from '../warp/cloth-layer.ts';
import { composeUpper, headOf } from './compose-upper.ts';

const person = await readPerson(await openBodyNetwork(), await drawnPerson());
if (person === null) throw new Error('The drawing shows a person');
const frame = fitBody(person);
const bottom = person.materials[MATERIAL.bottom] ?? new Uint8Array();

/** How much of what is worn below a top shows that would reach over the whole picture. */
function hidden(isSeated: boolean): number {
  if (person === null) return 0;
  const trunk = makeClothLayer(person);
  trunk.alpha.fill(1);
  trunk.rgb.fill(90);
  const pieces = { trunk, sleeves: [null, null], ends: [0, 0], hem: 2, kind: 'top' } as const;
  const { shown } = composeUpper(person, { ...frame, isSeated }, pieces);
  const sure = shown.values.filter((_, at) => (bottom[at] ?? 0) > 200);
  return sure.reduce((sum, value) => sum + value, 0) / sure.length;
}

describe('the layers of a top', () => {
  it('are the same however many tops the person tried on before', () => {
    const trunk = makeClothLayer(person);
    for (let at = 0; at < trunk.alpha.length; at += 3) trunk.alpha[at] = 1;
    const pieces = { trunk, sleeves: [null, null], ends: [0, 0], hem: 1, kind: 'top' } as const;
    const compose = (whom: typeof person) => composeUpper(whom, frame, pieces).rgb;
    const [first, again] = [compose(person), compose(person)];
    expect(again).toEqual(first);
    expect(compose({ ...person })).toEqual(first);
  });

  it('show what is bare of the person who tries them on, not of the one before', () => {
    const pieces = {
      trunk: makeClothLayer(person),
      sleeves: [null, null],
      ends: [0, 0],
      hem: 1,
      kind: 'top',
    } as const;
    const inLight = composeUpper(person, frame, pieces).rgb;
    const dark = { ...person, rgb: person.rgb.map((value) => value / 2) };
    const inDark = composeUpper(dark, frame, pieces).rgb;
    expect(inDark.filter((value, at) => value > (inLight[at] ?? 0) * 0.75 + 10)).toHaveLength(0);
  });

  it('stay behind the chin of a head that leans, also where it looks like cloth', () => {
    const { body, width } = person;
    const [eyes, faceRadius] = [body.head, body.faceRadius * 0.8];
    const chin = { x: eyes.x + faceRadius * 1.2, y: eyes.y + faceRadius * 1.2 };
    const mouth = { x: eyes.x + faceRadius * 0.8, y: eyes.y + faceRadius * 0.8 };
    const materials = person.materials.map((bytes, material) =>
      bytes.map(() => (material === MATERIAL.top ? 255 : 0)),
    );
    const leaning = { ...person, materials, body: { ...body, chin, mouth, faceRadius } };
    const head = headOf(
      leaning,
      planeOf(person, () => 1),
    );
    expect(head(Math.round(chin.y) * width + Math.round(chin.x))).toBeGreaterThan(0.9);
  });

  it('begin right below a chin, without a mist', () => {
    const { body, width } = person;
    const materials = person.materials.map((bytes, material) =>
      bytes.map(() => (material === MATERIAL.skin ? 255 : 0)),
    );
    const head = headOf(
      { ...person, materials },
      planeOf(person, () => 1),
    );
    const below = (share: number) => {
      const { x, y } = mixOf(body.head, body.chin, share);
      return head(Math.round(y) * width + Math.round(x));
    };
    expect(below(0.98)).toBeGreaterThan(0.9);
    expect(below(1.12)).toBeLessThan(0.1);
  });

  it('show the ground beside a narrow dress, not a strip of leg', () => {
    const { shoulderWidth } = frame.body;
    const besideAt = (hem: number) => {
      const trunk = makeClothLayer(person);
      const pieces = { trunk, sleeves: [null, null], ends: [0, 0], hem, kind: 'dress' } as const;
      const { x, y } = frame.at(1.4, 0.3 * shoulderWidth);
      const at = Math.round(y) * person.width + Math.round(x);
      return composeUpper(person, frame, pieces).rgb.subarray(at * 3, at * 3 + 3);
    };
    const [red = 0, , blue = 0] = besideAt(1.8);
    const [bareRed = 0, , bareBlue = 0] = besideAt(1.2);
    expect(red - blue).toBeLessThan(20);
    expect(bareRed - bareBlue).toBeGreaterThan(50);
  });

  it('hang over what is worn below on somebody who stands', () => {
    expect(hidden(false)).toBeGreaterThan(0.9);
  });

  it('go behind the lap of somebody who sits', () => {
    expect(hidden(true)).toBeLessThan(0.02);
  });
});
