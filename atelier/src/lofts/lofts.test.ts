import { describe, expect, it } from 'vitest';
import { makeCamera, type StudioCamera } from '../studio-light/studio-camera.ts';
import { LOFTS } from './lofts.ts';
import { extentOf, picturesOf } from './pictures-of.ts';
import type { LoftedShape } from './surfaces/lofted-shape.ts';
import { dot, minus } from './surfaces/point-math.ts';
import { inStudio, type PosedSurface } from './surfaces/pose.ts';
import { signedVolume } from './surfaces/signed-volume.ts';
import type { Surface } from './surfaces/surface.ts';

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
    for (const surface of loft.surfaces) expect(trianglesAtEdges(surface).most).toBeLessThan(3);
  });

  it('shows the outside of every tube, stitch and closed piece', () => {
    const closed = loft.surfaces.filter(isClosed);
    expect(closed.length).toBeGreaterThan(0);
    expect(Math.min(...closed.map(signedVolume))).toBeGreaterThan(0);
  });

  it('lies inside the frame of its front, side and back pictures', () => {
    for (const picture of picturesOf(loft).filter(({ view }) => view !== 'detail')) {
      const camera = makeCamera(picture.from, 300, 400);
      for (const posed of picture.posed) expect(isFramed(posed, camera)).toBe(true);
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

/** How many triangles meet at an edge, at least and at most: the edges of a vertex lie in a list. */
function trianglesAtEdges({ places, triangles }: Surface): { fewest: number; most: number } {
  const newest = new Int32Array(places.length / 3).fill(-1);
  const older = new Int32Array(triangles.length);
  const end = new Uint32Array(triangles.length);
  const counts = new Uint32Array(triangles.length);
  for (let corner = 0; corner < triangles.length; corner += 1) {
    const from = triangles[corner] ?? 0;
    const to = triangles[corner % 3 === 2 ? corner - 2 : corner + 1] ?? 0;
    const [first, last] = [Math.min(from, to), Math.max(from, to)];
    let edge = newest[first] ?? -1;
    while (edge >= 0 && end[edge] !== last) edge = older[edge] ?? -1;
    if (edge < 0) {
      edge = corner;
      end[edge] = last;
      older[edge] = newest[first] ?? -1;
      newest[first] = edge;
    }
    counts[edge] = (counts[edge] ?? 0) + 1;
  }
  let [fewest, most] = [Infinity, 0];
  for (const count of counts) {
    if (count > 0) fewest = Math.min(fewest, count);
    most = Math.max(most, count);
  }
  return { fewest, most };
}

function isClosed(surface: Surface): boolean {
  const { fewest, most } = trianglesAtEdges(surface);
  return fewest === 2 && most === 2;
}

function isFramed({ surface, toStudio }: PosedSurface, camera: StudioCamera): boolean {
  const { eye, right, up, back } = camera;
  for (let i = 0; i < surface.places.length; i += 3) {
    const from = minus(inStudio(toStudio, surface.places, i), eye);
    const depth = -dot(from, back);
    const x = (dot(from, right) * camera.focal) / depth;
    const y = (dot(from, up) * camera.focal) / depth;
    if (Math.abs(x) > camera.width * 0.49 || Math.abs(y) > camera.height * 0.49) return false;
  }
  return true;
}
