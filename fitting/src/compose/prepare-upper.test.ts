import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson } from '@modiste/vision/testing/drawn-person';
import { describe, expect, it } from 'vitest';
import { fitBody } from '../body/body-frame.ts';
import { MATERIAL } from '../person/part-priors.ts';
import { readPerson } from '../person/read-person.ts';
import { makeClothLayer } from '../warp/cloth-layer.ts';
import { composeUpper } from './compose-upper.ts';
import { prepareUpper } from './prepare-upper.ts';

const person = await readPerson(await openBodyNetwork(), await drawnPerson());
if (person === null) throw new Error('The drawing shows a person');
const frame = fitBody(person);

describe('what putting on a top needs of a person', () => {
  it('is found once for every way of laying the same garment', () => {
    const first = prepareUpper(person, frame, { kind: 'top', ends: [0, 0] });
    expect(prepareUpper(person, frame, { kind: 'top', ends: [0, 0] })).toBe(first);
    expect(prepareUpper(person, frame, { kind: 'top', ends: [0.5, 0] })).not.toBe(first);
    expect(prepareUpper(person, frame, { kind: 'dress', ends: [0, 0] })).not.toBe(first);
    const other = { ...person };
    expect(prepareUpper(other, frame, { kind: 'dress', ends: [0, 0] }).old).not.toBe(first.old);
  });
});

/** A place of the ground right of the old top, with nothing but ground in the next pixels. */
function besideTop(width: number, far: number): number {
  const [top, ground] = [MATERIAL.top, MATERIAL.background].map(
    (material) => person?.materials[material] ?? new Uint8Array(),
  );
  const edge = (top ?? []).findIndex((value, at) => {
    if (value < 200 || (at % width) + 30 > width) return false;
    return ground?.subarray(at + 4, at + 30).every((share) => share > 250) ?? false;
  });
  return edge < 0 ? -1 : edge + far;
}

it('takes the seam at the edge of an old top away that was taken for ground', () => {
  const { width } = person;
  const at = besideTop(width, 10);
  expect(at).toBeGreaterThan(0);
  const rgb = person.rgb.slice();
  rgb.fill(20, at * 3, at * 3 + 3);
  const pieces = {
    trunk: makeClothLayer(person),
    sleeves: [null, null],
    ends: [0, 0],
    hem: 1,
    kind: 'top',
  } as const;
  const made = composeUpper({ ...person, rgb }, frame, pieces).rgb;
  expect(made[at * 3]).toBeGreaterThan((person.rgb[at * 3] ?? 0) * 0.8);
});

it('takes a seam of old trousers beside a hand that looks like skin for no hand', () => {
  const { width, body } = person;
  const x = Math.round(body.wrists[0].x + 0.16 * body.shoulderWidth);
  const y = Math.round(body.wrists[0].y);
  const materials = person.materials.map((bytes, material) => {
    const changed = bytes.slice();
    for (let row = y - 25; row < y + 25; row += 1) {
      const from = row * width + x;
      changed.fill(material === MATERIAL.bottom ? 255 : 0, from - 10, from + 10);
      changed.fill(material === MATERIAL.skin ? 255 : 0, from - 2, from + 2);
    }
    return changed;
  });
  const { hands } = prepareUpper({ ...person, materials }, frame, { kind: 'dress', ends: [0, 0] });
  expect(hands.values[y * width + x]).toBe(0);
  const palm = Math.round((body.wrists[0].y + body.hands[0].y) / 2) * width;
  expect(hands.values[palm + Math.round(body.hands[0].x)]).toBeGreaterThan(0.9);
});
