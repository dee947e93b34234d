import type { Item } from '@modiste/contract/entities/item';
import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import { formatPrice } from '@modiste/contract/price';

export type ItemCause =
  | { kind: 'rising'; people: number }
  | { kind: 'reduced'; before: number }
  | { kind: 'arrived' }
  | { kind: 'restocked' }
  | { kind: 'style'; style: string }
  | { kind: 'season' };

/** Why an item is suggested, in a short line: "Down from $90 to $70". */
export function writeItemReason(item: Item, cause: ItemCause, _setting: DaySetting): string {
  const { currency } = item.other_info;
  switch (cause.kind) {
    case 'rising':
      return `${cause.people} people saved it this week`;
    case 'reduced':
      return `Down from ${formatPrice(cause.before, currency)} to ${formatPrice(item.price, currency)}`;
    case 'arrived':
      return 'New this week';
    case 'restocked':
      return 'Back in stock';
    case 'style':
      return `Fits your ${cause.style.toLowerCase()} style`;
    case 'season':
      return 'In season now';
  }
}
