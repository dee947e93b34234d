const BITS = 32;

/** Some rows of the shop, a bit a row. */
export class RowSet {
  /** How many rows are in it. */
  readonly count: number;
  readonly #words: Uint32Array;

  constructor(words: Uint32Array, count: number) {
    this.#words = words;
    this.count = count;
  }

  get byteLength(): number {
    return this.#words.byteLength;
  }

  has(row: number): boolean {
    return (((this.#words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
  }

  /** Visits the rows in their order. */
  each(visit: (row: number) => void): void {
    for (let at = 0; at < this.#words.length; at += 1) {
      let left = this.#words[at] ?? 0;
      while (left !== 0) {
        visit(BITS * at + (BITS - 1 - Math.clz32(left & -left)));
        left &= left - 1;
      }
    }
  }
}

/** @param all How many rows the shop has. */
export function rowSetOf(rows: Uint32Array, all: number): RowSet {
  const words = new Uint32Array(Math.ceil(all / BITS));
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    words[row >>> 5] = (words[row >>> 5] ?? 0) | (1 << (row & 31));
  }
  return new RowSet(words, rows.length);
}

export function everyRow(rows: number): RowSet {
  const words = new Uint32Array(Math.ceil(rows / BITS)).fill(0xffff_ffff);
  if (rows % BITS > 0) words[words.length - 1] = 2 ** (rows % BITS) - 1;
  return new RowSet(words, rows);
}
