import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson } from '@modiste/vision/testing/drawn-person';
import { describe, expect, it } from 'vitest';
import { fitBody } from '../body/body-frame.ts';
import { readPerson, type SeenPerson } from '../person/read-person.ts';
import { makeLimbPlace, makeToArms } from './bare-limbs.ts';
import { makeBodyPlaces, makePlace } from './body-places.ts';
import { findSkinLight } from './skin-light.ts';

const person = await readPerson(await openBodyNetwork(), await drawnPerson());
if (person === null) throw new Error('The drawing shows a person');
const frame = fitBody(person);

/** The same person with arms that are so much brighter on their right side, and darker where they turn away. */
function litFrom(right: number, away: number): SeenPerson {
  const seen = person ?? expect.fail();
  const [left, other] = makeToArms(frame);
  const [one, two] = [makeLimbPlace(), makeLimbPlace()];
  const rgb = seen.rgb.map((value, index) => {
    const at = Math.floor(index / 3);
    left(at % seen.width, Math.floor(at / seen.width), one);
    other(at % seen.width, Math.floor(at / seen.width), two);
    const place = one.far < two.far ? one : two;
    if (place.far > 1) return value;
    return value * Math.exp(right * place.right + away * place.far ** 3);
  });
  return { ...seen, rgb };
}

const lightOf = (whom: SeenPerson) => findSkinLight(whom, [makeToArms(frame)]);

describe('the light on skin', () => {
  it('is told from the arms that are seen', () => {
    const light = lightOf(litFrom(0.2, -0.3));
    expect(light.right).toBeCloseTo(0.2, 1);
    expect(light.away).toBeCloseTo(-0.3, 1);
    expect(lightOf(litFrom(-0.2, -0.3)).right).toBeCloseTo(-0.2, 1);
  });

  it('is soft light from the camera where no skin is seen', () => {
    const materials = person.materials.map((bytes) => new Uint8Array(bytes.length));
    expect(lightOf({ ...person, materials })).toMatchObject({ right: 0, down: 0 });
  });

  it('falls on a chest that comes to light from the same side', () => {
    const placeAt = makeBodyPlaces(litFrom(0.2, -0.3), frame);
    const shadeAt = (beside: number) => {
      const place = makePlace();
      const { x, y } = frame.at(0.35, beside * frame.half(0.35, beside < 0 ? 0 : 1));
      placeAt(Math.round(x), Math.round(y), place);
      return place.shade;
    };
    expect(shadeAt(0.6) / shadeAt(-0.6)).toBeGreaterThan(1.05);
  });
});
