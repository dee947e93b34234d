import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson } from '@modiste/vision/testing/drawn-person';
import { expect, it } from 'vitest';
import { distanceOf } from '../geometry/point.ts';
import { readPerson } from '../person/read-person.ts';
import { fitBody } from './body-frame.ts';

const person = await readPerson(await openBodyNetwork(), await drawnPerson());

it('has its armpits where the arms meet the trunk, not on the arms', () => {
  if (person === null) throw new Error('no person');
  const [left, right] = fitBody(person).armpit;
  expect(distanceOf(left, { x: 222, y: 330 })).toBeLessThan(14);
  expect(distanceOf(right, { x: 378, y: 330 })).toBeLessThan(14);
});
