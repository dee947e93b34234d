import { type IndexedItem, toIndexedItem } from '../item-facts/indexed-item.ts';
import { type CatalogueSnapshot, itemAt } from '../snapshot/catalogue-snapshot.ts';
import { readCandidate } from '../store/read-candidate.ts';

/** An item that others are compared with. */
export interface Anchor {
  candidate: IndexedItem;
  look: Float32Array | null;
}

/** One item's facts and look by id, for sale or not; null when there is no such item. */
export async function readAnchor(shop: CatalogueSnapshot, id: string): Promise<Anchor | null> {
  const row = shop.facts.rowOf(id);
  if (row >= 0) {
    const look = shop.looks.at(row);
    return { candidate: itemAt(shop, row), look: look && Float32Array.from(look) };
  }
  const stored = await readCandidate(shop.table, id);
  return stored && { candidate: toIndexedItem(stored.candidate), look: stored.imageEmbedding };
}
