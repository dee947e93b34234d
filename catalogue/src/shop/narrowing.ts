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
  toCodes(codes: Uint32Array, flags: Uint8Array, flag: 0 | 1): void {
    const rows = this.#rows;
    let kept = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const row = rows[at] ?? 0;
      rows[kept] = row;
      kept += flags[codes[row] ?? 0] === flag ? 1 : 0;
    }
    this.#count = kept;
  }

  /** By `width` words of bits a row: those that have any bit of the mask, or none. */
  toBits(bits: Uint32Array, mask: Uint32Array, hasAny: boolean): void {
    const width = mask.length;
    const places = Uint32Array.from(mask.keys()).filter((place) => mask[place] !== 0);
    const rows = this.#rows;
    let kept = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const row = rows[at] ?? 0;
      const from = row * width;
      let found = 0;
      for (let of = 0; of < places.length; of += 1) {
        const place = places[of] ?? 0;
        found |= (bits[from + place] ?? 0) & (mask[place] ?? 0);
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
