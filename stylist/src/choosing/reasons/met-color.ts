import type { Item } from '@modiste/contract/entities/item';
import { itemColors } from '../../facts/item-colors.ts';
import type { Wanted } from './wish.ts';

/** The shop's name of a color that was asked for; null where an item does not come in it. */
export function metColor({ words, concepts }: Wanted, item: Item): string | null {
  const colors = itemColors(item);
  const named = colors.find(({ name }) => name.toLowerCase().includes(words));
  const counted = colors.find((color) =>
    color.colors.some((one) => concepts.some(({ kind, id }) => kind === 'color' && id === one)),
  );
  return (named ?? counted)?.name ?? null;
}
