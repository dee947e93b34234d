/**
 * The few instructions of WebAssembly that the shop's inner loops are written in, as the bytes that
 * the specification gives them (https://webassembly.github.io/spec/core/binary/instructions.html).
 * Values lie on a stack: each instruction takes its operands from there, the last one on top.
 */
export type Code = readonly number[];

const BYTE_BITS = 7;
const MORE = 0x80;
const SIGN = 0x40;
const SIMD = 0xfd;

/** A whole number from 0 in as few bytes as it needs (LEB128). */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  for (; left >= MORE; left >>>= BYTE_BITS) bytes.push((left % MORE) + MORE);
  return [...bytes, left];
}

/** A small whole number from 0 where the sign is read too: the sign bit of its last byte is 0. */
function signed(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  for (; left >= SIGN; left >>>= BYTE_BITS) bytes.push((left % MORE) + MORE);
  return [...bytes, left];
}

const list = (parts: readonly Code[]): number[] => [...unsigned(parts.length), ...parts.flat()];
const name = (text: string): number[] => list([...Buffer.from(text)].map((byte) => [byte]));
const section = (id: number, body: Code): number[] => [id, ...unsigned(body.length), ...body];
const simd = (operation: number, ...rest: number[]): number[] => [
  SIMD,
  ...unsigned(operation),
  ...rest,
];

const MAGIC_AND_VERSION: Code = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const I32 = 0x7f;
const V128 = 0x7b;
const WORD_ALIGNED = 2;
const NO_RESULT = 0x40;
const END = 0x0b;
const INNERMOST = 0;

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number): Code => [0x21, ...unsigned(local)];
/** Sets and leaves the value where it is. */
export const keep = (local: number): Code => [0x22, ...unsigned(local)];
export const whole = (value: number): Code => [0x41, ...signed(value)];
export const add: Code = [0x6a];
export const times: Code = [0x6c];
export const isBelow: Code = [0x49];
export const loadWord: Code = [0x28, WORD_ALIGNED, 0];
export const storeWord: Code = [0x36, WORD_ALIGNED, 0];
/** Sixteen bytes from an address, `offset` bytes further on. */
export const loadVector = (offset: number): Code => simd(0x00, 0, ...unsigned(offset));
export const zeroVector: Code = simd(0x0c, ...Array<number>(16).fill(0));
/** The first or the last eight of sixteen signed bytes as numbers of two bytes. */
export const widenFirst: Code = simd(0x87);
export const widenLast: Code = simd(0x88);
/** Eight products of numbers of two bytes, summed in pairs to four of four bytes. */
export const multiplyPairs: Code = simd(0xba);
export const addVectors: Code = simd(0xae);
export const lane = (place: number): Code => simd(0x1b, place);

/** Runs until what it leaves is 0, once at least. */
export const repeatWhile = (...body: readonly Code[]): Code => [
  0x03,
  NO_RESULT,
  ...body.flat(),
  0x0d,
  INNERMOST,
  END,
];

interface OneFunction {
  /** How many whole numbers it is given; they are its first locals. */
  parameters: number;
  /** Further locals: whole numbers first, then vectors of sixteen bytes. */
  wholes: number;
  vectors: number;
  body: readonly Code[];
}

/** A module of one function, exported as `run`, over a memory, imported as `shop.memory`. */
export function moduleOf({ parameters, wholes, vectors, body }: OneFunction): WebAssembly.Module {
  const locals = list([
    [...unsigned(wholes), I32],
    [...unsigned(vectors), V128],
  ]);
  const code = [...locals, ...body.flat(), END];
  const type = [0x60, ...list(Array<Code>(parameters).fill([I32])), 0];
  const bytes = [
    ...MAGIC_AND_VERSION,
    ...section(1, list([type])),
    ...section(2, list([[...name('shop'), ...name('memory'), 2, 0, 0]])),
    ...section(3, list([[0]])),
    ...section(7, list([[...name('run'), 0, 0]])),
    ...section(10, list([[...unsigned(code.length), ...code]])),
  ];
  return new WebAssembly.Module(Uint8Array.from(bytes));
}
