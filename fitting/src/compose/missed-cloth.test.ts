import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson } from '@modiste/vision/testing/drawn-person';
import { expect, it } from 'vitest';
import { MATERIALS } from '../person/part-priors.ts';
import { readPerson } from '../person/read-person.ts';
import { planeOf } from '../raster/plane.ts';
import { missedCloth } from './missed-cloth.ts';

const drawn = await readPerson(await openBodyNetwork(), await drawnPerson());
if (drawn === null) throw new Error('The drawing shows a person');

const SIZE = { width: 80, height: 60 };
const columnOf = (at: number) => at % SIZE.width;
/** Gray ground, and a pale garment from column 20 to 46 that was found up to column 40 only. */
const isCloth = (at: number) => columnOf(at) >= 20 && columnOf(at) < 46;
const garment = planeOf(SIZE, (at) => (columnOf(at) >= 20 && columnOf(at) < 40 ? 1 : 0));
const count = SIZE.width * SIZE.height;
const person = {
  ...drawn,
  ...SIZE,
  rgb: Uint8Array.from({ length: count * 3 }, (_, at) => (isCloth(Math.floor(at / 3)) ? 230 : 150)),
  materials: MATERIALS.map((name) =>
    Uint8Array.from({ length: count }, (_, at) => {
      const isFound = (garment.values[at] ?? 0) > 0;
      return name === (isFound ? 'top' : 'background') ? 255 : 0;
    }),
  ),
};

it('finds what was missed of a garment beside it, and nothing of the ground', () => {
  const ground = [0, 1, 2].map(() => planeOf(SIZE, () => 150));
  const { values } = missedCloth(person, garment, ground);
  const row = 30 * SIZE.width;
  expect(values[row + 43]).toBeGreaterThan(0.95);
  expect(values[row + 50]).toBe(0);
  expect(values[row + 15]).toBe(0);
});
