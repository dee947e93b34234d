import { all, HAS_IMAGE } from '../filters/filter.ts';
import { isExact, matchWishes } from '../plan/match-wishes.ts';
import type { SearchPlan } from '../plan/plan-search.ts';
import { rankNear } from '../retrieve/rank-candidates.ts';
import type { SearchIndex } from '../search-index/search-index.ts';

/** How many items a search lists where it has any match, or else its alternatives. */
export async function countMatches(index: SearchIndex, plan: SearchPlan): Promise<number> {
  const matched = await matchWishes(index, plan);
  const { matches, alternatives } = matched;
  const matching = isExact(plan, matched)
    ? matches.count
    : (await rankNear(index, plan, matches.filter)).length;
  if (matching > 0) return matching;
  return plan.imageEmbedding === null
    ? alternatives.count
    : (await rankNear(index, plan, alternatives.filter)).length;
}

/**
 * The lowest or the highest price that a search would find, of what its words find where it has
 * any; a picture finds whatever has one. Null when it finds nothing.
 */
export async function edgePrice(
  index: SearchIndex,
  plan: SearchPlan,
  edge: 'lowest' | 'highest',
): Promise<number | null> {
  const typed = plan.understood.words;
  const asked = typed.length === 0 ? plan : { ...plan, imageEmbedding: null };
  const matched = await matchWishes(index, asked);
  const { matches, alternatives } = matched;
  const { filter } = matches.count > 0 ? matches : alternatives;
  const isAll = isExact(asked, matched);
  if (!isAll && asked.imageEmbedding === null) {
    const words = { typed, related: [], limit: plan.limit };
    const [found] = await index.retrieve([{ among: filter, words }]);
    const prices = (found?.words ?? []).map(({ item }) => item.price);
    if (prices.length === 0) return null;
    return edge === 'lowest' ? Math.min(...prices) : Math.max(...prices);
  }
  const among = isAll ? filter : all(filter, HAS_IMAGE);
  const isAscending = edge === 'lowest';
  const [first] = await index.listByPrice({ among, isAscending, limit: 1 });
  return first?.item.price ?? null;
}
