import type { Shop } from '../shop/shop.ts';
import { rowsMeeting } from './constraints.ts';
import { isListing, type Wanted } from './find-page.ts';

/** Visits what a search would find: a picture finds whatever has one, words what matches them. */
function eachFound(shop: Shop, wanted: Wanted, visit: (row: number) => void): void {
  const { constraints, understood, look, limit } = wanted;
  const among = rowsMeeting(shop, constraints);
  if (isListing(wanted)) among.each(visit);
  else if (look === null) {
    for (const { row } of shop.words.best(understood.words, among, limit)) visit(row);
  } else {
    among.each((row) => {
      if (shop.looks.has(row)) visit(row);
    });
  }
}

/** How many items a search would find, at most its limit, without reading any of them. */
export function countFound(shop: Shop, wanted: Wanted): number {
  if (isListing(wanted)) return Math.min(wanted.limit, rowsMeeting(shop, wanted.constraints).count);
  let count = 0;
  eachFound(shop, wanted, () => {
    count += 1;
  });
  return Math.min(wanted.limit, count);
}

/**
 * The lowest or the highest price that a search would find, of what its words find where it has
 * any; null when it finds nothing.
 */
export function edgePrice(shop: Shop, wanted: Wanted, edge: 'lowest' | 'highest'): number | null {
  const look = wanted.understood.words.length === 0 ? wanted.look : null;
  const sign = edge === 'lowest' ? 1 : -1;
  let found = Number.POSITIVE_INFINITY;
  eachFound(shop, { ...wanted, look }, (row) => {
    found = Math.min(found, sign * (shop.facts.prices[row] ?? 0));
  });
  return found === Number.POSITIVE_INFINITY ? null : sign * found;
}
