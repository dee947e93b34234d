import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { lightGarment } from './lit-garment.ts';

describe('a garment in the studio', () => {
  it.each(['denim-shorts', 'mens-chinos', 'swim-shorts'])(
    'has no shadow of two legs where it lies flat: %s',
    (shape) => {
      const stored = storedShapes().get(shape);
      if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
      const { mesh, normals } = lightGarment(unpackDrape(readFileSync(stored.file)));
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
});
