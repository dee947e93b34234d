import { ByteBuffer } from 'flatbuffers';

/** A fixed or computed array of a network. */
export interface TfliteTensor {
  /** Batch, height, width, channels, where there are four. */
  shape: readonly number[];
  /** Null for what the network computes. */
  values: Float32Array | Int32Array | null;
}

export interface TfliteOperator {
  /** `BuiltinOperator` of the schema. */
  code: number;
  /** The name of an operator that is not of the schema. */
  custom: string;
  /** Indexes into the tensors; -1 for an input left out. */
  inputs: readonly number[];
  output: number;
  options: TfliteTable;
  /** Where the options of a custom operator begin in the file; 0 without any. */
  customOptions: number;
}

export interface TfliteGraph {
  tensors: readonly TfliteTensor[];
  operators: readonly TfliteOperator[];
  input: number;
  outputs: readonly number[];
  bytes: ByteBuffer;
}

/** Values of `TensorType`. */
const FLOAT32 = 0;
const FLOAT16 = 1;
const INT32 = 2;

/** A table of a FlatBuffer; fields are counted as in the schema, and missing ones have a default. */
class TfliteTable {
  readonly #bytes: ByteBuffer;
  readonly #at: number;

  constructor(bytes: ByteBuffer, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** Where a field lies in the file; 0 for a missing one. */
  #field(field: number): number {
    const offset = this.#at === 0 ? 0 : this.#bytes.__offset(this.#at, 4 + 2 * field);
    return offset === 0 ? 0 : this.#at + offset;
  }

  byte(field: number, missing = 0): number {
    const at = this.#field(field);
    return at === 0 ? missing : this.#bytes.readInt8(at);
  }

  int(field: number, missing = 0): number {
    const at = this.#field(field);
    return at === 0 ? missing : this.#bytes.readInt32(at);
  }

  text(field: number): string {
    const at = this.#field(field);
    return at === 0 ? '' : String(this.#bytes.__string(at));
  }

  table(field: number): TfliteTable {
    const at = this.#field(field);
    return new TfliteTable(this.#bytes, at === 0 ? 0 : this.#bytes.__indirect(at));
  }

  /** Where each entry of a list begins, and the bytes of one entry being `size`. */
  #entries(field: number, size: number): number[] {
    const at = this.#field(field);
    if (at === 0) return [];
    const first = this.#bytes.__vector(at);
    return Array.from({ length: this.#bytes.__vector_len(at) }, (_, n) => first + n * size);
  }

  ints(field: number): number[] {
    return this.#entries(field, 4).map((at) => this.#bytes.readInt32(at));
  }

  tables(field: number): TfliteTable[] {
    return this.#entries(field, 4).map(
      (at) => new TfliteTable(this.#bytes, this.#bytes.__indirect(at)),
    );
  }

  /** Where the bytes of a list begin, and how many there are. */
  span(field: number): { from: number; length: number } {
    const at = this.#field(field);
    if (at === 0) return { from: 0, length: 0 };
    return { from: this.#bytes.__vector(at), length: this.#bytes.__vector_len(at) };
  }
}

const EXPONENT_BIAS = 15;
const MANTISSA = 1024;

/** An IEEE 754 number of 16 bits. */
function halfToNumber(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const mantissa = (bits & (MANTISSA - 1)) / MANTISSA;
  if (exponent === 0) return sign * 2 ** (1 - EXPONENT_BIAS) * mantissa;
  if (exponent === 31) return mantissa === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * 2 ** (exponent - EXPONENT_BIAS) * (1 + mantissa);
}

/** The numbers of all 65,536 patterns: to look one up is quicker than to compute it. */
let halves: Float32Array | null = null;

function readHalves(bits: Uint16Array): Float32Array {
  halves ??= Float32Array.from({ length: 1 << 16 }, (_, pattern) => halfToNumber(pattern));
  const numbers = new Float32Array(bits.length);
  for (let at = 0; at < bits.length; at += 1) numbers[at] = halves[bits[at] ?? 0] ?? 0;
  return numbers;
}

function valuesOf(bytes: Uint8Array, type: number): TfliteTensor['values'] {
  // A list may begin at any byte, and a typed array only at a multiple of its size: so a copy.
  const { buffer } = new Uint8Array(bytes);
  if (type === FLOAT32) return new Float32Array(buffer);
  if (type === FLOAT16) return readHalves(new Uint16Array(buffer));
  if (type === INT32) return new Int32Array(buffer);
  throw new Error(`A network with tensors of type ${type} cannot be read`);
}

/**
 * Reads a network in the format of TensorFlow Lite: its first graph, with numbers of 16 or 32 bits.
 * Field numbers are those of
 * https://github.com/tensorflow/tensorflow/blob/master/tensorflow/compiler/mlir/lite/schema/schema.fbs.
 */
export function readTflite(file: Uint8Array): TfliteGraph {
  const bytes = new ByteBuffer(file);
  const model = new TfliteTable(bytes, bytes.readInt32(0));
  const buffers = model.tables(4).map((buffer) => buffer.span(0));
  const codes = model.tables(1).map((code) => ({
    code: Math.max(code.byte(0), code.int(3)),
    custom: code.text(1),
  }));
  const [graph] = model.tables(2);
  if (graph === undefined) throw new Error('The file holds no network');
  const tensors = graph.tables(0).map((tensor): TfliteTensor => {
    const { from, length } = buffers[tensor.int(2)] ?? { from: 0, length: 0 };
    const values =
      length === 0 ? null : valuesOf(file.subarray(from, from + length), tensor.byte(1));
    return { shape: tensor.ints(0), values };
  });
  const operators = graph.tables(3).map((operator): TfliteOperator => {
    const { code, custom } = codes[operator.int(0)] ?? { code: -1, custom: '' };
    return {
      code,
      custom,
      inputs: operator.ints(1),
      output: operator.ints(2)[0] ?? -1,
      options: operator.table(4),
      customOptions: operator.span(5).from,
    };
  });
  return { tensors, operators, input: graph.ints(1)[0] ?? -1, outputs: graph.ints(2), bytes };
}
