import { describe, expect, it } from 'vitest';
import { makeDistanceGrid, sampleGrid } from './distance-grid.ts';
import { meshField } from './mesh-field.ts';
import { roundCone } from './solids.ts';

const MESHING = { origin: [-32, -32, -32], step: 0.25, depth: 8, tolerance: 0.06 } as const;
const cone = roundCone({ at: [0, -12, 1], radius: 5 }, { at: [2, 14, 0], radius: 2 });
const mesh = meshField(cone, MESHING);
const grid = makeDistanceGrid(mesh, cone);
const out = new Float64Array(4);

/** Places on a spiral around the solid, near and far. */
function* places(): Generator<readonly [number, number, number]> {
  for (let i = 0; i < 2000; i += 1) {
    const around = 3 + (i % 60) / 10;
    yield [around * Math.cos(i), -18 + (i / 2000) * 36, around * Math.sin(i)];
  }
}

describe('a distance grid', () => {
  it('agrees with the exact distance near the surface', () => {
    let worst = 0;
    for (const [x, y, z] of places()) {
      const exact = cone(x, y, z);
      sampleGrid(grid, Float64Array.of(x, y, z), out);
      if (Math.abs(exact) < 0.7) worst = Math.max(worst, Math.abs(exact - (out[0] ?? 0)));
    }
    expect(worst).toBeLessThan(0.02);
  });

  it('is good to some millimeters farther away, and goes on beyond its box', () => {
    for (const [x, y, z] of places()) {
      sampleGrid(grid, Float64Array.of(x, y, z), out);
      expect(Math.abs(cone(x, y, z) - (out[0] ?? 0))).toBeLessThan(0.3);
    }
    sampleGrid(grid, Float64Array.of(60, 0, 0), out);
    expect(out[0]).toBeGreaterThan(40);
    expect(out[1]).toBeGreaterThan(0.9);
  });

  it('points away from the surface', () => {
    sampleGrid(grid, Float64Array.of(0, -17, 1), out);
    expect(out[2]).toBeLessThan(-0.98);
    sampleGrid(grid, Float64Array.of(0, -15, 1), out);
    expect(out[0]).toBeCloseTo(-2, 1);
    expect(out[2]).toBeLessThan(-0.9);
  });
});

describe('the mesh of a field', () => {
  it('has its vertices on the surface, and triangles that look outward', () => {
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = mesh.positions.subarray(i, i + 3);
      expect(Math.abs(cone(x, y, z))).toBeLessThan(0.002);
    }
    // The volume inside counts positive only if triangles turn counterclockwise from outside.
    let volume = 0;
    for (let i = 0; i < mesh.triangles.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => {
        const vertex = mesh.triangles[i + corner] ?? 0;
        return [...mesh.positions.subarray(vertex * 3, vertex * 3 + 3)];
      });
      const [ax = 0, ay = 0, az = 0] = a ?? [];
      const [bx = 0, by = 0, bz = 0] = b ?? [];
      const [cx = 0, cy = 0, cz = 0] = c ?? [];
      volume +=
        (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
    }
    expect(volume).toBeGreaterThan(1250);
    expect(volume).toBeLessThan(1450);
  });
});
