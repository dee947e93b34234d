import type { Item } from '@modiste/contract/entities/item';
import type { SavedItem } from '@modiste/contract/entities/saved-item';

export const isUnavailable = ({ other_info }: Item): boolean =>
  other_info.availability === 'unavailable';

/** By how much the price fell since the item was saved, below 0 where it rose; in its currency. */
export function priceFall({ price, other_info, saved }: SavedItem): number {
  const isComparable = saved.currency === other_info.currency && saved.price > 0;
  return isComparable ? Math.round((saved.price - price) * 100) / 100 : 0;
}
