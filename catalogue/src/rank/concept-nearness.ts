import type { IndexedItem } from '../item-facts/indexed-item.ts';

/** How near an item is to a meaning, from 0 to 1; 0 where one of them is unknown. */
export const conceptNearness = (item: IndexedItem, meaning: Float32Array | null): number =>
  meaning === null ? 0 : Math.max(0, item.conceptSimilarityTo(meaning));
