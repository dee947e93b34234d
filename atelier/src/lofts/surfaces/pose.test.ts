import { describe, expect, it } from 'vitest';
import { inStudio, poseSurfaces, turnPosed } from './pose.ts';
import type { Surface } from './surface.ts';

const PLACES = Float64Array.from([1, 2, 0]);
const surface: Surface = {
  places: PLACES,
  triangles: new Uint32Array(),
  material: 'upper',
  inside: null,
  detailing: null,
};
const posed = poseSurfaces([surface, surface], { at: [3, 0, 0] });

const placeOf = (all: typeof posed) => {
  const [first] = all;
  if (!first) throw new Error('Nothing is posed.');
  return inStudio(first.toStudio, PLACES, 0);
};

describe('what is turned in the studio', () => {
  it('turns about the upright axis, and keeps its height', () => {
    const [x, y, z] = placeOf(turnPosed(posed, 90));
    expect([x, y, z].map((value) => Math.round((value ?? 0) * 1e6) / 1e6 + 0)).toEqual([0, 2, -4]);
  });

  it('comes back after a whole turn', () => {
    const there = placeOf(turnPosed(turnPosed(posed, 75), 285));
    for (const [axis, value] of there.entries())
      expect(value).toBeCloseTo(placeOf(posed)[axis] ?? 0);
  });

  it('stays one thing where it was one', () => {
    const [first, second] = turnPosed(posed, 30);
    expect(first?.toStudio).toBe(second?.toStudio);
  });
});
