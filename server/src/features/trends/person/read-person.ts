import { isDeepStrictEqual } from 'node:util';
import type { Preferences } from '@modiste/contract/entities/preferences';
import type { Filters } from '@modiste/contract/filters/filters';
import { LIST_FILTER_NAMES, type ListFilterName } from '@modiste/contract/filters/filters';
import { PERSONALITY_TAGS } from '@modiste/contract/values';
import { listViewedIds } from '../../../activity/view-store.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type DislikeRow, listDislikes } from '../../../dislikes/dislike-store.ts';
import type { CallInput } from '../../../http/bind-call.ts';
import { memoriesInForce } from '../../../memories/memories-in-force.ts';
import { findPreferences } from '../../../preferences/preference-store.ts';
import { defaultFiltersOf, NO_PREFERENCES } from '../../../preferences/read-preferences.ts';
import { listSavedIds } from '../../../search-inputs/saved-items-store.ts';
import { readRefusals } from './read-refusals.ts';

/** The latest of the wishlist: no page suggests what is saved already. */
const SAVED_MAX = 500;
const VIEWED_MAX = 30;

/** Whom a page is composed for. */
export interface HomePerson {
  userId: string;
  preferences: Preferences;
  /** What everything on the page has to meet. */
  filters: Filters;
  /** What the person does not wear, in words that are added to a query: ", avoid wool". */
  refusals: string;
  /** The latest saved first. */
  savedIds: readonly string[];
  /** The latest viewed first. */
  viewedIds: readonly string[];
  dislikes: readonly DislikeRow[];
  /** Whether all of it is what is stored, and nothing was given for one call only. */
  isAsStored: boolean;
}

type Asked = CallInput<'trends'>['body'];

/** What was given in place of what is stored; what was left out or is null was not. */
function givenPreferences({ user_profile }: Asked): Partial<Preferences> {
  const { preferences, location, personality, user_notes } = user_profile;
  const given = {
    ...preferences,
    ...(location != null && { location }),
    ...(personality != null && {
      personality: PERSONALITY_TAGS.filter((tag) => personality.includes(tag)),
    }),
    ...(user_notes != null && { user_notes }),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

const isGiven = (filters: Filters, name: ListFilterName) => filters[name].length > 0;

/** A list that was chosen takes the place of the one that is preferred; other limits are added. */
function withFilters(preferred: Filters, chosen: Filters | undefined): Filters {
  if (chosen === undefined) return preferred;
  const lists = LIST_FILTER_NAMES.filter((name) => isGiven(chosen, name));
  return {
    ...preferred,
    ...Object.fromEntries(lists.map((name) => [name, chosen[name]])),
    sale: chosen.sale,
    priceRangeMin: chosen.priceRangeMin,
    priceRangeMax: chosen.priceRangeMax,
  };
}

/** What is known of a person, with what this call adds to it or puts in its place. */
export async function readPerson(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  userId: string,
  asked: Asked,
): Promise<HomePerson> {
  const [found, savedIds, viewedIds, dislikes, memories] = await Promise.all([
    findPreferences(database, userId),
    listSavedIds(database, userId, SAVED_MAX),
    listViewedIds(database, userId, VIEWED_MAX),
    listDislikes(database, userId),
    memoriesInForce(database, userId),
  ]);
  const stored = found ?? NO_PREFERENCES;
  const preferences = { ...stored, ...givenPreferences(asked) };
  const filters = withFilters(defaultFiltersOf(preferences), asked.filters);
  const isAsStored =
    isDeepStrictEqual(preferences, stored) && isDeepStrictEqual(filters, defaultFiltersOf(stored));
  return {
    userId,
    preferences,
    filters,
    refusals: readRefusals({ memories, notes: preferences.user_notes, now: now() }),
    savedIds,
    viewedIds,
    dislikes,
    isAsStored,
  };
}
