import built from './dot-products.json' with { type: 'json' };

/** A processor multiplies so many bytes at once; a vector's length is a multiple of it. */
export const STEP = 16;
const WORD_BYTES = 4;

const compiled = new WebAssembly.Module(Buffer.from(built.base64, 'base64'));

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
 * JavaScript cannot: some fifteen nanoseconds a row of 304 where it takes two hundred. The source
 * is `dot-products.wat`, from which `npm run wasm` builds `dot-products.json`.
 */
export function dotProductsIn(memory: WebAssembly.Memory): (places: DotPlaces) => void {
  const { exports } = new WebAssembly.Instance(compiled, { index: { memory } });
  const { run } = exports;
  if (typeof run !== 'function') throw new Error('The module has no function');
  return ({ rows, count, sums, wanted, vectors, dimensions }) => {
    run(rows, rows + WORD_BYTES * count, sums, wanted, vectors, dimensions);
  };
}
