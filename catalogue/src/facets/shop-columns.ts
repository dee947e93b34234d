import { BIT_WORDS, writeBits } from './facet-bits.ts';
import { keysOf } from './facet-values.ts';
import type { ShopRow } from './scan-shop.ts';

/** 1 for each row that is meant, 0 for the others. */
export type RowSet = Uint8Array;

/** Every item for sale in the narrowest form that facets can be counted on: 40 bytes an item. */
export interface ShopColumns {
  rows: number;
  /** `BIT_WORDS` words a row: see `FACET_VALUES`. */
  bits: Uint32Array;
  prices: Float64Array;
  hasLook: Uint8Array;
  /** 1 for each row that has one of these ids; ids of no row are left out. */
  rowsOf(rowIds: readonly number[]): RowSet;
}

const FIRST_ROWS = 1024;

function grow<Numbers extends Uint32Array | Float64Array | Uint8Array>(
  from: Numbers,
  into: Numbers,
): Numbers {
  into.set(from);
  return into;
}

/** Gathers rows; `finish` gives the columns. */
export function createShopColumns() {
  let room = FIRST_ROWS;
  let rows = 0;
  let bits = new Uint32Array(room * BIT_WORDS);
  let prices = new Float64Array(room);
  let hasLook = new Uint8Array(room);
  const places = new Map<number, number>();
  const makeRoom = () => {
    room *= 2;
    bits = grow(bits, new Uint32Array(room * BIT_WORDS));
    prices = grow(prices, new Float64Array(room));
    hasLook = grow(hasLook, new Uint8Array(room));
  };
  return {
    add({ rowId, candidate, hasLook: isSeen }: ShopRow) {
      if (rows === room) makeRoom();
      writeBits(bits.subarray(rows * BIT_WORDS), keysOf(candidate));
      prices[rows] = candidate.price;
      hasLook[rows] = isSeen ? 1 : 0;
      places.set(rowId, rows);
      rows += 1;
    },
    finish: (): ShopColumns => ({
      rows,
      bits,
      prices,
      hasLook,
      rowsOf(rowIds) {
        const found = new Uint8Array(rows);
        for (const rowId of rowIds) {
          const place = places.get(rowId);
          if (place !== undefined) found[place] = 1;
        }
        return found;
      },
    }),
  };
}
