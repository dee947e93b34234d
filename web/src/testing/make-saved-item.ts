import type { Item } from '@modiste/contract/entities/item';
import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { makeItem } from './make-item.ts';

/** A dress that was saved some minutes after the others were not; what matters is given. */
export function makeSavedItem(
  id: string,
  saved: Partial<SavedItem['saved']> = {},
  given: Partial<Item> = {},
): SavedItem {
  const item = makeItem(id, given);
  return {
    ...item,
    saved: {
      at: '2026-11-01T10:00:00.000Z',
      price: item.price,
      currency: item.other_info.currency,
      alert: null,
      ...saved,
    },
  };
}
