import type { IndexedItem } from '../item-facts/indexed-item.ts';

/** How near an item is to concepts, from 0 to 1; 0 where one of them is unknown. */
export const conceptNearness = (item: IndexedItem, vector: Float32Array | null): number =>
  vector === null ? 0 : Math.max(0, item.conceptSimilarityTo(vector));
