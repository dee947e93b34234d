const IN_FRAGMENT = 2 ** 32;

/**
 * Which row of the store a row of the index is. The store numbers rows fragment by fragment: the
 * upper 32 bits of an id are the fragment, the lower ones the place in it. Rows are added in their
 * order, in which fragments come one after the other.
 */
export class RowIds {
  readonly #places: Uint32Array;
  /** The fragments and the first row of each. */
  readonly #fragments: number[] = [];
  readonly #starts: number[] = [];

  constructor(rows: number) {
    this.#places = new Uint32Array(rows);
  }

  set(row: number, rowId: bigint): void {
    const id = Number(rowId);
    const place = id % IN_FRAGMENT;
    const fragment = (id - place) / IN_FRAGMENT;
    this.#places[row] = place;
    if (this.#fragments.at(-1) === fragment) return;
    this.#fragments.push(fragment);
    this.#starts.push(row);
  }

  /** The id of a row in the store. */
  at(row: number): bigint {
    const fragment = this.#fragments[this.#starts.findLastIndex((start) => start <= row)] ?? 0;
    return BigInt(fragment * IN_FRAGMENT + (this.#places[row] ?? 0));
  }
}
