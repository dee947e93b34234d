import { describe, expect, it } from 'vitest';
import { everyRow, type RowSet, rowSetOf } from './row-set.ts';

const rowsOf = (set: RowSet) => {
  const rows: number[] = [];
  set.each((row) => rows.push(row));
  return rows;
};

describe('a set of rows', () => {
  it.each([
    ['none', []],
    ['some', [0, 1, 31, 32, 63, 64, 99]],
    ['the last alone', [99]],
  ])('has %s of them, in their order', (_, rows) => {
    const set = rowSetOf(Uint32Array.from(rows), 100);
    expect(rowsOf(set)).toEqual(rows);
    expect(set.count).toBe(rows.length);
    const has = Array.from({ length: 100 }, (__, row) => row).filter((row) => set.has(row));
    expect(has).toEqual(rows);
    expect([set.has(-1), set.has(100), set.has(5_000)]).toEqual([false, false, false]);
  });

  it.each([0, 1, 31, 32, 33, 64, 100])('may be every row of %i', (count) => {
    const set = everyRow(count);
    expect(rowsOf(set)).toEqual(Array.from({ length: count }, (_, row) => row));
    expect([set.count, set.has(count)]).toEqual([count, false]);
  });

  it.each([
    ['of all rows', Array.from({ length: 200 }, (_, row) => row)],
    ['of rows side by side', Array.from({ length: 90 }, (_, row) => 64 + row)],
    ['of rows far apart', [3, 31, 99, 130, 199]],
  ])('is written in parts where the room is short: %s', (_, rows) => {
    const set = rowSetOf(Uint32Array.from(rows), 200);
    for (const length of [1, 32, 50, 300]) {
      const room = new Uint32Array(length);
      const read: number[] = [];
      for (const count of set.inParts(room)) read.push(...room.subarray(0, count));
      expect(read).toEqual(rows);
    }
  });

  it.each([32, 70, 100])('leaves the others of %i rows, and meets further sets', (all) => {
    const every = Array.from({ length: all }, (_, row) => row);
    const of = (step: number) => every.filter((row) => row % step === 0);
    const set = (step: number) => rowSetOf(Uint32Array.from(of(step)), all);
    const others = everyRow(all).without([set(3)]);
    expect(rowsOf(others)).toEqual(every.filter((row) => row % 3 !== 0));
    expect(others.count).toBe(all - of(3).length);
    const both = set(3).intersect([set(2), everyRow(all)]);
    expect(rowsOf(both)).toEqual(of(6));
    expect(both.count).toBe(of(6).length);
  });
});
