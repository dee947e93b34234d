import type { Item } from '@modiste/contract/entities/item';
import type { Deps } from '../../deps/deps.ts';

/**
 * Items as they are now, in the order asked and ranked by it; those that are gone are left out.
 * @param reasons By item id.
 */
export async function rankedItems(
  { catalogue }: Pick<Deps, 'catalogue'>,
  ids: readonly string[],
  reasons: ReadonlyMap<string, string> = new Map(),
): Promise<Item[]> {
  if (ids.length === 0) return [];
  const items = await catalogue.itemsByIds(ids);
  return items.map((item, at) => {
    const reason = reasons.get(item.id);
    return { ...item, rank: at + 1, ...(reason !== undefined && { reason }) };
  });
}
