import { describe, expect, it } from 'vitest';
import { smoothMinimum } from './field.ts';
import { girthAround, reachAlong } from './girth.ts';
import { ellipsoid, roundCone } from './solids.ts';

const level = { center: [0, 0, 0], across: [1, 0, 0], forward: [0, 0, 1] } as const;

describe('a girth', () => {
  it('of a round solid is its circumference', () => {
    const column = roundCone({ at: [0, -20, 0], radius: 7 }, { at: [0, 20, 0], radius: 7 });
    expect(girthAround(column, level)).toBeCloseTo(2 * Math.PI * 7, 1);
  });

  it('spans what is hollow, as a tape does', () => {
    const left = ellipsoid([-6, 0, 0], [5, 9, 5]);
    const right = ellipsoid([6, 0, 0], [5, 9, 5]);
    const pair = (x: number, y: number, z: number) =>
      smoothMinimum(left(x, y, z), right(x, y, z), 4);
    const girth = girthAround(pair, level);
    expect(girth).toBeGreaterThan(2 * Math.PI * 5 + 24 - 1);
    expect(girth).toBeLessThan(2 * Math.PI * 5 + 24 + 0.5);
  });
});

describe('the reach along a ray', () => {
  it('ends at the surface', () => {
    const ball = ellipsoid([1, 2, 3], [4, 4, 4]);
    const ray = { from: [1, 2, 3], along: [0, 0, -1] } as const;
    expect(reachAlong(ball, ray, 20)).toBeCloseTo(4, 3);
  });
});
