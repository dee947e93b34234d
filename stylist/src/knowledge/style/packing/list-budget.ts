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
