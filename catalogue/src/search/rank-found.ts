import type { Shop } from '../shop/shop.ts';
import { findMatches } from './find-matches.ts';
import { findNear, isExact, isListing, type Wanted } from './find-page.ts';
import { matchSets } from './match-sets.ts';
import type { Ranked } from './rank.ts';

/** Everything that is ranked for a request, matches first. */
export async function rankFound(shop: Shop, wanted: Wanted): Promise<Ranked[]> {
  if (isListing(wanted)) return [];
  const sets = matchSets(shop, wanted);
  if (!isExact(wanted, sets)) return findNear(shop, wanted, sets.matches);
  const parts = [sets.matches, sets.alternatives].map((among) =>
    findMatches(shop, wanted, { among, isListed: true }),
  );
  return (await Promise.all(parts)).flat();
}
