import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson } from '@modiste/vision/testing/drawn-person';
import { describe, expect, it } from 'vitest';
import { fitBody } from '../body/body-frame.ts';
import { MATERIAL } from '../person/part-priors.ts';
import { readPerson, type SeenPerson } from '../person/read-person.ts';
import { cutFromWearer } from './cut-from-wearer.ts';

const person = await readPerson(await openBodyNetwork(), await drawnPerson());
if (person === null) throw new Error('The drawing shows a person');
const frame = fitBody(person);

/** How opaque the top that a person wears is at a place. */
function topAt(wearer: SeenPerson, { x, y }: { x: number; y: number }): number {
  const cutout = cutFromWearer(wearer, frame, 'top') ?? expect.fail('a top');
  return cutout.alpha[Math.round(y) * wearer.width + Math.round(x)] ?? 0;
}

describe('a top that is cut from who wears it', () => {
  const aboveHem = frame.at(frame.oldHem - 0.03, 0);

  it('reaches to its hem where that is clear', () => {
    expect(topAt(person, aboveHem)).toBeGreaterThan(200);
  });

  it('ends above it where the trousers look like it: a waistband is not the top', () => {
    const dark = { ...person, rgb: person.rgb.map(() => 20) };
    expect(topAt(dark, aboveHem)).toBe(0);
    expect(topAt(dark, frame.at(frame.oldHem - 0.12, 0))).toBeGreaterThan(200);
  });

  it('leaves out what looks like it in the face, such as a beard', () => {
    const { chin } = person.body;
    const at = Math.round(chin.y) * person.width + Math.round(chin.x);
    const materials = person.materials.map((bytes, material) => {
      const bearded = bytes.slice();
      bearded[at] = material === MATERIAL.top ? 255 : 0;
      return bearded;
    });
    expect(topAt({ ...person, materials }, chin)).toBe(0);
  });
});
