import { describe, expect, it } from 'vitest';
import { makeCamera } from '../studio-light/studio-camera.ts';
import { makeScene } from '../studio-light/studio-scene.ts';
import { LOFTS } from './lofts.ts';
import { extentOf, picturesOf } from './pictures-of.ts';
import type { LoftedShape } from './surfaces/lofted-shape.ts';
import { signedVolume } from './surfaces/signed-volume.ts';

const made = Object.entries(LOFTS).map(([name, make]) => [name, make()] as const);

describe.each(made)('the %s', (name, loft) => {
  it('has finite places, and triangles of three of its own vertices', () => {
    expect(loft.name).toBe(name);
    for (const { places, triangles } of loft.surfaces) {
      expect(places.every(Number.isFinite)).toBe(true);
      expect(places.length).toBeGreaterThan(0);
      const count = places.length / 3;
      expect(triangles.every((vertex) => vertex < count)).toBe(true);
      expect(triangles.length % 3).toBe(0);
    }
  });

  it('stands on the floor', () => {
    const { low } = extentOf(loft);
    expect(low[1]).toBeGreaterThan(-0.25);
    expect(low[1]).toBeLessThan(0.3);
  });

  it('has no edge with more than two triangles', () => {
    for (const { triangles } of loft.surfaces) expect(mostAtOneEdge(triangles)).toBeLessThan(3);
  });

  it('shows the outside of every tube, stitch and closed piece', () => {
    const closed = loft.surfaces.filter(({ triangles }) => isClosed(triangles));
    expect(closed.length).toBeGreaterThan(0);
    expect(Math.min(...closed.map(signedVolume))).toBeGreaterThan(0);
  });

  it('lies inside the frame of its front, side and back pictures', () => {
    for (const picture of picturesOf(loft).filter(({ view }) => view !== 'detail')) {
      const camera = makeCamera(picture.from, 300, 400);
      for (const { positions } of makeScene(picture.posed).meshes)
        expect(isFramed(positions, camera)).toBe(true);
    }
  });
});

it('is made the same way each time', () => {
  const [first, second] = [LOFTS['low-sneaker']?.(), LOFTS['low-sneaker']?.()] satisfies (
    | LoftedShape
    | undefined
  )[];
  expect(first?.surfaces.length).toBe(second?.surfaces.length);
  first?.surfaces.forEach((surface, i) => {
    expect(surface.places).toEqual(second?.surfaces[i]?.places);
  });
});

it('shows a pair of shoes as mirror images', () => {
  const pump = LOFTS.pump?.();
  if (!pump) throw new Error('There is no pump');
  const front = picturesOf(pump).find(({ view }) => view === 'front');
  const handed = new Set(front?.posed.map(({ toStudio }) => Math.sign(turning(toStudio))));
  expect(handed).toEqual(new Set([1, -1]));
});

function turning(m: Float64Array): number {
  const at = (i: number) => m[i] ?? 0;
  return (
    at(0) * (at(5) * at(10) - at(6) * at(9)) -
    at(1) * (at(4) * at(10) - at(6) * at(8)) +
    at(2) * (at(4) * at(9) - at(5) * at(8))
  );
}

function edgeCounts(triangles: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k += 1) {
      const [a, b] = [triangles[t + k] ?? 0, triangles[t + ((k + 1) % 3)] ?? 0];
      const key = Math.min(a, b) * 0x800000 + Math.max(a, b);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}

const mostAtOneEdge = (triangles: Uint32Array) =>
  [...edgeCounts(triangles).values()].reduce((most, count) => Math.max(most, count), 0);

const isClosed = (triangles: Uint32Array) =>
  triangles.length > 0 && [...edgeCounts(triangles).values()].every((count) => count === 2);

function isFramed(positions: Float64Array, camera: ReturnType<typeof makeCamera>): boolean {
  const { eye, right, up, back } = camera;
  for (let i = 0; i < positions.length; i += 3) {
    const from = [0, 1, 2].map((k) => (positions[i + k] ?? 0) - (eye[k] ?? 0));
    const along = (axis: readonly number[]) =>
      from.reduce((sum, value, k) => sum + value * (axis[k] ?? 0), 0);
    const depth = -along(back);
    const x = (along(right) * camera.focal) / depth;
    const y = (along(up) * camera.focal) / depth;
    if (Math.abs(x) > camera.width * 0.49 || Math.abs(y) > camera.height * 0.49) return false;
  }
  return true;
}
