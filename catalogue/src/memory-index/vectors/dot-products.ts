import * as wasm from './wasm-code.ts';

/** A processor multiplies so many bytes at once; a vector's length is a multiple of it. */
export const STEP = 16;
const WORD_BYTES = 4;
const PRODUCT_BYTES = 2;

/** The parameters and locals of the loops below, by their numbers. */
const ROWS = 0;
const ROWS_END = 1;
const SUMS = 2;
const WANTED = 3;
const VECTORS = 4;
const DIMENSIONS = 5;
const VECTOR = 6;
const VECTOR_END = 7;
const WANTED_AT = 8;
const SIXTEEN = 9;
const FIRSTS = 10;
const LASTS = 11;

const { get, set, keep, whole, add, lane } = wasm;

const moveOn = (local: number, bytes: number): wasm.Code => [
  ...get(local),
  ...whole(bytes),
  ...add,
];

/** Adds the products of sixteen numbers to the sums so far, four sums in each of two registers. */
const addSixteen = wasm.repeatWhile(
  [...get(FIRSTS), ...get(VECTOR), ...wasm.loadVector(0), ...keep(SIXTEEN), ...wasm.widenFirst],
  [...get(WANTED_AT), ...wasm.loadVector(0), ...wasm.multiplyPairs, ...wasm.addVectors],
  set(FIRSTS),
  [...get(LASTS), ...get(SIXTEEN), ...wasm.widenLast],
  [...get(WANTED_AT), ...wasm.loadVector(STEP), ...wasm.multiplyPairs, ...wasm.addVectors],
  set(LASTS),
  [...moveOn(WANTED_AT, PRODUCT_BYTES * STEP), ...set(WANTED_AT)],
  [...moveOn(VECTOR, STEP), ...keep(VECTOR), ...get(VECTOR_END), ...wasm.isBelow],
);

const eachRow = wasm.repeatWhile(
  [...get(ROWS), ...wasm.loadWord, ...get(DIMENSIONS), ...wasm.times, ...get(VECTORS), ...add],
  [...keep(VECTOR), ...get(DIMENSIONS), ...add, ...set(VECTOR_END)],
  [...get(WANTED), ...set(WANTED_AT)],
  [...wasm.zeroVector, ...keep(FIRSTS), ...set(LASTS)],
  addSixteen,
  [...get(SUMS), ...get(FIRSTS), ...get(LASTS), ...wasm.addVectors, ...keep(FIRSTS), ...lane(0)],
  [1, 2, 3].flatMap((place) => [...get(FIRSTS), ...lane(place), ...add]),
  wasm.storeWord,
  [...moveOn(SUMS, WORD_BYTES), ...set(SUMS)],
  [...moveOn(ROWS, WORD_BYTES), ...keep(ROWS), ...get(ROWS_END), ...wasm.isBelow],
);

const compiled = wasm.moduleOf({ parameters: 6, wholes: 3, vectors: 3, body: [eachRow] });

/** Where things lie in the memory, in bytes. */
export interface DotPlaces {
  /** The numbers of the rows, four bytes each. */
  rows: number;
  /** How many rows: one at least. */
  count: number;
  /** One number of four bytes a row: what is worked out. */
  sums: number;
  /** What every row is multiplied with, two bytes a number. */
  wanted: number;
  /** The rows' vectors one after the other, a byte a number. */
  vectors: number;
  dimensions: number;
}

/**
 * Works out the products of one vector with those of many rows, sixteen numbers at a time, which
 * JavaScript cannot: some fifteen nanoseconds a row of 304 where it takes two hundred.
 */
export function dotProductsIn(memory: WebAssembly.Memory): (places: DotPlaces) => void {
  const { exports } = new WebAssembly.Instance(compiled, { shop: { memory } });
  const { run } = exports;
  if (typeof run !== 'function') throw new Error('The module has no function');
  return ({ rows, count, sums, wanted, vectors, dimensions }) => {
    run(rows, rows + WORD_BYTES * count, sums, wanted, vectors, dimensions);
  };
}
