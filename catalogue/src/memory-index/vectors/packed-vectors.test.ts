import { describe, expect, it } from 'vitest';
import { cosine } from '../../vectors/cosine.ts';
import { everyRow, type RowSet, rowSetOf } from '../rows/row-set.ts';
import { PackedVectors } from './packed-vectors.ts';

const DIMENSIONS = 304;
/** More than are compared at a time. */
const ROWS = 5_000;
const NEAREST = 40;

/** Numbers of which every one tells; the same for a seed always. */
const vectorOf = (seed: number) =>
  Float32Array.from(
    { length: DIMENSIONS },
    (_, at) => Math.sin(seed * 12.9898 + at * (1 + (seed % 83)) * 0.37) / (1 + (at % 7)),
  );
const hasNone = (row: number) => row % 50 === 49;

const vectors = new PackedVectors(ROWS, DIMENSIONS);
for (let row = 0; row < ROWS; row += 1) if (!hasNone(row)) vectors.set(row, vectorOf(row));
const wanted = vectorOf(0.5);

function nearestOf(among: RowSet) {
  const exact: { row: number; score: number }[] = [];
  among.each((row) => {
    if (!hasNone(row)) exact.push({ row, score: cosine(vectorOf(row), wanted) });
  });
  return exact.toSorted((a, b) => b.score - a.score).slice(0, NEAREST);
}

const some = (step: number) =>
  rowSetOf(
    Uint32Array.from({ length: ROWS / step }, (_, at) => at * step),
    ROWS,
  );

describe('the nearest vectors', () => {
  it.each([
    ['all', everyRow(ROWS)],
    ['many, which are read in their order', some(5)],
    ['few, which are read alone', some(100)],
    ['none', rowSetOf(new Uint32Array(0), ROWS)],
  ])('of %s are those of an exact comparison', (_, among) => {
    const found = vectors.nearest(among, wanted, NEAREST);
    const exact = nearestOf(among);
    expect(found).toHaveLength(exact.length);
    for (const [at, { row, score }] of found.entries()) {
      expect(among.has(row)).toBe(true);
      expect(hasNone(row)).toBe(false);
      expect(Math.abs(score - cosine(vectorOf(row), wanted))).toBeLessThan(0.005);
      expect(Math.abs(score - (exact[at]?.score ?? 0))).toBeLessThan(0.005);
    }
  });

  it('are compared alike one by one', () => {
    for (const [one, other] of [
      [1, 2],
      [3, 4_000],
    ] as const) {
      const exact = cosine(vectorOf(one), vectorOf(other));
      expect(Math.abs(vectors.cosineOf(one, other) - exact)).toBeLessThan(0.01);
    }
    expect(vectors.cosineOf(1, 49)).toBe(0);
    expect(vectors.at(49)).toBeNull();
  });
});
