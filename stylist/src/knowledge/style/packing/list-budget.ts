import { type Filters, SIZE_FILTER_NAMES } from '@modiste/contract/filters/filters';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';

/** What all of a list may cost, as it was said: "around 300" is a sum that is only about right. */
export function budgetOf({ hard, readings }: Pick<UnderstoodQuery, 'hard' | 'readings'>): {
  budget: number | null;
  around?: number;
} {
  const [around] = readings.flatMap(({ amount }) =>
    amount?.kind === 'price' && amount.around !== null ? [amount.around] : [],
  );
  return { budget: hard.priceMax, ...(around !== undefined && { around }) };
}

/** The sizes that were said with a list; empty where none were. */
export function sizesOf({ hard }: Pick<UnderstoodQuery, 'hard'>): { sizes?: Partial<Filters> } {
  const said = SIZE_FILTER_NAMES.filter((name) => hard[name].length > 0);
  return said.length === 0
    ? {}
    : { sizes: Object.fromEntries(said.map((name) => [name, hard[name]])) };
}
