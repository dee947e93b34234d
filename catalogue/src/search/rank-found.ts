import { matchSets } from '../plan/match-sets.ts';
import type { Ranked } from '../rank/rank.ts';
import { findMatches } from '../retrieve/find-matches.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { findNear, isExact, isListing, type SearchPlan } from './find-page.ts';

/** Everything that is ranked for a request, matches first. */
export async function rankFound(shop: CatalogueSnapshot, wanted: SearchPlan): Promise<Ranked[]> {
  if (isListing(wanted)) return [];
  const sets = matchSets(shop, wanted);
  if (!isExact(wanted, sets)) return findNear(shop, wanted, sets.matches);
  const parts = [sets.matches, sets.alternatives].map((among) =>
    findMatches(shop, wanted, { among, isListed: true }),
  );
  return (await Promise.all(parts)).flat();
}
