import { WISHLIST_MAX } from '@modiste/contract/limits';
import { isUnavailable, priceFall } from './store/price-since.ts';
import type { Entry } from './store/wishlist-state.ts';

const itemsText = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** How much is in the wishlist and what became of it, in a few words. */
export function countsText(entries: readonly Entry[]): string {
  const gone = entries.filter(({ item }) => isUnavailable(item)).length;
  const fallen = entries.filter(({ item }) => !isUnavailable(item) && priceFall(item) > 0).length;
  const facts = [
    fallen > 0 && `${fallen} price ${fallen === 1 ? 'drop' : 'drops'}`,
    gone > 0 && `${gone} no longer available`,
    entries.length >= WISHLIST_MAX && 'full: remove an item to save another',
  ];
  if (entries.length === 0) return 'Nothing saved yet';
  return [itemsText(entries.length), ...facts.filter((fact) => fact !== false)].join(' · ');
}
