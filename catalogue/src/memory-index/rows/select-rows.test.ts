import { describe, expect, it } from 'vitest';
import { ListColumn } from '../columns/list-column.ts';
import type { RowSet } from './row-set.ts';
import {
  selectBits,
  selectCodes,
  selectListed,
  selectPassing,
  selectRange,
} from './select-rows.ts';

/** Some whole words of rows and a part of one. */
const ROWS = 75;
const every = Array.from({ length: ROWS }, (_, row) => row);

const rowsOf = (set: RowSet) => {
  const rows: number[] = [];
  set.each((row) => rows.push(row));
  return rows;
};

describe('rows are selected', () => {
  it('by a range, both ends in it', () => {
    const prices = Float64Array.from(every, (row) => row / 2);
    const between = selectRange(prices, { least: 10, most: 16.5 });
    expect(rowsOf(between)).toEqual(every.filter((row) => row >= 20 && row <= 33));
    expect(selectRange(prices, { least: 0, most: Number.POSITIVE_INFINITY }).count).toBe(ROWS);
  });

  it('by the flags of their codes', () => {
    const codes = Uint16Array.from(every, (row) => row % 5);
    const flags = Uint8Array.from([0, 1, 0, 0, 1]);
    const flagged = every.filter((row) => row % 5 === 1 || row % 5 === 4);
    expect(rowsOf(selectCodes(codes, flags, 1))).toEqual(flagged);
    expect(rowsOf(selectCodes(codes, flags, 0))).toEqual(
      every.filter((row) => !flagged.includes(row)),
    );
  });

  it('by any value of a mask over several columns', () => {
    const bits = [
      Uint32Array.from(every, (row) => (row % 2 === 0 ? 0x8000_0000 : 1)),
      Uint32Array.from(every, (row) => (row % 3 === 0 ? 4 : 0)),
    ];
    const either = selectBits(bits, Uint32Array.from([0x8000_0000, 4]));
    expect(rowsOf(either)).toEqual(every.filter((row) => row % 2 === 0 || row % 3 === 0));
    expect(selectBits(bits, Uint32Array.from([0, 0])).count).toBe(0);
  });

  it('by any of some words of a list', () => {
    const lists = new ListColumn(ROWS);
    for (const row of every) lists.set(row, [`fifth ${row % 5}`, `third ${row % 3}`]);
    const any = selectListed(lists, lists.flagsOf(['fifth 4', 'third 0', 'said of none']));
    expect(rowsOf(any)).toEqual(every.filter((row) => row % 5 === 4 || row % 3 === 0));
    expect(selectListed(lists, lists.flagsOf(['said of none'])).count).toBe(0);
  });

  it('by a test', () => {
    expect(rowsOf(selectPassing(ROWS, (row) => row > 60))).toEqual(every.slice(61));
  });
});
