const BITS = 32;
const EVERY_BIT = -1;
const ROWS_AT_A_TIME = 4_096;

/** Some rows of the index, a bit a row. */
export class RowSet {
  readonly #words: Int32Array;
  readonly #all: number;
  #count: number | null = null;

  /**
   * @param words A bit a row.
   * @param all How many rows the index has.
   */
  constructor(words: Int32Array, all: number) {
    this.#words = words;
    this.#all = all;
  }

  /** How many rows are in it. */
  get count(): number {
    this.#count ??= countBits(this.#words);
    return this.#count;
  }

  get byteLength(): number {
    return this.#words.byteLength;
  }

  has(row: number): boolean {
    return (((this.#words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
  }

  /** Visits the rows in their order. */
  each(visit: (row: number) => void): void {
    const rows = roomFor(this);
    for (const count of this.inParts(rows)) {
      for (let at = 0; at < count; at += 1) visit(rows[at] ?? 0);
    }
  }

  /** The rows that are in the others too. */
  intersect(others: readonly RowSet[]): RowSet {
    const words = this.#words.slice();
    for (const other of others) {
      for (let at = 0; at < words.length; at += 1) {
        words[at] = (words[at] ?? 0) & (other.#words[at] ?? 0);
      }
    }
    return new RowSet(words, this.#all);
  }

  /** The rows that are in none of the others. */
  without(others: readonly RowSet[]): RowSet {
    const words = this.#words.slice();
    for (const other of others) {
      for (let at = 0; at < words.length; at += 1) {
        words[at] = (words[at] ?? 0) & ~(other.#words[at] ?? 0);
      }
    }
    return new RowSet(words, this.#all);
  }

  /** The rows that are in it or in any of the others. */
  union(others: readonly RowSet[]): RowSet {
    const words = this.#words.slice();
    for (const other of others) {
      for (let at = 0; at < words.length; at += 1) {
        words[at] = (words[at] ?? 0) | (other.#words[at] ?? 0);
      }
    }
    return new RowSet(words, this.#all);
  }

  /**
   * Writes the rows in their order into a list, over and over where it is too short for them all.
   * @yields how many were written.
   */
  *inParts(rows: Uint32Array): Generator<number, void> {
    const place = { word: 0, left: this.#words[0] ?? 0 };
    for (let written = 0; written < this.count; ) {
      const count = Math.min(rows.length, this.count - written);
      this.#write(rows.subarray(0, count), place);
      written += count;
      yield count;
    }
  }

  /** @param place Where the last writing ended: a word, and what of its bits is left. */
  #write(rows: Uint32Array, place: { word: number; left: number }): void {
    const words = this.#words;
    let { word, left } = place;
    for (let at = 0; at < rows.length; ) {
      if (left === EVERY_BIT && at + BITS <= rows.length) {
        for (let bit = 0; bit < BITS; bit += 1) rows[at++] = BITS * word + bit;
        left = 0;
      } else if (left === 0) left = words[++word] ?? 0;
      else {
        rows[at++] = BITS * word + (BITS - 1 - Math.clz32(left & -left));
        left &= left - 1;
      }
    }
    place.word = word;
    place.left = left;
  }
}

/** Room for a part of a set: see `inParts`. */
export const roomFor = ({ count }: RowSet): Uint32Array =>
  new Uint32Array(Math.min(ROWS_AT_A_TIME, count));

/** A bit a row, none of them set: for as many rows as the index has. */
export const noBits = (rows: number): Int32Array => new Int32Array(Math.ceil(rows / BITS));

function countBits(words: Int32Array): number {
  let count = 0;
  for (let at = 0; at < words.length; at += 1) {
    let pairs = words[at] ?? 0;
    pairs -= (pairs >>> 1) & 0x55555555;
    pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** @param all How many rows the index has. */
export function rowSetOf(rows: Uint32Array, all: number): RowSet {
  const words = noBits(all);
  for (const row of rows) words[row >>> 5] = (words[row >>> 5] ?? 0) | (1 << row);
  return new RowSet(words, all);
}

function everyBit(rows: number): Int32Array {
  const words = noBits(rows).fill(EVERY_BIT);
  if (rows % BITS > 0) words[words.length - 1] = 2 ** (rows % BITS) - 1;
  return words;
}

export const everyRow = (rows: number): RowSet => new RowSet(everyBit(rows), rows);
