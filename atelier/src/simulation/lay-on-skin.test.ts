import { expect, it } from 'vitest';
import { columnBody } from '../testing/column-body.ts';
import { layOnSkin } from './lay-on-skin.ts';

it('moves out what lies inside the body, and leaves alone what does not', () => {
  const body = columnBody();
  const positions = Float64Array.from([15.8, 60, 0, 16.5, 60, 0, 0, 60, -15.9]);
  layOnSkin(body, positions);
  expect(positions[0]).toBeCloseTo(16.03, 5);
  expect([...positions.subarray(3, 6)]).toEqual([16.5, 60, 0]);
  expect(positions[8]).toBeCloseTo(-16.03, 5);
});
