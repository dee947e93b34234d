import type { Filters } from '@modiste/contract/filters/filters';
import type { Shopper } from '@modiste/stylist/stylist';
import type { Deps } from '../../../deps/deps.ts';
import { memoriesInForce } from '../../../memories/memories-in-force.ts';
import { findPreferences } from '../../../preferences/preference-store.ts';
import { defaultFiltersOf, NO_PREFERENCES } from '../../../preferences/read-preferences.ts';
import { listSavedIds } from '../../../search-inputs/saved-items-store.ts';

/** The latest of the wishlist are enough to tell a taste. */
const SAVED_MAX = 30;

export interface KnownShopper {
  shopper: Shopper;
  /** The filters of a new search. */
  defaultFilters: Filters;
}

/** What the stylist may know of a person: no name, address or contact. */
export async function readShopper(
  { database, catalogue }: Pick<Deps, 'database' | 'catalogue'>,
  userId: string,
): Promise<KnownShopper> {
  const [found, savedIds, memories] = await Promise.all([
    findPreferences(database, userId),
    listSavedIds(database, userId, SAVED_MAX),
    memoriesInForce(database, userId),
  ]);
  const preferences = found ?? NO_PREFERENCES;
  const saved = savedIds.length === 0 ? [] : await catalogue.itemsByIds(savedIds);
  return {
    shopper: { preferences, memories, saved },
    defaultFilters: defaultFiltersOf(preferences),
  };
}
