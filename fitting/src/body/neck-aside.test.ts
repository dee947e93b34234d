import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson } from '@modiste/vision/testing/drawn-person';
import { expect, it } from 'vitest';
import { mixOf, plus } from '../geometry/point.ts';
import { readPerson } from '../person/read-person.ts';
import { fitBody } from './body-frame.ts';

const person = await readPerson(await openBodyNetwork(), await drawnPerson());

it('has its neck where the neck is seen, also where the joints lie beside it', () => {
  if (person === null) throw new Error('no person');
  const { body } = person;
  const aside = -0.05 * body.shoulderWidth;
  const moved = { ...body, chest: plus(body.chest, body.across, aside) };
  const middleOfNeck = (seen: typeof person) => {
    const { neck } = fitBody(seen);
    return mixOf(neck[0], neck[1], 0.5).x;
  };
  const away = Math.abs(middleOfNeck({ ...person, body: moved }) - middleOfNeck(person));
  expect(away).toBeLessThan(0.01 * body.shoulderWidth);
});
