import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson } from '@modiste/vision/testing/drawn-person';
import { expect, it } from 'vitest';
import { distanceOf, eachSide, minus, plus, unitOf } from '../geometry/point.ts';
import { readPerson } from '../person/read-person.ts';
import { fitBody } from './body-frame.ts';

const person = await readPerson(await openBodyNetwork(), await drawnPerson());

it('has its armpits where the arms meet the trunk, not on the arms', () => {
  if (person === null) throw new Error('no person');
  const [left, right] = fitBody(person).armpit;
  expect(distanceOf(left, { x: 222, y: 330 })).toBeLessThan(14);
  expect(distanceOf(right, { x: 378, y: 330 })).toBeLessThan(14);
});

it('has its shoulder tips on the outline, also where the joints lie close to it', () => {
  if (person === null) throw new Error('no person');
  const { tip, body } = fitBody(person);
  const shoulders = eachSide((side) => {
    const inward = unitOf(minus(body.shoulders[side], tip[side]));
    return plus(tip[side], inward, 0.06 * body.shoulderWidth);
  });
  const close = fitBody({ ...person, body: { ...body, shoulders } });
  expect(distanceOf(close.tip[0], tip[0])).toBeLessThan(0.025 * body.shoulderWidth);
  expect(distanceOf(close.tip[1], tip[1])).toBeLessThan(0.025 * body.shoulderWidth);
});
