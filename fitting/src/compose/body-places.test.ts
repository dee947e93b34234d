import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson } from '@modiste/vision/testing/drawn-person';
import { describe, expect, it } from 'vitest';
import { fitBody } from '../body/body-frame.ts';
import { readPerson } from '../person/read-person.ts';
import { makeBodyPlaces, makePlace } from './body-places.ts';

const person = await readPerson(await openBodyNetwork(), await drawnPerson());
if (person === null) throw new Error('The drawing shows a person');
const frame = fitBody(person);
const placeAt = makeBodyPlaces(person, frame);

describe('the bare body below old clothes', () => {
  it.each([0, 1] as const)('ends at the outline of shoulder %i', (side) => {
    const { x, y } = frame.shoulder(side, 0.5);
    const [above, below] = [makePlace(), makePlace()];
    placeAt(Math.round(x), Math.round(y) - 4, above);
    placeAt(Math.round(x), Math.round(y) + 8, below);
    expect([above.trunk, above.inside]).toEqual([0, 0]);
    expect([below.trunk, below.inside]).toEqual([1, 1]);
  });

  it('has no line across it where its collarbones end', () => {
    const beside = 0.33 * frame.body.shoulderWidth;
    const shades: number[] = [];
    for (let down = -0.3; down < 0.3; down += 1 / frame.body.trunkLength) {
      const { x, y } = frame.at(down, beside);
      const place = makePlace();
      placeAt(x, y, place);
      shades.push(place.shade);
    }
    const steps = shades.slice(1).map((shade, row) => Math.abs(shade - (shades[row] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(0.03);
  });
});
