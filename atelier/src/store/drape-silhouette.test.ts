import { lightDrape } from '@modiste/wardrobe/light-drape';
import { unpackDrape } from '@modiste/wardrobe/unpack-drape';
import { describe, expect, it } from 'vitest';
import { findSilhouette } from '../patterns/garments/silhouettes.ts';
import { columnBody } from '../testing/column-body.ts';
import { findFaults, measureDrape } from './check-drape.ts';
import { drapeSilhouette } from './drape-silhouette.ts';
import { makeDrape } from './make-drape.ts';
import { packDrape } from './pack-drape.ts';

const body = columnBody();
const skirt = findSilhouette('a-line-midi-skirt');
const rest = drapeSilhouette(skirt, { body, spacings: [4.5] });
const drape = makeDrape(body.name, rest);
const packed = packDrape(drape);
const back = unpackDrape(packed);

/** The area of all triangles in space: a fold more or less would change it. */
function areaOf({ positions, triangles }: typeof drape): number {
  let area = 0;
  for (let index = 0; index < triangles.length; index += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => (triangles[index + corner] ?? 0) * 3);
    const side = (to = 0, axis = 0) =>
      (positions[to + axis] ?? 0) - (positions[(a ?? 0) + axis] ?? 0);
    const [ux, uy, uz] = [side(b, 0), side(b, 1), side(b, 2)];
    const [vx, vy, vz] = [side(c, 0), side(c, 1), side(c, 2)];
    area += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
  }
  return area;
}

describe('a draped skirt', () => {
  it('is sound: all numbers, hardly stretched, outside the body and itself, at rest', () => {
    expect(findFaults(measureDrape(rest, body))).toEqual([]);
  });

  it('hangs from the waist, right side out', () => {
    const heights = drape.positions.filter((_, index) => index % 3 === 1);
    expect(Math.max(...heights)).toBeGreaterThan(100);
    expect(Math.min(...heights)).toBeLessThan(45);
  });

  it('comes out the same each time', () => {
    const again = drapeSilhouette(skirt, { body, spacings: [4.5] });
    expect(again.positions).toEqual(rest.positions);
  });
});

describe('a packed drape', () => {
  it('is read back with its shape, its cloth and its seams', () => {
    expect(back.triangles).toHaveLength(drape.triangles.length);
    expect(areaOf(back)).toBeCloseTo(areaOf(drape), -1);
    expect(back.panels).toEqual(drape.panels);
    expect(back.lines.map(({ kind }) => kind)).toEqual(drape.lines.map(({ kind }) => kind));
    const welded = ({ weldedTo }: typeof drape) =>
      weldedTo.filter((leader, vertex) => leader !== vertex).length;
    expect(welded(back)).toBe(welded(drape));
  });

  it('keeps every line on the vertices that it ran along', () => {
    for (const [index, { vertices }] of drape.lines.entries()) {
      for (const [step, vertex] of vertices.entries()) {
        const other = back.lines[index]?.vertices[step] ?? 0;
        for (let axis = 0; axis < 3; axis += 1) {
          const there = back.positions[other * 3 + axis] ?? 0;
          expect(there).toBeCloseTo(drape.positions[vertex * 3 + axis] ?? 0, 1);
        }
      }
    }
  });

  it('is read back with the light that was baked on it, and without where there was none', () => {
    expect(back.light).toBeUndefined();
    const lit = lightDrape(back);
    const again = unpackDrape(packDrape(lit));
    const lights = lit.light ?? [];
    expect(new Set(lights).size).toBeGreaterThan(50);
    const meanOf = (values: ArrayLike<number>) =>
      Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;
    expect(meanOf(again.light ?? [])).toBeCloseTo(meanOf(lights), 2);
    // Vertices are numbered as they grow, which a drape that was read back already is.
    const farthest = Array.from(again.light ?? [], (value, at) =>
      Math.abs(value - (lights[at] ?? 0)),
    );
    expect(Math.max(...farthest)).toBeLessThan(0.04);
  });

  it('takes less than five bytes a vertex', () => {
    expect(packed.length / drape.panelOf.length).toBeLessThan(5);
  });
});
