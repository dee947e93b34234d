import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson, drawnShirt } from '@modiste/vision/testing/drawn-person';
import { describe, expect, it } from 'vitest';
import { fitBody } from '../body/body-frame.ts';
import { composeUpper } from '../compose/compose-upper.ts';
import type { Composed } from '../compose/composed.ts';
import { cutOutGarment } from '../garment/cutting/cut-out-garment.ts';
import type { GarmentCutout } from '../garment/garment-cutout.ts';
import { readPerson } from '../person/read-person.ts';
import { planeOf } from '../raster/plane.ts';
import { layUpper } from '../warp/lay-upper.ts';
import { doubtsOf, measureTryOn } from './check-try-on.ts';

async function tryOnShirt() {
  const person = await readPerson(await openBodyNetwork(), await drawnPerson());
  const { signal } = new AbortController();
  const cutout = await cutOutGarment(await drawnShirt(), { role: 'top', signal });
  const marks = cutout.landmarks;
  if (person === null || marks.kind === 'bottom') throw new Error('The drawings can be read');
  const frame = fitBody(person);
  const laid = layUpper(frame, { cutout, marks, size: person });
  return { person, frame, cutout, composed: composeUpper(person, frame, laid) };
}

const made = await tryOnShirt();
const doubts = (change: Partial<Composed>, cutout: GarmentCutout = made.cutout) =>
  doubtsOf(measureTryOn({ ...made, cutout }, { ...made.composed, ...change }));

describe('the check of a try-on', () => {
  it('has no doubt about a shirt on somebody who stands and faces the camera', () => {
    expect(doubts({})).toEqual([]);
  });

  it('sees when the garment could not be made out', () => {
    expect(doubts({}, { ...made.cutout, confidence: 0.2 })).toEqual(['garment_unclear']);
  });

  it('sees when the face is not the same', () => {
    expect(doubts({ rgb: made.composed.rgb.map((value) => 255 - value) })).toContain(
      'face_changed',
    );
  });

  it('sees when the chin alone is covered', () => {
    const { mouth, eyes } = made.person.body;
    const from = mouth.y + 0.35 * (mouth.y - eyes.y);
    const rgb = made.composed.rgb.map((value, at) => {
      const y = Math.floor(at / 3 / made.person.width);
      return y > from && y < mouth.y + (mouth.y - eyes.y) ? 255 - value : value;
    });
    expect(doubts({ rgb })).toContain('face_changed');
  });

  it('sees when no more than a thread of the garment lies on the person', () => {
    const cover = planeOf(made.person, (at) => (at % made.person.width === 300 ? 1 : 0));
    expect(doubts({ cover })).toEqual(['garment_unclear']);
  });

  it('sees when the garment is full of holes', () => {
    const { cover } = made.composed;
    const row = (at: number) => Math.floor(at / made.person.width);
    const torn = planeOf(cover, (at) => (row(at) % 16 < 4 ? 0 : (cover.values[at] ?? 0)));
    expect(doubts({ cover: torn })).toEqual(['garment_unclear']);
  });

  it('sees what is left of the old garment beside where it was found', () => {
    const { old, rgb } = made.composed;
    const { width } = made.person;
    const colors = made.person.rgb;
    const inside = old.values.indexOf(1);
    // A copy of its color is left on the ground within the next 20 columns.
    const left = rgb.map((value, at) => {
      const pixel = Math.floor(at / 3);
      const isBeside = (old.values[pixel] ?? 0) < 0.1 && (old.values[pixel + 20] ?? 0) > 0.9;
      return isBeside && pixel % width > 20 ? (colors[inside * 3 + (at % 3)] ?? 0) : value;
    });
    const shown = planeOf(old, (at) =>
      (left[at * 3] ?? 0) === rgb[at * 3] ? (made.composed.shown.values[at] ?? 0) : 0,
    );
    expect(doubts({ rgb: left, shown })).toContain('old_garment_left');
  });

  it('sees when the old garment is still there', () => {
    const rgb = Float32Array.from(made.person.rgb);
    const shown = planeOf(made.person, () => 0);
    expect(doubts({ rgb, shown })).toEqual(['old_garment_left']);
  });

  it('sees when the person became much wider', () => {
    const shown = planeOf(made.person, (at) =>
      Math.abs((at % made.person.width) - 300) < 190 ? 1 : 0,
    );
    expect(doubts({ shown })).toContain('outline_changed');
  });

  it('sees when much had to be invented', () => {
    expect(doubts({ invented: 0.5 })).toEqual(['much_invented']);
  });
});
