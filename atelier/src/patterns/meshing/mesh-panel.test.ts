import { describe, expect, it } from 'vitest';
import { makePanel } from '../pieces/make-panel.ts';
import { meshPanel } from './mesh-panel.ts';
import { areaOf } from './polygon.ts';

/** An L of 20 by 20 cm: its inner corner must stay empty. */
const corner = makePanel({
  name: 'corner',
  place: (u, v) => [u, v, 0],
  edges: [
    {
      name: 'hem',
      points: [
        [0, 0],
        [20, 0],
      ],
    },
    {
      name: 'right',
      points: [
        [20, 0],
        [20, 8],
      ],
    },
    {
      name: 'step',
      points: [
        [20, 8],
        [8, 8],
      ],
    },
    {
      name: 'rise',
      points: [
        [8, 8],
        [8, 20],
      ],
    },
    {
      name: 'top',
      points: [
        [8, 20],
        [0, 20],
      ],
    },
    {
      name: 'left',
      points: [
        [0, 20],
        [0, 0],
      ],
    },
  ],
});
const counts = new Map([
  ['hem', 13],
  ['right', 5],
  ['step', 8],
  ['rise', 8],
  ['top', 5],
  ['left', 13],
]);
const mesh = meshPanel(corner, 1.5, counts);

describe('a meshed panel', () => {
  it('covers its outline and nothing else', () => {
    let area = 0;
    for (let index = 0; index < mesh.triangles.length; index += 3) {
      const [a, b, c] = mesh.triangles.slice(index, index + 3).map((vertex) => mesh.points[vertex]);
      if (a && b && c) area += areaOf(a, b, c);
    }
    expect(area).toBeCloseTo(20 * 20 - 12 * 12, 6);
  });

  it('has each edge in as many steps as told, so that two edges can be sewn', () => {
    for (const [name, count] of counts) expect(mesh.along.get(name)).toHaveLength(count + 1);
  });

  it('keeps every step of its outline as an edge of a triangle', () => {
    const edges = new Set<string>();
    for (let index = 0; index < mesh.triangles.length; index += 3) {
      const [a, b, c] = mesh.triangles.slice(index, index + 3);
      edges.add(`${a}-${b}`).add(`${b}-${c}`).add(`${c}-${a}`);
    }
    for (const vertices of mesh.along.values()) {
      for (const [index, vertex] of vertices.slice(1).entries()) {
        expect(edges.has(`${vertices[index]}-${vertex}`)).toBe(true);
      }
    }
  });

  it('is the same each time', () => {
    expect(meshPanel(corner, 1.5, counts)).toEqual(mesh);
  });
});
