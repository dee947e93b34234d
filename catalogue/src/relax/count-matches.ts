import { matchSets } from '../plan/match-sets.ts';
import { findNear, isExact, type SearchPlan } from '../search/find-page.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';

/** How many items a search lists where it has any match, or else its alternatives. */
export async function countMatches(shop: CatalogueSnapshot, wanted: SearchPlan): Promise<number> {
  const sets = matchSets(shop, wanted);
  const matches = isExact(wanted, sets)
    ? sets.matches.count
    : (await findNear(shop, wanted, sets.matches)).length;
  if (matches > 0) return matches;
  return wanted.look === null
    ? sets.alternatives.count
    : (await findNear(shop, wanted, sets.alternatives)).length;
}

/** Visits what a search would find: a picture finds whatever has one, words what matches them. */
function eachMatch(
  shop: CatalogueSnapshot,
  wanted: SearchPlan,
  visit: (row: number) => void,
): void {
  const { understood, look, limit } = wanted;
  const sets = matchSets(shop, wanted);
  const among = sets.matches.count > 0 ? sets.matches : sets.alternatives;
  if (isExact(wanted, sets)) among.each(visit);
  else if (look === null) {
    for (const { row } of shop.words.best(understood.words, among, limit)) visit(row);
  } else {
    among.each((row) => {
      if (shop.looks.has(row)) visit(row);
    });
  }
}

/**
 * The lowest or the highest price that a search would find, of what its words find where it has
 * any; null when it finds nothing.
 */
export function edgePrice(
  shop: CatalogueSnapshot,
  wanted: SearchPlan,
  edge: 'lowest' | 'highest',
): number | null {
  const look = wanted.understood.words.length === 0 ? wanted.look : null;
  const sign = edge === 'lowest' ? 1 : -1;
  let found = Number.POSITIVE_INFINITY;
  eachMatch(shop, { ...wanted, look }, (row) => {
    found = Math.min(found, sign * (shop.facts.prices[row] ?? 0));
  });
  return found === Number.POSITIVE_INFINITY ? null : sign * found;
}
