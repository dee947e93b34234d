import type { Item } from '@modiste/contract/entities/item';

/** Whether an item can be had at the price that is waited for, in the currency it was named in. */
export const isDue = ({ below, currency }: { below: number; currency: string }, item: Item) =>
  item.other_info.availability === 'in_stock' &&
  item.other_info.currency === currency &&
  item.price <= below;
