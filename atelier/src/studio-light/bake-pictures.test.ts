import { readLoftMaps } from '@modiste/wardrobe/read-loft-maps';
import { expect, it } from 'vitest';
import type { Point } from '../geometry/point.ts';
import { gridSurface } from '../lofts/surfaces/grid-surface.ts';
import { poseSurfaces } from '../lofts/surfaces/pose.ts';
import { bakePictures } from './bake-pictures.ts';
import { packPicture } from './pack-picture.ts';
import { makeCamera, type View } from './studio-camera.ts';

const QUALITY = { width: 96, samples: 2, sky: 48, shadow: 256 };
const FRONT: View = { yaw: 0, pitch: 20, target: [0, 4, 0], width: 24 };
const CENTER: Point = [0, 4, 0];

const ball = gridSurface({
  columns: 64,
  rows: 32,
  isClosedU: true,
  material: 'body',
  at: (u, v) => {
    const [around, down] = [-u * 2 * Math.PI, v * Math.PI];
    const ring = 4 * Math.sin(down);
    return [ring * Math.cos(around), 4 - 4 * Math.cos(down), ring * Math.sin(around)];
  },
});
const posed = poseSurfaces([ball], { yaw: 30, at: [0, 0, 0] });
const [maps] = bakePictures(posed, [FRONT], QUALITY);
if (!maps) throw new Error('Nothing was baked');
const at = (x: number, y: number) => y * maps.width + x;

it('sees the ball in the middle of the picture, facing the eye', () => {
  const middle = at(48, 64);
  expect(maps.part[middle]).toBe(1);
  expect(maps.coverage[middle]).toBe(255);
  expect(maps.normal[middle * 3 + 2]).toBeGreaterThan(120);
  expect(maps.part[at(2, 2)]).toBe(0);
});

it('lights its upper left by the key light and leaves its underside dark', () => {
  const [upper, lower] = [at(40, 54) * 3, at(58, 76) * 3];
  expect(maps.light[upper + 1]).toBeGreaterThan(240);
  expect(maps.light[upper]).toBeGreaterThan(220);
  expect(maps.light[lower + 1]).toBeLessThan(60);
  expect(maps.light[lower]).toBeLessThan(230);
});

it('darkens the floor below it and not far from it', () => {
  expect(maps.groundShadow[at(50, 84)]).toBeGreaterThan(60);
  expect(maps.groundShadow[at(3, 120)]).toBeLessThan(25);
});

it('covers the edge of the shape in part', () => {
  const edge = maps.coverage.filter((share) => share > 0 && share < 255);
  expect(edge.length).toBeGreaterThan(20);
});

it('bakes the same picture twice', () => {
  const [again] = bakePictures(posed, [FRONT], QUALITY);
  expect(again?.light).toEqual(maps.light);
  expect(again?.normal).toEqual(maps.normal);
});

it('reads back what was packed: parts exactly, normals and places nearly', async () => {
  const camera = makeCamera(FRONT, maps.width, maps.height);
  const poses = [...new Set(posed.map((each) => each.toStudio))];
  const read = await readLoftMaps(await packPicture(maps, camera, poses), maps.width);
  expect(read.part).toEqual(maps.part);
  expect(read.coverage).toEqual(maps.coverage);
  expect(read.parts).toEqual(maps.parts);
  const inside = [at(48, 64), at(40, 60), at(56, 70)];
  for (const pixel of inside)
    for (let k = 0; k < 3; k += 1) {
      const i = pixel * 3 + k;
      expect(Math.abs((read.normal[i] ?? 0) - (maps.normal[i] ?? 0))).toBeLessThan(16);
      expect(Math.abs((read.place[i] ?? 0) - (maps.place[i] ?? 0))).toBeLessThan(0.5);
      expect(Math.abs((read.light[i] ?? 0) - (maps.light[i] ?? 0))).toBeLessThan(40);
    }
  const away = inside.map((pixel) =>
    Math.hypot(...CENTER.map((value, k) => (read.place[pixel * 3 + k] ?? 0) - value)),
  );
  for (const distance of away) expect(Math.abs(distance - 4)).toBeLessThan(0.4);
});

it('reads a smaller picture than was stored', async () => {
  const camera = makeCamera(FRONT, maps.width, maps.height);
  const read = await readLoftMaps(
    await packPicture(maps, camera, [posed[0]?.toStudio ?? new Float64Array(12)]),
    48,
  );
  expect([read.width, read.height]).toEqual([48, 64]);
  expect(read.part[32 * 48 + 24]).toBe(1);
});

it('never reads a part that lies between two others by number alone', async () => {
  const halved = {
    ...maps,
    part: maps.part.map((number, pixel) => (number === 0 || pixel % maps.width < 48 ? number : 3)),
    parts: ['left', 'nowhere', 'right'].map((material) => ({ material, isInside: false })),
  };
  const camera = makeCamera(FRONT, maps.width, maps.height);
  const packed = await packPicture(halved, camera, [posed[0]?.toStudio ?? new Float64Array(12)]);
  for (const width of [64, 40]) {
    const read = await readLoftMaps(packed, width);
    expect(new Set(read.part)).toEqual(new Set([0, 1, 3]));
  }
});
