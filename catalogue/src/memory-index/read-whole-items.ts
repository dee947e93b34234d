import type { Table } from '@lancedb/lancedb';
import type { Item } from '@modiste/contract/entities/item';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { readItemsByIds } from '../store/read-items.ts';

/**
 * Items by id in the order asked, for sale or not; unknown ids are absent. What is in the shop is
 * known there, the rest is looked up.
 */
export async function readItems(
  shop: CatalogueSnapshot | null,
  { table, ids }: { table: Table; ids: readonly string[] },
): Promise<Item[]> {
  if (shop === null) return readItemsByIds(table, ids);
  const rows = ids.map((id) => shop.facts.rowOf(id)).filter((row) => row >= 0);
  const found = new Map((await shop.items.read(rows)).map((item) => [item.id, item]));
  const others = ids.filter((id) => !found.has(id));
  for (const item of await readItemsByIds(table, others)) found.set(item.id, item);
  return ids.flatMap((id) => found.get(id) ?? []);
}
