import type { Candidate } from '../../item-facts/candidate.ts';
import { keysOfSize } from '../../item-facts/item-sizes.ts';
import { type PriceDrop, priceDropOf } from '../../prices/price-drop.ts';
import type { PriceTrack } from '../../prices/price-track.ts';
import { returnedAt, type StockTrack } from '../../stock/stock-track.ts';
import { hasAnyBit, maskOf } from '../columns/facet-bits.ts';
import type { FactColumns } from '../columns/fact-columns.ts';
import type { RowSet } from '../rows/row-set.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What is stored of an item's past; null where nothing is. */
export interface PastTracks {
  prices: PriceTrack | null;
  stock: StockTrack | null;
}

/** Since when an item is in stock again, and some of its sizes. */
interface Return {
  wholeMs: number | null;
  /** By keys of `wornSizeKeys`. */
  sizesMs: ReadonlyMap<string, number>;
  /** The latest of all. */
  latestMs: number;
}

/** What changed of the items for sale, told of those in stock. Only what changed takes room. */
export class NewsColumns {
  readonly #facts: FactColumns;
  /** The day on which the catalogue had its first items. */
  #firstDay = Number.POSITIVE_INFINITY;
  /** The latest first once the reading has ended. */
  #drops = new Map<number, PriceDrop>();
  #returns = new Map<number, Return>();

  constructor(facts: FactColumns) {
    this.#facts = facts;
  }

  /** Takes in on which day an item came in, for sale or not. */
  seeDay(addedDay: number): void {
    this.#firstDay = Math.min(this.#firstDay, addedDay);
  }

  /** Takes in a row whose facts have been set. */
  add(row: number, candidate: Candidate, { prices, stock }: PastTracks): void {
    const returned = stock && returnOf(candidate, stock);
    if (returned !== null) this.#returns.set(row, returned);
    const drop = prices && priceDropOf(this.#facts.prices[row] ?? 0, prices);
    if (drop !== null) this.#drops.set(row, drop);
  }

  /** Ends the reading: what is asked of later is found first. */
  finish(): void {
    this.#drops = latestFirst(this.#drops, ({ sinceMs }) => sinceMs);
    this.#returns = latestFirst(this.#returns, ({ latestMs }) => latestMs);
  }

  /** Rows that came in since then, after the first day of the catalogue. */
  arrivedIn(among: RowSet, sinceMs: number): number[] {
    const { added, inStock } = this.#facts;
    const rows: number[] = [];
    const leastDay = Math.max(Math.floor(sinceMs / DAY_MS), this.#firstDay + 1);
    among.each((row) => {
      if ((added[row] ?? 0) >= leastDay && inStock[row] === 1) rows.push(row);
    });
    return rows;
  }

  /** Rows that have cost less since then. */
  reducedIn(among: RowSet, sinceMs: number): number[] {
    const { inStock } = this.#facts;
    const rows: number[] = [];
    for (const [row, drop] of this.#drops) {
      if (drop.sinceMs < sinceMs) break;
      if (inStock[row] === 1 && among.has(row)) rows.push(row);
    }
    return rows;
  }

  /**
   * Rows in stock again since then. Of those that come in any of the asked sizes, one of these must
   * be among what came back.
   */
  restockedIn(among: RowSet, sinceMs: number, sizes: readonly string[]): number[] {
    const { inStock, bits } = this.#facts;
    const mask = maskOf({ sizes });
    const rows: number[] = [];
    for (const [row, { wholeMs, sizesMs, latestMs }] of this.#returns) {
      if (latestMs < sinceMs) break;
      if (inStock[row] !== 1 || !among.has(row)) continue;
      const isBack = hasAnyBit(bits, row, mask)
        ? sizes.some((size) => (sizesMs.get(size) ?? 0) >= sinceMs)
        : (wholeMs ?? 0) >= sinceMs;
      if (isBack) rows.push(row);
    }
    return rows;
  }

  /** Since when a row, or any of its sizes, is in stock again; 0 where it always was. */
  returnedAt(row: number): number {
    return this.#returns.get(row)?.latestMs ?? 0;
  }

  dropAt(row: number): PriceDrop | null {
    return this.#drops.get(row) ?? null;
  }
}

/** What came back of an item after it was missed; null where nothing did. */
function returnOf(candidate: Candidate, { whole, sizes }: StockTrack): Return | null {
  const wholeMs = returnedAt(whole);
  const sizesMs = new Map<string, number>();
  for (const absence of sizes) {
    const atMs = returnedAt(absence);
    if (atMs === null) continue;
    for (const key of keysOfSize(candidate, absence.size)) {
      sizesMs.set(key, Math.max(atMs, sizesMs.get(key) ?? 0));
    }
  }
  const latestMs = Math.max(wholeMs ?? 0, ...sizesMs.values());
  return latestMs === 0 ? null : { wholeMs, sizesMs, latestMs };
}

const latestFirst = <News>(news: ReadonlyMap<number, News>, atOf: (one: News) => number) =>
  new Map([...news].sort(([, one], [, other]) => atOf(other) - atOf(one)));
