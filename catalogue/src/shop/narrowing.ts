import type { FacetBits } from '../facets/facet-bits.ts';
import type { Codes } from './codes.ts';
import { type RowSet, rowSetOf } from './row-set.ts';

/**
 * Rows on their way to fewer. Each way of narrowing has a loop of its own, which keeps it as fast
 * as the machine: a test passed in would be called for each of a million rows.
 */
export class Narrowing {
  readonly #rows: Uint32Array;
  #count = 0;

  /** @param room For as many rows as the shop has; written over by the next narrowing. */
  constructor(room: Uint32Array) {
    this.#rows = room;
  }

  startWithAll(): void {
    for (let row = 0; row < this.#rows.length; row += 1) this.#rows[row] = row;
    this.#count = this.#rows.length;
  }

  /** @param lists Rows, none in two lists. */
  startWith(lists: readonly Uint32Array[]): void {
    this.#count = 0;
    for (const list of lists) {
      this.#rows.set(list, this.#count);
      this.#count += list.length;
    }
  }

  finish(): RowSet {
    return rowSetOf(this.#rows.subarray(0, this.#count), this.#rows.length);
  }

  /** By a number a row, from `least` to `most`. */
  toRange(numbers: Float64Array, { least, most }: { least: number; most: number }): void {
    const rows = this.#rows;
    let kept = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const row = rows[at] ?? 0;
      const value = numbers[row] ?? 0;
      rows[kept] = row;
      kept += value >= least && value <= most ? 1 : 0;
    }
    this.#count = kept;
  }

  /** By a code a row: those whose code has this flag. */
  toCodes(codes: Codes, flags: Uint8Array, flag: 0 | 1): void {
    const rows = this.#rows;
    let kept = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const row = rows[at] ?? 0;
      rows[kept] = row;
      kept += flags[codes[row] ?? 0] === flag ? 1 : 0;
    }
    this.#count = kept;
  }

  /** By bits: those that have any value of the mask, or none. */
  toBits(bits: FacetBits, mask: Uint32Array, hasAny: boolean): void {
    const asked = bits.filter((_, at) => mask[at] !== 0);
    const wanted = mask.filter((word) => word !== 0);
    const [only] = asked;
    if (asked.length === 1 && only !== undefined) this.#toWords(only, wanted[0] ?? 0, hasAny);
    else this.#toSeveral(asked, wanted, hasAny);
  }

  #toWords(words: Uint32Array, wanted: number, hasAny: boolean): void {
    const rows = this.#rows;
    let kept = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const row = rows[at] ?? 0;
      rows[kept] = row;
      kept += (((words[row] ?? 0) & wanted) !== 0) === hasAny ? 1 : 0;
    }
    this.#count = kept;
  }

  #toSeveral(asked: FacetBits, wanted: Uint32Array, hasAny: boolean): void {
    const rows = this.#rows;
    let kept = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const row = rows[at] ?? 0;
      let found = 0;
      for (let of = 0; of < asked.length; of += 1) {
        found |= (asked[of]?.[row] ?? 0) & (wanted[of] ?? 0);
      }
      rows[kept] = row;
      kept += (found !== 0) === hasAny ? 1 : 0;
    }
    this.#count = kept;
  }

  toPassing(passes: (row: number) => boolean): void {
    const rows = this.#rows;
    let kept = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const row = rows[at] ?? 0;
      if (passes(row)) rows[kept++] = row;
    }
    this.#count = kept;
  }
}
