import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { project, wholeCamera } from '../rasterize/camera.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { hangOwn, hangPlace } from './hang-own.ts';
import { lightGarment } from './lit-garment.ts';

function litShape(shape: string) {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return lightGarment(unpackDrape(readFileSync(stored.file)));
}

const SEEDS = Array.from({ length: 24 }, (_, index) => index * 7919);

function farthest(first: Float32Array, second: Float32Array): number {
  let far = 0;
  first.forEach((place, at) => {
    far = Math.max(far, Math.abs(place - (second[at] ?? 0)));
  });
  return far;
}

describe('one piece among others of its cut', () => {
  const garment = litShape('scoop-tank');

  it('hangs the same way each time, and leaves the cut as it is', () => {
    const before = garment.mesh.positions.slice();
    const { mesh } = hangOwn(garment, 12);
    expect(hangOwn(garment, 12).mesh.positions).toEqual(mesh.positions);
    expect(garment.mesh.positions).toEqual(before);
  });

  it('hangs as no other piece does', () => {
    const hung = SEEDS.map((seed) => hangOwn(garment, seed).mesh.positions);
    for (const [index, one] of hung.entries())
      for (const other of hung.slice(index + 1)) expect(farthest(one, other)).toBeGreaterThan(0.8);
  });

  it.each(['scoop-tank', 'mens-crew-tee', 'straight-jeans', 'dress-shirt'])(
    'moves little, and stays inside its picture: %s',
    (shape) => {
      const lit = litShape(shape);
      const size = { width: 240, height: 320 };
      for (const seed of SEEDS) {
        const { mesh } = hangOwn(lit, seed, { laidOut: (seed % 3) / 2 });
        expect(farthest(mesh.positions, lit.mesh.positions)).toBeLessThan(12);
        const { points } = project(mesh.positions, wholeCamera(mesh.positions, 0), size);
        for (let at = 0; at < points.length; at += 3) {
          const [x = 0, y = 0] = points.subarray(at, at + 2);
          if (x < 4 || x > size.width - 4 || y < 4 || y > size.height - 4)
            throw new Error(`${shape} ${seed} leaves its picture at ${x} ${y}`);
        }
      }
    },
  );

  it('bends its outlines, where folds meet them', () => {
    const hung = hangPlace(garment.drape, 12);
    const xs = Array.from({ length: 30 }, (_, step) => hung(16, 100 + step)[0]);
    // Over so short a way the sway of the whole piece is nearly straight.
    const bends = xs.slice(4, -4).map((x, at) => x - ((xs[at] ?? 0) + (xs[at + 8] ?? 0)) / 2);
    expect(Math.max(...bends) - Math.min(...bends)).toBeGreaterThan(0.15);
    expect(Math.max(...bends.map(Math.abs))).toBeLessThan(0.8);
  });

  it('lays sleeves out where a brand has them lie, and nothing that has none', () => {
    const broad = ({ mesh }: { mesh: { positions: Float32Array } }) =>
      mesh.positions.reduce((most, x, at) => (at % 3 === 0 ? Math.max(most, x) : most), 0);
    const shirt = litShape('dress-shirt');
    expect(broad(hangOwn(shirt, 5, { laidOut: 1 }))).toBeGreaterThan(broad(hangOwn(shirt, 5)) + 2);
    expect(hangOwn(garment, 5, { laidOut: 1 }).mesh.positions).toEqual(
      hangOwn(garment, 5).mesh.positions,
    );
  });

  it('is broader and shorter where its brand cuts so', () => {
    const sizeOf = (positions: Float32Array, axis: number) => {
      const values = positions.filter((_, at) => at % 3 === axis);
      return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
    };
    const usual = hangOwn(garment, 5).mesh.positions;
    const boxy = hangOwn(garment, 5, { proportions: { breadth: 0.06, length: -0.05 } });
    expect(sizeOf(boxy.mesh.positions, 0) / sizeOf(usual, 0)).toBeGreaterThan(1.04);
    expect(sizeOf(boxy.mesh.positions, 1) / sizeOf(usual, 1)).toBeLessThan(0.97);
  });

  it('moves what is sewn on with the cloth under it', () => {
    const shirt = litShape('dress-shirt');
    const { drape } = hangOwn(shirt, 5);
    drape.weldedTo.forEach((first, vertex) => {
      for (const axis of [0, 1, 2])
        expect(drape.positions[vertex * 3 + axis]).toBeCloseTo(
          drape.positions[first * 3 + axis] ?? 0,
          3,
        );
    });
  });
});
