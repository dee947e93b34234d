import { HashTable, hashOfBytes } from './hash-table.ts';

const BLOCK_VECTORS = 1024;
const STEPS = 127;
const NONE = -1;
const LEFT_OUT = -2;

/** How equal vectors of several rows are kept once. */
interface Sharing {
  /** So many different ones are kept. */
  most: number;
  /** Makes that of a row anew, for rows whose vector was one too many. */
  remake: (row: number) => Int8Array | null;
}

/** A vector in a byte a number, by its largest number. */
export function packVector(numbers: Float32Array): Int8Array {
  let most = Number.MIN_VALUE;
  for (let at = 0; at < numbers.length; at += 1) {
    const size = Math.abs(numbers[at] ?? 0);
    if (size > most) most = size;
  }
  const scale = STEPS / most;
  const packed = new Int8Array(numbers.length);
  for (let at = 0; at < packed.length; at += 1) packed[at] = Math.round((numbers[at] ?? 0) * scale);
  return packed;
}

/** One vector a row, a byte a number: cosines are then true to some thousandths. */
export class PackedVectors {
  readonly dimensions: number;
  readonly #slots: Int32Array;
  readonly #blocks: Int8Array[] = [];
  readonly #perLength: number[] = [];
  readonly #sharing: Sharing | null;
  readonly #shared = new HashTable(null);

  constructor(rows: number, dimensions: number, sharing: Sharing | null) {
    this.dimensions = dimensions;
    this.#slots = new Int32Array(rows).fill(NONE);
    this.#sharing = sharing;
  }

  /** @param packed As many bytes as there are dimensions. */
  set(row: number, packed: Int8Array): void {
    this.#slots[row] =
      this.#sharing === null ? this.#add(packed) : this.#share(packed, this.#sharing);
  }

  has(row: number): boolean {
    return (this.#slots[row] ?? NONE) !== NONE;
  }

  at(row: number): Int8Array | null {
    const slot = this.#slots[row] ?? NONE;
    if (slot === LEFT_OUT) return this.#sharing?.remake(row) ?? null;
    return slot === NONE ? null : this.#vector(slot);
  }

  /** The cosine with each row's vector; 0 for rows without one. */
  cosineWith(wanted: ArrayLike<number>): (row: number) => number {
    const unit = toUnit(wanted);
    return (row) => {
      const slot = this.#slots[row] ?? NONE;
      if (slot < 0) {
        const own = this.at(row);
        return own === null ? 0 : dotFrom(own, 0, unit) * perLengthOf(own);
      }
      const block = this.#blocks[(slot / BLOCK_VECTORS) | 0];
      if (block === undefined) return 0;
      const from = (slot % BLOCK_VECTORS) * this.dimensions;
      return dotFrom(block, from, unit) * (this.#perLength[slot] ?? 0);
    };
  }

  #vector(slot: number): Int8Array {
    const from = (slot % BLOCK_VECTORS) * this.dimensions;
    const block = this.#blocks[(slot / BLOCK_VECTORS) | 0];
    return block?.subarray(from, from + this.dimensions) ?? new Int8Array(this.dimensions);
  }

  #share(packed: Int8Array, { most }: Sharing): number {
    const hash = hashOfBytes(packed);
    const known = this.#shared.find(hash, (slot) => areEqual(this.#vector(slot), packed));
    if (known !== NONE) return known;
    if (this.#perLength.length >= most) return LEFT_OUT;
    const slot = this.#add(packed);
    this.#shared.add(hash, slot);
    return slot;
  }

  #add(packed: Int8Array): number {
    const slot = this.#perLength.length;
    if (slot % BLOCK_VECTORS === 0) {
      this.#blocks.push(new Int8Array(BLOCK_VECTORS * this.dimensions));
    }
    this.#vector(slot).set(packed);
    this.#perLength.push(perLengthOf(packed));
    return slot;
  }
}

function areEqual(a: Int8Array, b: Int8Array): boolean {
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false;
  return true;
}

/** One by the length of a vector; 0 for the zero vector. */
function perLengthOf(vector: ArrayLike<number>): number {
  let squares = 0;
  for (let at = 0; at < vector.length; at += 1) squares += (vector[at] ?? 0) ** 2;
  return squares === 0 ? 0 : 1 / Math.sqrt(squares);
}

function toUnit(vector: ArrayLike<number>): Float64Array {
  const perLength = perLengthOf(vector);
  const unit = new Float64Array(vector.length);
  for (let at = 0; at < unit.length; at += 1) unit[at] = (vector[at] ?? 0) * perLength;
  return unit;
}

/** Four sums side by side: a processor adds them at once. */
function dotFrom(bytes: Int8Array, from: number, other: Float64Array): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  const length = other.length;
  for (let at = 0; at < length; at += 4) {
    a += (bytes[from + at] ?? 0) * (other[at] ?? 0);
    b += (bytes[from + at + 1] ?? 0) * (other[at + 1] ?? 0);
    c += (bytes[from + at + 2] ?? 0) * (other[at + 2] ?? 0);
    d += (bytes[from + at + 3] ?? 0) * (other[at + 3] ?? 0);
  }
  return a + b + c + d;
}
