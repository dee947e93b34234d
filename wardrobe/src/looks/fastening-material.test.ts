import { expect, it } from 'vitest';
import { createPoint, createSample, resetSample } from '../materials/material.ts';
import { fasteningMaterial } from './cloth-material.ts';
import { buttonMaterial } from './fastening-material.ts';

/** How much light gets to a place of a button; places are shares of its radius. */
function openAt(x: number, y: number): number {
  const point = createPoint();
  const sample = createSample();
  Object.assign(point, { x, y, footprint: 0.05 });
  resetSample(sample);
  buttonMaterial('#ece7dc', [0.5, 0.5, 0.5]).sample(point, sample);
  return sample.cavity;
}

it('a button has dark holes, and turns away at its edge', () => {
  expect(openAt(0.5, 0)).toBe(1);
  expect(openAt(0.2, 0.2)).toBeLessThan(0.4);
  expect(openAt(0.98, 0)).toBeLessThan(0.7);
});

it('the buttons of a trucker are of metal, whatever cloth it is cut of', () => {
  const metalOf = (hasShanks: boolean) => {
    const sample = createSample();
    const look = { weave: 'twill', color: '#e6dac2', hasShanks } as const;
    fasteningMaterial(look, 'button').sample(createPoint(), sample);
    return sample.metal;
  };
  expect([metalOf(true), metalOf(false)]).toEqual([1, 0]);
});
