import type { FactColumns } from './fact-columns.ts';

const UNKNOWN = -1;
/** Of fewer than these nothing can be said of what is cheap among them. */
const KIND_MIN = 5;

/** How many of some ascending numbers are below one, or not above it. */
function countBelow(sorted: Float64Array, price: number, isUpTo: boolean): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const value = sorted[middle] ?? 0;
    if (value < price || (isUpTo && value === price)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Prices of what is in stock by kind, ascending: a garment type in one currency. */
function pricesByKind({ rows, inStock, prices }: FactColumns, kindOf: (row: number) => number) {
  const byKind = new Map<number, number[]>();
  for (let row = 0; row < rows; row += 1) {
    if (inStock[row] !== 1) continue;
    const kind = kindOf(row);
    const known = byKind.get(kind);
    if (known === undefined) byKind.set(kind, [prices[row] ?? 0]);
    else known.push(prices[row] ?? 0);
  }
  return new Map([...byKind].map(([kind, found]) => [kind, Float64Array.from(found).sort()]));
}

/** Where the price of each row stands among those of its kind, four bytes a row. */
export class PriceStandings {
  readonly #standings: Float32Array;

  /** @param facts All rows are set. */
  constructor(facts: FactColumns) {
    const { rows, types, currencies, prices } = facts;
    const kindOf = (row: number) =>
      (types.codes[row] ?? 0) * currencies.values.length + (currencies.codes[row] ?? 0);
    const byKind = pricesByKind(facts, kindOf);
    this.#standings = Float32Array.from({ length: rows }, (_, row) => {
      const sorted = byKind.get(kindOf(row));
      if (types.at(row) === '' || sorted === undefined || sorted.length < KIND_MIN) return UNKNOWN;
      const price = prices[row] ?? 0;
      const middle = (countBelow(sorted, price, false) + countBelow(sorted, price, true)) / 2;
      return Math.min(1, Math.max(0, (middle - 0.5) / (sorted.length - 1)));
    });
  }

  /** From 0, the cheapest of its kind, to 1, the dearest; null where too few are known. */
  at(row: number): number | null {
    const standing = this.#standings[row] ?? UNKNOWN;
    return standing === UNKNOWN ? null : standing;
  }
}
