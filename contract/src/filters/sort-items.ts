import type { Sort } from '../values.ts';

/** What sorting looks at. */
interface Sortable {
  price: number;
  rank: number;
}

/** Orders results in place of a new search: by whole units of price, or by rank ascending. */
export function sortItems<Entry extends Sortable>(items: readonly Entry[], sort: Sort | null) {
  const wholePrice = (item: Sortable) => Math.trunc(item.price);
  const byRank = (a: Sortable, b: Sortable) => a.rank - b.rank;
  if (sort === 'Price (low/high)') {
    return items.toSorted((a, b) => wholePrice(a) - wholePrice(b) || byRank(a, b));
  }
  if (sort === 'Price (high/low)') {
    return items.toSorted((a, b) => wholePrice(b) - wholePrice(a) || byRank(a, b));
  }
  return items.toSorted(byRank);
}
