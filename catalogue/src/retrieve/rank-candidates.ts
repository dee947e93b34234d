import type { Filter } from '../filters/filter.ts';
import { isExact, type MatchedWishes } from '../plan/match-wishes.ts';
import { isListing, type SearchPlan } from '../plan/plan-search.ts';
import { type Ranked, rank } from '../rank/rank.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import { retrieveCandidates, sampleListing } from './retrieve-candidates.ts';

/** Less relevant than this share of the best is not an answer to the words. */
const RELEVANCE_SHARE_MIN = 0.15;

/** By the match alone: what is nudged up hides nothing. */
export function cutTail(ranked: readonly Ranked[], share: number): Ranked[] {
  const least = Math.max(0, ...ranked.map(({ match }) => match)) * share;
  return ranked.filter(({ match }) => match >= least);
}

/** Ranks what answers words among items that all are answers, and a sample of the rest of them. */
export async function rankListed(
  index: SearchIndex,
  plan: SearchPlan,
  among: Filter,
): Promise<Ranked[]> {
  const candidates = isListing(plan)
    ? await sampleListing(index, among)
    : await retrieveCandidates(index, plan, { among, isListed: true });
  return rank(candidates, plan.ranking);
}

/** What comes near enough to a picture, a theme or words, best first. */
export async function rankNear(
  index: SearchIndex,
  plan: SearchPlan,
  among: Filter,
): Promise<Ranked[]> {
  const candidates = await retrieveCandidates(index, plan, { among, isListed: false });
  return cutTail(rank(candidates, plan.ranking), RELEVANCE_SHARE_MIN);
}

/** Everything that is ranked for a plan, matches first; nothing where nothing is asked. */
export async function rankAll(
  index: SearchIndex,
  plan: SearchPlan,
  matched: MatchedWishes,
): Promise<Ranked[]> {
  if (isListing(plan)) return [];
  const { matches, alternatives } = matched;
  if (!isExact(plan, matched)) return rankNear(index, plan, matches.filter);
  const parts = [matches, alternatives].map(({ filter }) => rankListed(index, plan, filter));
  return (await Promise.all(parts)).flat();
}
