import { everyRow, type RowSet } from '../rows/row-set.ts';
import { type ScoredRow, TopRows } from '../rows/top-rows.ts';
import { dotProductsIn, STEP } from './dot-products.ts';

const STEPS = 127;
const WANTED_STEPS = 32_767;
const PAGE_BYTES = 65_536;
const WORD_BYTES = 4;
/** So many rows are multiplied at a time: what they take stays near the processor. */
const ROWS_AT_A_TIME = 4_096;
/** Reading all vectors in their order takes no longer than reading such a share here and there. */
const SHARE_IN_ORDER = 1 / 12;

/** @returns what the numbers were multiplied with, so that the largest of them became `most`. */
function writeScaled(into: Int8Array | Int16Array, numbers: ArrayLike<number>, most: number) {
  let largest = 0;
  for (let at = 0; at < numbers.length; at += 1) {
    largest = Math.max(largest, Math.abs(numbers[at] ?? 0));
  }
  const scale = largest === 0 ? 0 : most / largest;
  for (let at = 0; at < into.length; at += 1) into[at] = Math.round((numbers[at] ?? 0) * scale);
  return scale;
}

/**
 * One vector a row, a byte a number: cosines are then true to some thousandths. They lie in a
 * memory of their own, where one is compared with all of a million in the time of a blink.
 */
export class PackedVectors {
  readonly dimensions: number;
  /** One by the length of each row's vector; 0 for rows without one. */
  readonly #inverseNorm: Float32Array;
  readonly #wanted: Int16Array;
  readonly #rows: Uint32Array;
  readonly #sums: Int32Array;
  readonly #vectors: Int8Array;
  readonly #multiply: (count: number) => void;

  /** @param dimensions A multiple of sixteen. */
  constructor(rows: number, dimensions: number) {
    if (dimensions % STEP !== 0) throw new RangeError(`${dimensions} is no multiple of ${STEP}`);
    const wanted = 0;
    const listed = wanted + 2 * dimensions;
    const sums = listed + WORD_BYTES * ROWS_AT_A_TIME;
    const vectors = sums + WORD_BYTES * ROWS_AT_A_TIME;
    // Room that is never written to takes no memory.
    const pages = Math.ceil((vectors + rows * dimensions) / PAGE_BYTES);
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
    const multiply = dotProductsIn(memory);
    this.dimensions = dimensions;
    this.#inverseNorm = new Float32Array(rows);
    this.#wanted = new Int16Array(memory.buffer, wanted, dimensions);
    this.#rows = new Uint32Array(memory.buffer, listed, ROWS_AT_A_TIME);
    this.#sums = new Int32Array(memory.buffer, sums, ROWS_AT_A_TIME);
    this.#vectors = new Int8Array(memory.buffer, vectors, rows * dimensions);
    this.#multiply = (count) =>
      multiply({ rows: listed, count, sums, wanted, vectors, dimensions });
  }

  /** @param vector As many numbers as there are dimensions. */
  set(row: number, vector: Float32Array): void {
    const packed = this.#packedAt(row);
    writeScaled(packed, vector, STEPS);
    this.#inverseNorm[row] = inverseNormOf(packed);
  }

  has(row: number): boolean {
    return (this.#inverseNorm[row] ?? 0) > 0;
  }

  at(row: number): Int8Array | null {
    return this.has(row) ? this.#packedAt(row) : null;
  }

  /** The cosine of two rows' vectors, or of a stretch of them; 0 where one has none there. */
  cosineOf(one: number, other: number, { from, to } = { from: 0, to: this.dimensions }): number {
    const [own, its] = [this.#packedAt(one), this.#packedAt(other)];
    let [dot, ownSquares, itsSquares] = [0, 0, 0];
    for (let at = from; at < to; at += 1) {
      const [a, b] = [own[at] ?? 0, its[at] ?? 0];
      dot += a * b;
      ownSquares += a * a;
      itsSquares += b * b;
    }
    return dot === 0 ? 0 : dot / Math.sqrt(ownSquares * itsSquares);
  }

  /** The nearest by cosine among some rows, best first; never one without a vector. */
  nearest(among: RowSet, wanted: ArrayLike<number>, limit: number): ScoredRow[] {
    const top = new TopRows(limit);
    const scale = writeScaled(this.#wanted, wanted, WANTED_STEPS);
    const toCosine = inverseNormOf(wanted) / Math.max(scale, Number.MIN_VALUE);
    const [rows, sums, inverseNorm] = [this.#rows, this.#sums, this.#inverseNorm];
    const all = inverseNorm.length;
    const read = among.count > SHARE_IN_ORDER * all ? everyRow(all) : among;
    let least = top.least;
    for (const count of read.inParts(rows)) {
      this.#multiply(count);
      for (let at = 0; at < count; at += 1) {
        const row = rows[at] ?? 0;
        const share = inverseNorm[row] ?? 0;
        const cosine = (sums[at] ?? 0) * share * toCosine;
        if (cosine <= least || share === 0 || !among.has(row)) continue;
        top.offer(row, cosine);
        least = top.least;
      }
    }
    return top.finish();
  }

  #packedAt(row: number): Int8Array {
    const from = row * this.dimensions;
    return this.#vectors.subarray(from, from + this.dimensions);
  }
}

/** One by the length of a vector; 0 for the zero vector. */
function inverseNormOf(vector: ArrayLike<number>): number {
  let squares = 0;
  for (let at = 0; at < vector.length; at += 1) squares += (vector[at] ?? 0) ** 2;
  return squares === 0 ? 0 : 1 / Math.sqrt(squares);
}
