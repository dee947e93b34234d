import { expect, it } from 'vitest';
import type { Point } from '../../geometry/point.ts';
import { clipSurface } from './clip-surface.ts';
import { contourLines } from './contour-lines.ts';
import { gridSurface } from './grid-surface.ts';
import { weldSurface } from './join-surfaces.ts';
import { signedVolume } from './signed-volume.ts';
import { curveThrough, evenly, lengthOf } from './space-curve.ts';
import { stitchRow } from './stitch-row.ts';
import { pointAt } from './surface.ts';
import { throughKnots } from './through-knots.ts';
import { tubeSurface } from './tube-surface.ts';

const RADIUS = 5;
const onBall = (u: number, v: number): Point => {
  const [around, down] = [-u * 2 * Math.PI, v * Math.PI];
  const ring = Math.sin(down) * RADIUS;
  return [ring * Math.cos(around), -Math.cos(down) * RADIUS, ring * Math.sin(around)];
};
const ball = weldSurface(
  gridSurface({ columns: 96, rows: 48, isClosedU: true, material: 'ball', at: onBall }),
);

it('passes a spline through its knots and holds it beyond them', () => {
  const height = throughKnots([
    [0, 1],
    [2, 5],
    [3, 4],
  ]);
  expect([-1, 0, 2, 3, 9].map(height)).toEqual([1, 1, 5, 4, 4]);
});

it('walks along a curve in equal steps', () => {
  const path = curveThrough(
    [
      [0, 0, 0],
      [4, 0, 0],
      [9, 0, 0],
    ],
    10,
  );
  const steps = path.slice(1).map((point, i) => point[0] - (path[i]?.[0] ?? 0));
  for (const step of steps) expect(step).toBeCloseTo(1, 1);
  expect(lengthOf(evenly(path, 4))).toBeCloseTo(9, 5);
});

it('turns the triangles of a grid and of a tube outward', () => {
  expect(signedVolume(ball)).toBeCloseTo((4 / 3) * Math.PI * RADIUS ** 3, -1);
  const line: Point[] = [
    [0, 0, 0],
    [0, 4, 0],
    [1, 8, 0],
  ];
  const rod = tubeSurface(line, { section: 1, material: 'rod', sides: 32 });
  expect(signedVolume(rod)).toBeGreaterThan(20);
});

it('cuts a surface exactly where the function is zero', () => {
  const cap = clipSurface(ball, (_x, y) => y - 1.234);
  let highest = -Infinity;
  for (let i = 1; i < cap.places.length; i += 3) highest = Math.max(highest, cap.places[i] ?? 0);
  expect(highest).toBeCloseTo(1.234, 9);
});

it('finds the closed line where a function is zero, with the normals of the surface', () => {
  const [line, ...others] = contourLines(ball, (_x, y) => y - 2);
  expect(others).toEqual([]);
  expect(line?.isClosed).toBe(true);
  for (const { point, normal } of line?.path ?? []) {
    expect(point[1]).toBeCloseTo(2, 6);
    expect(normal[1]).toBeCloseTo(2 / RADIUS, 1);
  }
});

it('lays stitches on the surface, none floating and none sunk', () => {
  const [line] = contourLines(ball, (_x, y) => y);
  const stitching = { pitch: 0.5, length: 0.3, radius: 0.05 };
  const row = stitchRow(line?.path ?? [], stitching);
  if (!row) throw new Error('There are no stitches');
  const away = Array.from(
    { length: row.places.length / 3 },
    (_, i) => Math.hypot(...pointAt(row.places, i)) - RADIUS,
  );
  expect(Math.max(...away)).toBeLessThan(0.11);
  expect(Math.min(...away)).toBeGreaterThan(-0.1);
  const threads = row.triangles.length / 3 / (6 * 4 * 2 + 12);
  expect(threads).toBe(Math.floor((2 * Math.PI * RADIUS) / 0.5));
});
