import type { Item } from '@modiste/contract/entities/item';
import { colorsToWear, type ItemColor, itemColors } from '../../facts/item-colors.ts';
import type { Wanted } from './wish.ts';

function metAmong({ words, concepts }: Wanted, colors: readonly ItemColor[]): string | null {
  const named = colors.find(({ name }) => name.toLowerCase().includes(words));
  const counted = colors.find((color) =>
    color.colors.some((one) => concepts.some(({ kind, id }) => kind === 'color' && id === one)),
  );
  return (named ?? counted)?.name ?? null;
}

/**
 * The shop's name of a color that was asked for, of the color that is shown where that is one; null
 * where an item does not come in it.
 */
export const metColor = (wanted: Wanted, item: Item): string | null =>
  metAmong(wanted, colorsToWear(item)) ?? metAmong(wanted, itemColors(item));
