import { describe, expect, it } from 'vitest';
import type { GarmentMesh } from './garment-mesh.ts';
import { subdivide } from './subdivide.ts';

/** Points along a seam of two panels, x from 0; what is beside it lies unevenly. */
const SEAM = [0, 1, 2, 3, 4];

/** Two flat panels that are sewn along the x axis, their other points at odd places. */
function sewnPanels(isSewn: boolean): GarmentMesh {
  const above = SEAM.map((x) => [x + 0.4, 1 + (x % 2), 0]);
  const below = SEAM.map((x) => [x + 0.1, -0.6, 0]);
  const positions = [...SEAM.map((x) => [x, 0, 0]), ...above, ...below];
  const strip = (beside: number, isUp: boolean) =>
    SEAM.slice(1).flatMap((x) => {
      const [one, two, three, four] = [x - 1, x, beside + x - 1, beside + x];
      return isUp ? [one, two, three, two, four, three] : [one, three, two, two, three, four];
    });
  const corners = Uint32Array.from([...strip(5, true), ...strip(10, false)]);
  const half = corners.length / 2;
  // The lower panel has points of its own where the surface has those of the seam.
  const clothCorners = isSewn
    ? corners.map((point, at) => (at < half ? point : point + positions.length))
    : corners;
  const cloth = [...positions, ...positions].flatMap(([x = 0, y = 0]) => [x, y]);
  return {
    positions: Float32Array.from(positions.flat()),
    corners,
    cloth: Float32Array.from(cloth),
    clothCorners,
    panelOf: Uint16Array.from({ length: corners.length / 3 }, (_, at) => Number(at * 3 >= half)),
    light: new Float32Array(positions.length * 6).fill(1),
  };
}

/** How far the points of the finer mesh that lie along the x axis, but not at its ends, are off it. */
function waviness({ positions, corners }: GarmentMesh): number {
  const points = [...new Set(corners)].map((point) => positions.subarray(point * 3, point * 3 + 2));
  const along = points.filter(([x = 0, y = 0]) => x > 0.4 && x < 3.6 && Math.abs(y) < 0.2);
  return Math.max(...along.map(([, y = 0]) => Math.abs(y)));
}

describe('a finer mesh', () => {
  it('keeps a straight seam straight between panels whose points lie unevenly', () => {
    expect(waviness(subdivide(sewnPanels(true)))).toBeLessThan(1e-6);
    expect(waviness(subdivide(sewnPanels(false)))).toBeGreaterThan(0.01);
  });

  it('has four triangles for each', () => {
    const mesh = sewnPanels(true);
    expect(subdivide(mesh).corners.length).toBe(mesh.corners.length * 4);
  });
});
