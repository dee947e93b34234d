import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { lightGarment } from './lit-garment.ts';

function drapeOf(shape: string) {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  return unpackDrape(readFileSync(stored.file));
}

describe('a garment in the studio', () => {
  it.each(['denim-shorts', 'mens-chinos', 'swim-shorts'])(
    'has no shadow of two legs where it lies flat: %s',
    (shape) => {
      const { mesh, normals } = lightGarment(drapeOf(shape));
      let [sum, count] = [0, 0];
      for (let point = 0; point < mesh.positions.length / 3; point += 1) {
        const [x = 0, y = 0] = mesh.positions.subarray(point * 3, point * 3 + 2);
        const isInnerLeg = Math.abs(x) < 3.5 && y > 62 && y < 72;
        if (!isInnerLeg || (normals[point * 3 + 2] ?? 0) < 0.4) continue;
        sum += mesh.light[point * 6] ?? 0;
        count += 1;
      }
      expect(sum / count).toBeGreaterThan(0.6);
    },
  );

  it.each(['linen-trousers', 'mens-chinos'])(
    'shows the back of its legs in light where the fronts part: %s',
    (shape) => {
      const { mesh, normals } = lightGarment(drapeOf(shape));
      let darkest = 1;
      for (let point = 0; point < mesh.positions.length / 3; point += 1) {
        const isBetween = Math.abs(mesh.positions[point * 3] ?? 0) < 2;
        if (!isBetween || (normals[point * 3 + 2] ?? 0) < 0.4) continue;
        darkest = Math.min(darkest, mesh.light[point * 6] ?? 0);
      }
      expect(darkest).toBeGreaterThan(0.3);
    },
  );
});
