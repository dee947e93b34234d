import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { all, any, type Filter, HAS_IMAGE, terms } from '../filters/filter.ts';
import { gendersShoppedFor } from '../filters/request-filters.ts';
import { isExact, matchWishes } from '../plan/match-wishes.ts';
import { planSearch, type SearchPlan } from '../plan/plan-search.ts';
import { resolveRequest, understandRequest } from '../plan/resolve-request.ts';
import type { FacetRequest } from '../request/search-request.ts';
import { rankNear } from '../retrieve/rank-candidates.ts';
import { WORDS_MAX } from '../retrieve/retrieve-candidates.ts';
import type { FacetCounts } from '../search-index/facet-counts.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';

/**
 * What a plan finds, as a filter. A picture finds whatever has one, near or far; words beside it find
 * what matches them. Words are ranked up to a limit: where they find no more, the search is asked
 * for all it finds; where they find more, any of it may come up with a value chosen.
 */
async function foundBy(index: SearchIndex, plan: SearchPlan): Promise<Filter> {
  const matched = await matchWishes(index, plan);
  const { matches, alternatives } = matched;
  const { filter } = matches.count > 0 ? matches : alternatives;
  if (isExact(plan, matched)) return filter;
  const words: Filter = { kind: 'words', words: plan.understood.words };
  if (plan.imageEmbedding !== null) return all(filter, any(HAS_IMAGE, words));
  const worded = all(filter, words);
  const [count = 0] = await index.count([worded]);
  if (count > WORDS_MAX) return worded;
  const ranked = await rankNear(index, plan, filter);
  return terms(
    'id',
    ranked.map(({ item }) => item.id),
  );
}

/** Counts every filter's values over what the search finds, with all other filters kept. */
export async function countFacets(
  snapshot: CatalogueSnapshot,
  request: FacetRequest,
): Promise<FacetCounts> {
  const { index } = snapshot;
  const { filters, brandText = '' } = request;
  const open = await resolveRequest(snapshot, { ...request, filters: DEFAULT_FILTERS });
  const plan = planSearch(index.vocabulary, open, await understandRequest(snapshot, open));
  const { hard, not: refused } = plan.understood;
  const genders = gendersShoppedFor(filters, hard);
  const among = await foundBy(index, plan);
  return index.countFacets({ among, filters, genders, refused, brandText });
}
