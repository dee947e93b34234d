import type { Shop } from '../shop/shop.ts';
import { rowsMeeting } from './constraints.ts';
import { findMatches, isListing, type Wanted } from './find-page.ts';

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

/** How many items a search finds in all, without reading any of them. */
export async function countFound(shop: Shop, wanted: Wanted): Promise<number> {
  if (isListing(wanted)) return rowsMeeting(shop, wanted.constraints).count;
  return (await findMatches(shop, wanted)).length;
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
