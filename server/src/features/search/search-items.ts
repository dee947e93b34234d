import type { CallAnswer } from '@modiste/contract/calls';
import type { Preferences } from '@modiste/contract/entities/preferences';
import { mustSearchAgain } from '@modiste/contract/filters/compare-filters';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { SEARCH_RESULTS_MAX } from '@modiste/contract/limits';
import { readingLabel } from '@modiste/lexicon/reading-label';
import type { Deps } from '../../deps/deps.ts';
import { findPreferences } from '../../preferences/preference-store.ts';
import { defaultFiltersOf, NO_PREFERENCES, tasteOf } from '../../preferences/read-preferences.ts';
import type { PopularityOf } from '../../search-inputs/item-popularity.ts';
import { looksLike } from './looks-like.ts';
import { resolveSearch, type SearchInput } from './resolve-search.ts';
import { findSearch, insertSearch } from './search-store.ts';

/** Whether a search is only what the app opens with: nothing was said, attached or chosen. */
const isOpeningView = (
  filters: Filters,
  { query, attachments }: Pick<SearchInput, 'query' | 'attachments'>,
  preferences: Preferences,
): boolean =>
  query.trim() === '' &&
  attachments.length === 0 &&
  [DEFAULT_FILTERS, defaultFiltersOf(preferences)].some(
    (start) => !mustSearchAgain(start, filters),
  );

/** Finds items by words, filters and attachments, and stores the search. */
export async function searchItems(
  deps: Deps,
  popularityOf: PopularityOf,
  asked: SearchInput,
): Promise<CallAnswer<'search'>> {
  const { userId, query, attachments } = asked;
  const [request, preferences] = await Promise.all([
    resolveSearch(deps, asked),
    findPreferences(deps.database, userId),
  ]);
  const { recognized, ...wanted } = request;
  const found = await deps.catalogue.search({
    ...wanted,
    popularityOf,
    limit: SEARCH_RESULTS_MAX,
    ...(preferences && { preferences: tasteOf(preferences) }),
  });
  const itemIds = found.items.map((item) => item.id);
  const { filters } = request;
  const done = {
    userId,
    query,
    filters,
    attachments,
    itemIds,
    isOpening: isOpeningView(request.filters, asked, preferences ?? NO_PREFERENCES),
  };
  // A further page belongs to the search that its first page stored.
  const begun = request.offset === 0 ? undefined : await findSearch(deps.database, done);
  const search_id = begun ?? (await insertSearch(deps.database, done));
  return {
    search_id,
    items: found.items,
    total: found.total,
    looks_like: looksLike(recognized, wanted.kind ?? null, found.understood),
    understood: found.understood.readings.map((reading) => ({
      words: reading.words,
      meaning: readingLabel(reading),
      hard: reading.hard,
    })),
    corrected_query: found.understood.corrected,
    relaxations: found.relaxations,
    alternatives: found.alternatives,
    notice: found.notice,
  };
}

/** Counts the values of every filter over what a search finds; nothing is noted of it. */
export async function countFacets(
  deps: Deps,
  { brand_text, ...asked }: SearchInput & { brand_text: string },
): Promise<CallAnswer<'countFacets'>> {
  const { recognized: _, ...wanted } = await resolveSearch(deps, asked);
  return deps.catalogue.countFacets({ ...wanted, brandText: brand_text });
}
