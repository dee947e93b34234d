import type { PriceAlert } from '@modiste/contract/entities/saved-item';
import { confirmItem } from './known-wishlist.ts';
import { tellOtherTabs } from './tell-tabs.ts';
import { useWishlist } from './wishlist-state.ts';

/** Takes what the server holds as the price alert of a saved item. */
export function takeAlert(id: string, alert: PriceAlert | null): void {
  const { person, items } = useWishlist.getState();
  const before = items[id];
  if (person === null || before === undefined) return;
  const item = { ...before, saved: { ...before.saved, alert } };
  confirmItem(id, item);
  tellOtherTabs({ person, id, item });
}
