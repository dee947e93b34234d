import { expect, it } from 'vitest';
import { createPoint } from '../materials/material.ts';
import { threadsAt } from './finish.ts';

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
