import { beforeAll, describe, expect, it } from 'vitest';
import type { Point } from '../geometry/point.ts';
import { distanceBetween } from '../geometry/vectors.ts';
import { BODY_PARTS, type Body } from './body.ts';
import { LANDMARK_NAMES } from './landmarks.ts';
import { BODY_NAMES, makeBody } from './make-body.ts';

const names = ['woman-hourglass-relaxed', 'man-straight-relaxed', 'man-full-contrapposto'] as const;
const bodies: Body[] = [];

beforeAll(() => {
  bodies.push(...names.map((name) => makeBody(name)));
}, 240_000);

const out = new Float64Array(4);
function distance(body: Body, [x, y, z]: Point): number {
  body.sample(x, y, z, out);
  return out[0] ?? 0;
}

const vertexCount = (body: Body) => body.mesh.positions.length / 3;
const triple = (list: Float32Array, i: number): Point => [
  list[i * 3] ?? 0,
  list[i * 3 + 1] ?? 0,
  list[i * 3 + 2] ?? 0,
];
const along = (from: Point, by: Point, far: number): Point => [
  from[0] + by[0] * far,
  from[1] + by[1] * far,
  from[2] + by[2] * far,
];

/** The same numbers between 0 and 1 each time. */
function numbers(): () => number {
  let state = 12_345;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('bodies', () => {
  it('are offered as women and men of every shape in every stance', () => {
    expect(new Set(BODY_NAMES).size).toBe(28);
    expect(BODY_NAMES).toContain('woman-straight-relaxed');
    expect(BODY_NAMES).toContain('man-athletic-contrapposto');
  });

  it('stand on the floor and are as tall as asked', () => {
    for (const body of bodies) {
      const heights = body.mesh.positions.filter((_, i) => i % 3 === 1);
      const low = heights.reduce((a, b) => Math.min(a, b));
      const high = heights.reduce((a, b) => Math.max(a, b));
      expect(Math.abs(low)).toBeLessThan(0.15);
      expect(Math.abs(high - body.heightCm)).toBeLessThan(1);
    }
  });

  it('carry their landmarks on the surface', () => {
    for (const body of bodies)
      for (const name of LANDMARK_NAMES)
        expect({ name, off: Math.abs(distance(body, body.landmarks[name])) < 0.08 }).toEqual({
          name,
          off: true,
        });
  });

  it('have left landmarks on the side of positive x, and right ones opposite', () => {
    for (const { landmarks } of bodies) {
      const sideways = (side: string) =>
        LANDMARK_NAMES.filter((name) => name.startsWith(side)).map((name) => landmarks[name][0]);
      expect(Math.min(...sideways('left-'))).toBeGreaterThan(1);
      expect(Math.max(...sideways('right-'))).toBeLessThan(-1);
    }
  });

  it('are the same on both sides where they are relaxed', () => {
    const [body] = bodies;
    if (!body) throw new Error('no body');
    const right = new Map<string, Point>(Object.entries(body.landmarks));
    for (const name of LANDMARK_NAMES.filter((one) => one.startsWith('left-'))) {
      const [x, y, z] = right.get(name.replace('left', 'right')) ?? [0, 0, 0];
      expect(distanceBetween(body.landmarks[name], [-x, y, z])).toBeLessThan(0.01);
    }
    for (const place of [
      [12, 130, 8],
      [20, 110, 0],
      [9, 3, 14],
    ] as const) {
      const [x, y, z] = place;
      expect(distance(body, [x, y, z])).toBeCloseTo(distance(body, [-x, y, z]), 1);
    }
  });

  it('keep landmarks in the order of a standing person', () => {
    for (const { landmarks: at } of bodies) {
      const levels = (
        ['crown', 'chin', 'front-neck', 'front-bust', 'front-waist', 'front-hip', 'crotch'] as const
      ).map((name) => at[name][1]);
      expect(levels).toEqual(levels.toSorted((a, b) => b - a));
      expect(at['left-elbow'][1]).toBeGreaterThan(at['left-wrist'][1]);
      expect(at['left-wrist'][1]).toBeGreaterThan(at['left-fingertip'][1]);
      expect(at['left-toe'][2]).toBeGreaterThan(at['left-heel'][2] + 20);
    }
  });
});

describe('the mesh of a body', () => {
  it('is closed: every edge lies between two triangles that run along it in opposite ways', () => {
    for (const { mesh } of bodies) {
      const count = mesh.positions.length / 3;
      const edges = new Map<number, number>();
      mesh.triangles.forEach((from, i) => {
        const to = mesh.triangles[i % 3 === 2 ? i - 2 : i + 1] ?? 0;
        const key = Math.min(from, to) * count + Math.max(from, to);
        edges.set(key, (edges.get(key) ?? 0) + (from < to ? 1 : -1));
      });
      expect([...edges.values()].filter((balance) => balance !== 0)).toEqual([]);
    }
  });

  it('has at most 60,000 triangles, and normals of unit length that point outward', () => {
    for (const body of bodies) {
      expect(body.mesh.triangles.length / 3).toBeLessThanOrEqual(60_000);
      let inward = 0;
      for (let i = 0; i < vertexCount(body); i += 1) {
        const normal = triple(body.mesh.normals, i);
        expect(Math.hypot(...normal)).toBeCloseTo(1, 4);
        const above = along(triple(body.mesh.positions, i), normal, 0.2);
        if (distance(body, above) <= 0) inward += 1;
      }
      // Only in the creases between two fingers the next surface is nearer.
      expect(inward).toBeLessThan(vertexCount(body) / 50);
    }
  });

  it('is made the same each time', () => {
    const again = makeBody(names[0]).mesh;
    expect(again.triangles).toEqual(bodies[0]?.mesh.triangles);
    expect(again.positions).toEqual(bodies[0]?.mesh.positions);
  });
});

describe('the distance to a body', () => {
  it('is zero on the surface and never more than the way there', () => {
    for (const body of bodies) {
      const errors: number[] = [];
      for (let i = 0; i < vertexCount(body); i += 1) {
        const at = triple(body.mesh.positions, i);
        const above = along(at, triple(body.mesh.normals, i), 0.7);
        errors.push(Math.abs(distance(body, at)), distance(body, above) - 0.7);
      }
      errors.sort((a, b) => b - a);
      // The few that are farther off lie in the creases between fingers and toes.
      expect(errors[Math.floor(errors.length / 50)]).toBeLessThan(0.05);
      expect(errors[0]).toBeLessThan(0.3);
    }
  });

  it('comes with a unit vector, and grows along it by the way gone', () => {
    const next = numbers();
    for (const body of bodies) {
      let sum = 0;
      for (let i = 0; i < 3000; i += 1) {
        const vertex = Math.floor(next() * vertexCount(body));
        const at = along(
          triple(body.mesh.positions, vertex),
          triple(body.mesh.normals, vertex),
          next(),
        );
        const here = distance(body, at);
        const away: Point = [out[1] ?? 0, out[2] ?? 0, out[3] ?? 0];
        expect(Math.hypot(...away)).toBeCloseTo(1, 5);
        sum += Math.abs(distance(body, along(at, away, 0.2)) - here - 0.2);
      }
      expect(sum / 3000).toBeLessThan(0.01);
    }
  });

  it('has no jumps anywhere around or in the body', () => {
    const next = numbers();
    for (const body of bodies) {
      let worst = 0;
      for (let i = 0; i < 60_000; i += 1) {
        const at: Point = [next() * 120 - 60, next() * 200 - 10, next() * 60 - 30];
        const far = distance(body, [at[0] + 0.05, at[1] + 0.05, at[2]]);
        worst = Math.max(worst, Math.abs(distance(body, at) - far));
      }
      expect(worst).toBeLessThan(0.35);
    }
  });
});

describe('the axes of a body', () => {
  it('run within it, in steps of at most 2 cm', () => {
    for (const body of bodies)
      for (const part of BODY_PARTS) {
        const stations = body.axes[part];
        expect(stations.length).toBeGreaterThan(20);
        stations.forEach(({ center, halfWidth, halfDepth }, i) => {
          const next = stations[i + 1]?.center ?? center;
          expect(distanceBetween(center, next)).toBeLessThanOrEqual(2);
          expect(distance(body, center)).toBeLessThan(0);
          expect(Math.min(halfWidth, halfDepth)).toBeGreaterThan(1.5);
        });
      }
  });
});
