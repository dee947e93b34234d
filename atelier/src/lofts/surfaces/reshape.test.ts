import { describe, expect, it } from 'vitest';
import { bagFit, OTHER_BAGS } from '../bags/bag-fits.ts';
import { shoeFit } from '../lasts/shoe-fit.ts';
import { LOFTS } from '../lofts.ts';
import { SHOE_KINDS } from '../shoes/shoe-fits.ts';
import { OTHER_WEAR } from '../wear/other-wear.ts';
import { gridSurface } from './grid-surface.ts';
import type { LoftedShape } from './lofted-shape.ts';
import { type Reshaping, reshape } from './reshape.ts';

const STEP = 0.01;

/** How much room a small cube takes when it is reshaped, a share: 0 is flat, below it is inside out. */
function roomAt(to: Reshaping, [x, y, z]: readonly [number, number, number]): number {
  const here = to([x, y, z]);
  const away = ([a, b, c]: readonly [number, number, number]) =>
    [(a - here[0]) / STEP, (b - here[1]) / STEP, (c - here[2]) / STEP] as const;
  const [a, b, c] = [to([x + STEP, y, z]), to([x, y + STEP, z]), to([x, y, z + STEP])].map(away);
  if (!a || !b || !c) return 0;
  return (
    a[0] * (b[1] * c[2] - b[2] * c[1]) -
    a[1] * (b[0] * c[2] - b[2] * c[0]) +
    a[2] * (b[0] * c[1] - b[1] * c[0])
  );
}

/** The least room anywhere around the vertices of a shape. */
function leastRoom(to: Reshaping, shape: LoftedShape): number {
  let least = Infinity;
  for (const { places } of shape.surfaces)
    for (let i = 0; i < places.length; i += 3 * 211) {
      const [x = 0, y = 0, z = 0] = places.subarray(i, i + 3);
      least = Math.min(least, roomAt(to, [x, y, z]));
    }
  return least;
}

function madeOf(name: string): LoftedShape {
  const make = LOFTS[name];
  if (!make) throw new Error(`There is no ${name}`);
  return make();
}

/** How far the vertices of a shape lie from those of another of the same surfaces, at most. */
function farthest(first: LoftedShape, second: LoftedShape): number {
  let most = 0;
  first.surfaces.forEach(({ places }, k) => {
    const other = second.surfaces[k]?.places ?? places;
    for (let i = 0; i < places.length; i += 1)
      most = Math.max(most, Math.abs((places[i] ?? 0) - (other[i] ?? 0)));
  });
  return most;
}

describe('a reshaped surface', () => {
  const grid = gridSurface({
    columns: 2,
    rows: 2,
    material: 'body',
    at: (u, v) => [u, v, 0],
  });

  it('keeps its triangles, and where it was drawn', () => {
    const [once] = reshape([grid], ([x, y, z]) => [2 * x, y, z]);
    const [twice] = reshape(once ? [once] : [], ([x, y, z]) => [x, y + 1, z]);
    expect(once?.triangles).toEqual(grid.triangles);
    expect(Math.max(...(once?.places ?? []))).toBe(2);
    expect(once?.drawnAt).toEqual(grid.places);
    expect(twice?.drawnAt).toEqual(grid.places);
  });
});

describe('what other makers make of a shape', () => {
  it.each(Object.entries(SHOE_KINDS))('lets no part of a %s cross another', (name, kind) => {
    const [fits, size] = kind;
    const shoe = madeOf(name);
    for (const fit of Object.values(fits))
      expect(leastRoom(shoeFit(fit, size), shoe)).toBeGreaterThan(0.3);
  });

  it.each(Object.entries(OTHER_BAGS))(
    'lets no part of a %s cross another',
    (name, [height, others]) => {
      const bag = madeOf(name);
      for (const { fit } of others)
        expect(leastRoom(bagFit(fit, height), bag)).toBeGreaterThan(0.3);
    },
  );

  it.each(Object.values(OTHER_WEAR))('lets no part of a $of cross another', ({ of, to }) => {
    expect(leastRoom(to, madeOf(of))).toBeGreaterThan(0.3);
  });

  it('does not overlay it, nor what the next one makes', () => {
    const shoes = ['derby', 'derby-toes', 'derby-single', 'derby-quarter'].map(madeOf);
    const bags = ['satchel', 'satchel-wide', 'satchel-tall'].map(madeOf);
    for (const made of [shoes, bags])
      made.forEach((first, i) => {
        for (const second of made.slice(i + 1))
          expect(farthest(first, second)).toBeGreaterThan(0.35);
      });
  });
});
