import type { UnrecognizedValue } from '../enrich/find-unrecognized.ts';

/** What could not be read in one column. */
export interface UnrecognizedColumn {
  column: string;
  /** How many items have such a value. */
  items: number;
  /** The most frequent values with the number of items that have them. */
  values: { value: string; items: number }[];
  /** How many items have values beyond those that are listed. */
  others: number;
}

/** Distinct values that are counted in each column; later ones are only added up. */
const VALUES_COUNTED = 1000;
const VALUES_LISTED = 50;
const VALUE_CHARS_MAX = 80;

interface ColumnCount {
  items: number;
  values: Map<string, number>;
  others: number;
}

/** Counts the values of a feed that were not recognized, in bounded memory. */
export class UnrecognizedTally {
  readonly #columns = new Map<string, ColumnCount>();

  add(unread: readonly UnrecognizedValue[]): void {
    for (const column of new Set(unread.map((one) => one.column))) {
      this.#columnOf(column).items += 1;
    }
    for (const { column, value } of unread) this.#count(this.#columnOf(column), value);
  }

  #columnOf(column: string): ColumnCount {
    const known = this.#columns.get(column) ?? { items: 0, values: new Map(), others: 0 };
    this.#columns.set(column, known);
    return known;
  }

  #count(column: ColumnCount, text: string): void {
    const value = text.slice(0, VALUE_CHARS_MAX);
    const isCounted = column.values.has(value) || column.values.size < VALUES_COUNTED;
    if (isCounted) column.values.set(value, (column.values.get(value) ?? 0) + 1);
    else column.others += 1;
  }

  /** Every column with its most frequent values first. */
  report(): UnrecognizedColumn[] {
    return [...this.#columns].map(([column, { items, values, others }]) => {
      const sorted = [...values]
        .map(([value, count]) => ({ value, items: count }))
        .sort((one, other) => other.items - one.items);
      const beyond = sorted.slice(VALUES_LISTED).reduce((sum, one) => sum + one.items, others);
      return { column, items, values: sorted.slice(0, VALUES_LISTED), others: beyond };
    });
  }
}
