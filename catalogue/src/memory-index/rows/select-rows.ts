import type { Codes } from '../columns/codes.ts';
import type { FacetBits } from '../columns/facet-bits.ts';
import type { ListColumn } from '../columns/list-column.ts';
import { noBits, RowSet } from './row-set.ts';

const BITS = 32;

/**
 * Each way of selecting has a loop of its own, which keeps it as fast as the machine: a test passed
 * in would be called for each of a million rows. A shift takes the last five bits of a row alone.
 */

/** By a number a row, from `least` to `most`. */
export function selectRange(
  numbers: Float64Array,
  { least, most }: { least: number; most: number },
): RowSet {
  const rows = numbers.length;
  const words = noBits(rows);
  for (let word = 0; word < words.length; word += 1) {
    const end = Math.min(rows, BITS * (word + 1));
    let selected = 0;
    for (let row = BITS * word; row < end; row += 1) {
      const value = numbers[row] ?? 0;
      selected |= Number(value >= least && value <= most) << row;
    }
    words[word] = selected;
  }
  return new RowSet(words, rows);
}

/** By a code a row: those whose code has this flag. */
export function selectCodes(codes: Codes, flags: Uint8Array, flag: 0 | 1): RowSet {
  const rows = codes.length;
  const words = noBits(rows);
  for (let word = 0; word < words.length; word += 1) {
    const end = Math.min(rows, BITS * (word + 1));
    let selected = 0;
    for (let row = BITS * word; row < end; row += 1) {
      selected |= Number(flags[codes[row] ?? 0] === flag) << row;
    }
    words[word] = selected;
  }
  return new RowSet(words, rows);
}

/** By the values of filters: those that have any value of the mask. */
export function selectBits(bits: FacetBits, mask: Uint32Array): RowSet {
  const rows = bits[0]?.length ?? 0;
  const words = noBits(rows);
  for (const [at, column] of bits.entries()) {
    const wanted = mask[at] ?? 0;
    if (wanted !== 0) addBits(words, column, wanted);
  }
  return new RowSet(words, rows);
}

function addBits(words: Int32Array, column: Uint32Array, wanted: number): void {
  const rows = column.length;
  for (let word = 0; word < words.length; word += 1) {
    const end = Math.min(rows, BITS * (word + 1));
    let selected = words[word] ?? 0;
    for (let row = BITS * word; row < end; row += 1) {
      selected |= Number(((column[row] ?? 0) & wanted) !== 0) << row;
    }
    words[word] = selected;
  }
}

/** By a list of codes a row: those of which any code has a flag. */
export function selectListed({ codes, ends }: ListColumn, flags: Uint8Array): RowSet {
  const rows = ends.length;
  const words = noBits(rows);
  if (!flags.includes(1)) return new RowSet(words, rows);
  let at = 0;
  for (let row = 0; row < rows; row += 1) {
    const end = ends[row] ?? 0;
    let isListed = 0;
    for (; at < end; at += 1) isListed |= flags[codes[at] ?? 0] ?? 0;
    words[row >>> 5] = (words[row >>> 5] ?? 0) | (isListed << row);
  }
  return new RowSet(words, rows);
}

export function selectPassing(rows: number, passes: (row: number) => boolean): RowSet {
  const words = noBits(rows);
  for (let row = 0; row < rows; row += 1) {
    if (passes(row)) words[row >>> 5] = (words[row >>> 5] ?? 0) | (1 << row);
  }
  return new RowSet(words, rows);
}
