import type { Table } from 'apache-arrow';

const IN_FRAGMENT = 2 ** 32;
const NO_ROW = -1;

/**
 * Which row of the shop a row of the store is, and back. The store numbers rows fragment by
 * fragment: the upper 32 bits of an id are the fragment, the lower ones the place in it.
 */
export class RowIds {
  readonly #ids: Float64Array;
  readonly #byFragment = new Map<number, Int32Array>();

  constructor(rows: number) {
    this.#ids = new Float64Array(rows);
  }

  set(row: number, rowId: bigint): void {
    const id = Number(rowId);
    this.#ids[row] = id;
    const place = id % IN_FRAGMENT;
    const fragment = (id - place) / IN_FRAGMENT;
    let rows = this.#byFragment.get(fragment) ?? new Int32Array(0);
    if (place >= rows.length) {
      const wider = new Int32Array(Math.max(1024, 2 * rows.length, place + 1)).fill(NO_ROW);
      wider.set(rows);
      rows = wider;
      this.#byFragment.set(fragment, rows);
    }
    rows[place] = row;
  }

  /** The id of a row in the store. */
  at(row: number): bigint {
    return BigInt(this.#ids[row] ?? 0);
  }

  /** The row of the shop; -1 for what is not for sale. */
  rowOf(rowId: bigint): number {
    const place = Number(rowId % BigInt(IN_FRAGMENT));
    return this.#rowAt(Number(rowId / BigInt(IN_FRAGMENT)), place);
  }

  /**
   * The rows of an answer of the store in its order; -1 for what is not for sale. The ids are read
   * by their halves: many times faster than one bigint after the other.
   */
  rowsOf(answer: Table): number[] {
    if (answer.numRows === 0) return [];
    const ids: unknown = answer.getChild('_rowid')?.toArray();
    if (!(ids instanceof BigUint64Array)) throw new Error('The store did not return row ids');
    const halves = new Uint32Array(ids.buffer, ids.byteOffset, 2 * ids.length);
    return Array.from({ length: ids.length }, (_, at) =>
      this.#rowAt(halves[2 * at + 1] ?? 0, halves[2 * at] ?? 0),
    );
  }

  #rowAt(fragment: number, place: number): number {
    return this.#byFragment.get(fragment)?.[place] ?? NO_ROW;
  }
}
