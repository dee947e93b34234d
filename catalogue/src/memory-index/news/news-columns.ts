import { type PriceDrop, priceDropOf } from '../../prices/price-drop.ts';
import type { PriceTrack } from '../../prices/price-track.ts';
import type { FactColumns } from '../columns/fact-columns.ts';
import type { RowSet } from '../rows/row-set.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What changed of the items for sale, told of those in stock. Only what changed takes room. */
export class NewsColumns {
  readonly #facts: FactColumns;
  /** The day on which the catalogue had its first items. */
  #firstDay = Number.POSITIVE_INFINITY;
  readonly #drops = new Map<number, PriceDrop>();

  constructor(facts: FactColumns) {
    this.#facts = facts;
  }

  /** Takes in on which day an item came in, for sale or not. */
  seeDay(addedDay: number): void {
    this.#firstDay = Math.min(this.#firstDay, addedDay);
  }

  /** Takes in a row whose facts have been set. */
  add(row: number, prices: PriceTrack | null): void {
    const drop = prices && priceDropOf(this.#facts.prices[row] ?? 0, prices);
    if (drop !== null) this.#drops.set(row, drop);
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
      if (drop.sinceMs >= sinceMs && inStock[row] === 1 && among.has(row)) rows.push(row);
    }
    return rows;
  }

  dropAt(row: number): PriceDrop | null {
    return this.#drops.get(row) ?? null;
  }
}
