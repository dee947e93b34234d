import { expect, it } from 'vitest';
import { createPoint } from '../materials/material.ts';
import { printAt, threadsAt } from './finish.ts';

it('lays threads evenly over a ball: no way along it crosses much fewer than another', () => {
  const at = (angle: number, high: number) => {
    const [x, y, z] = [
      Math.cos(angle) * Math.cos(high),
      Math.sin(high),
      Math.sin(angle) * Math.cos(high),
    ];
    const point = { ...createPoint(), x, y, z, normalX: x, normalY: y, normalZ: z };
    return { point, u: threadsAt(point)[0], v: threadsAt(point)[1] };
  };
  let [fewest, counted] = [Infinity, 0];
  for (let angle = 0; angle < 6.2; angle += 0.1)
    for (let high = -1.5; high < 1.5; high += 0.1)
      for (let way = 0; way < 3.1; way += 0.2) {
        const step = 0.001;
        const here = at(angle, high);
        const sideways = (Math.cos(way) * step) / Math.cos(high);
        const there = at(angle + sideways, high + Math.sin(way) * step);
        const crossed = Math.hypot(there.u - here.u, there.v - here.v) / step;
        counted += 1;
        fewest = Math.min(fewest, crossed);
      }
  expect(counted).toBeGreaterThan(10_000);
  expect(fewest).toBeGreaterThan(0.4);
});

it('prints squares, not stripes, on the front, the top and the sides of a box', () => {
  const faces = [
    { normal: [0, 0, 1], ways: ['x', 'y'] },
    { normal: [0, 1, 0], ways: ['x', 'z'] },
    { normal: [1, 0, 0], ways: ['z', 'y'] },
    { normal: [-1, 0, 0], ways: ['z', 'y'] },
  ] as const;
  for (const { normal, ways } of faces) {
    const [normalX, normalY, normalZ] = normal;
    const here = { ...createPoint(), x: 2, y: 3, z: 4, normalX, normalY, normalZ };
    const [u, v] = printAt(here);
    const [first, second] = ways.map((way) => {
      const there = printAt({ ...here, [way]: here[way] + 1 });
      return [Math.abs(there[0] - u), Math.abs(there[1] - v)];
    });
    expect([normal, first, second]).toEqual([normal, [1, 0], [0, 1]]);
  }
});
