import type { Item } from '@modiste/contract/entities/item';
import { inShownColor } from '@modiste/contract/filters/in-shown-color';
import type { Deps } from '../../deps/deps.ts';

/** What a reply said of its items and how it showed them, by item id. */
interface Presented {
  reasons?: ReadonlyMap<string, string>;
  colors?: Readonly<Record<string, string>> | undefined;
}

/** Items as they are now, in the order asked and ranked by it; those that are gone are left out. */
export async function rankedItems(
  { catalogue }: Pick<Deps, 'catalogue'>,
  ids: readonly string[],
  { reasons = new Map(), colors = {} }: Presented = {},
): Promise<Item[]> {
  if (ids.length === 0) return [];
  const items = await catalogue.itemsByIds(ids);
  return items.map((item, at) => {
    const reason = reasons.get(item.id);
    return { ...inShownColor(item, colors), rank: at + 1, ...(reason !== undefined && { reason }) };
  });
}
