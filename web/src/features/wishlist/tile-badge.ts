import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { isUnavailable, priceFall } from './price-since.ts';

/** The word on a saved piece's picture: whether it can be had, then whether it costs less by now. */
export function tileBadge(item: SavedItem): string | undefined {
  if (isUnavailable(item)) return 'No longer available';
  if (item.other_info.availability === 'out_of_stock') return 'Out of stock';
  return priceFall(item) > 0 ? 'Price drop' : undefined;
}
