import type { Item } from '@modiste/contract/entities/item';
import { sortItems } from '@modiste/contract/filters/sort-items';
import type { Sort } from '@modiste/contract/values';

/** Numbers the page by relevance from 1, then puts it in the order that was asked for. */
export const present = (items: readonly Item[], sort: Sort | null): Item[] =>
  sortItems(
    items.map((item, at) => ({ ...item, rank: at + 1 })),
    sort,
  );
