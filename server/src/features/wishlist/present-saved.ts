import type { Item } from '@modiste/contract/entities/item';
import type { SavedItem } from '@modiste/contract/entities/saved-item';
import type { SavedRow } from './wishlist-store.ts';

/** An item that left the catalogue: as it was last seen, and unavailable. */
const gone = (item: Item): Item => ({
  ...item,
  other_info: { ...item.other_info, availability: 'unavailable' },
});

/** The saved color, as long as the item still comes in it. */
function shownColor({ other_info }: Item, color: string | null): { shown_color?: string } {
  const variant = other_info.color_variants?.find(({ name }) => name === color);
  return variant === undefined ? {} : { shown_color: variant.name };
}

/** @param item The item as the catalogue has it now; undefined where it has none. */
export function presentSaved(row: SavedRow, item: Item | undefined): SavedItem {
  const { saved_at, price, currency, alert } = row;
  const shown = item ?? gone(row.item);
  return {
    ...shown,
    ...shownColor(shown, row.color),
    saved: {
      at: saved_at.toISOString(),
      price,
      currency,
      alert: alert && {
        below: alert.below,
        set_at: alert.set_at.toISOString(),
        sent_at: alert.sent_at?.toISOString() ?? null,
      },
    },
  };
}
