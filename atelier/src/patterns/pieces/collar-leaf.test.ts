import { describe, expect, it } from 'vitest';
import type { FlatPoint } from '../flat/outline.ts';
import { collarButtons, makeCollarLeaf } from './collar-leaf.ts';
import { makePanel } from './make-panel.ts';

const stand = makePanel({
  name: 'stand',
  place: (u, v) => [u, v, 0],
  edges: [
    {
      name: 'free',
      points: [
        [40, 3],
        [0, 3],
      ],
    },
  ],
});
const { panel } = makeCollarLeaf(stand, {
  height: 5,
  point: 2,
  flare: 1.3,
  rise: () => [0, 1, 0],
});
const pointsOf = (name: string) => panel.edges.find((edge) => edge.name === name)?.points ?? [];
const reachOf = ([u, v]: FlatPoint = [0, 0]) => Math.hypot(u, v);

describe('a collar', () => {
  it('is longer at its points than behind', () => {
    const free = pointsOf('free');
    const behind = free[Math.floor(free.length / 2)];
    expect(reachOf(free[0]) - reachOf(behind)).toBeCloseTo(2, 2);
    expect(reachOf(free.at(-1)) - reachOf(behind)).toBeCloseTo(2, 2);
  });

  it('lies on the grain so that stripes run straight across it at its points too', () => {
    const [outer, inner] = pointsOf('right-end').map((point) => panel.onGrain?.(point) ?? point);
    expect(outer?.[0]).toBeCloseTo(inner?.[0] ?? 0, 5);
    expect((inner?.[1] ?? 0) - (outer?.[1] ?? 0)).toBeCloseTo(7, 5);
  });

  it('has its buttons just within its points, one on each side', () => {
    const reaches = collarButtons(panel).map(({ at }) => reachOf(at));
    expect(reaches).toHaveLength(2);
    for (const reach of reaches) expect(reachOf(pointsOf('free')[0]) - reach).toBeCloseTo(1.2, 2);
    const [left, right] = collarButtons(panel).map(({ at }) => at[0]);
    expect(left).toBeCloseTo(-(right ?? 0), 5);
    expect(Math.abs(left ?? 0)).toBeGreaterThan(3);
  });
});
