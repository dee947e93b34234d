import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson } from '@modiste/vision/testing/drawn-person';
import { describe, expect, it } from 'vitest';
import { readPerson, type SeenPerson } from '../person/read-person.ts';
import { isWearer } from './is-wearer.ts';

const person = await readPerson(await openBodyNetwork(), await drawnPerson());
if (person === null) throw new Error('The drawing shows a person');
const { body, width } = person;

/** The same person behind a sheet of cloth from the top of the picture down to a row. */
function hiddenTo(row: number): SeenPerson {
  const rgb = (person ?? expect.fail()).rgb.slice();
  for (let to = 0; to < Math.round(row) * width * 3; to += 3) rgb.set([49, 86, 140], to);
  return { ...(person ?? expect.fail()), rgb };
}

const belowNeck = body.chest.y;
const belowMouth = body.mouth.y + body.faceRadius * 0.3;

describe('who is found in a picture of a garment', () => {
  it('wears it where a face is seen', () => {
    expect(isWearer(person, 'top')).toBe(true);
    expect(isWearer(person, 'bottom')).toBe(true);
  });

  it('wears what is worn above where the picture ends below the face', () => {
    expect(isWearer(hiddenTo(belowMouth), 'top')).toBe(true);
    expect(isWearer(hiddenTo(belowMouth), 'full_body')).toBe(true);
    expect(isWearer(hiddenTo(belowMouth), 'bottom')).toBe(false);
  });

  it('is nobody where neither face nor neck is seen', () => {
    expect(isWearer(hiddenTo(belowNeck), 'top')).toBe(false);
  });
});
