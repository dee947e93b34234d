import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { EmbeddedQuery } from '../embedding/embedded-search.ts';
import type { Filter } from '../filters/filter.ts';
import { passesFilter } from '../filters/passes-filter.ts';
import { printFilter } from '../filters/print-filter.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { matchWishes } from '../plan/match-wishes.ts';
import { planSearch } from '../plan/plan-search.ts';
import { resolveRequest, understandRequest } from '../plan/resolve-request.ts';
import { type Fused, NOTHING_SAID } from '../rank/fuse.ts';
import { type Ranked, rank } from '../rank/rank.ts';
import { FEATURES, type FeatureName, RANK_WEIGHTS } from '../rank/rank-weights.ts';
import type { SearchRequest } from '../request/search-request.ts';
import { rankAll } from '../retrieve/rank-candidates.ts';
import type { AnchorItem } from '../search-index/search-index.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { cosine } from '../vectors/cosine.ts';

/** One thing that speaks for an item: `points` is what it adds to the relevance. */
export interface Reason {
  feature: FeatureName;
  value: number;
  weight: number;
  points: number;
}

/** Why an item stands where it stands among the answers of a search, or why it does not. */
export interface Explanation {
  title: string;
  understood: UnderstoodQuery;
  /** From 1, before the page is varied; null when it is not among the answers. */
  place: number | null;
  total: number;
  /** What it would have to meet and does not, as the index is asked for it. */
  unmet: string[];
  /** Every feature, the strongest first. */
  reasons: Reason[];
  relevance: number;
  /** Of the first answer; null where there is none. */
  best: number | null;
}

const reasonsOf = ({ features }: Ranked): Reason[] =>
  FEATURES.map((feature) => {
    const [value, weight] = [features[feature], RANK_WEIGHTS[feature]];
    return { feature, value, weight, points: value * weight };
  }).toSorted((a, b) => b.points - a.points);

const imageSimilarity = (anchor: AnchorItem, request: SearchRequest): number =>
  anchor.imageEmbedding === null || request.imageEmbedding === null
    ? 0
    : Math.max(0, cosine(anchor.imageEmbedding, request.imageEmbedding));

const partsOf = (filter: Filter): readonly Filter[] =>
  filter.kind === 'all' ? filter.of.flatMap(partsOf) : [filter];

/** The conditions of a filter that an item does not meet, in words for operators. */
const unmetBy = (item: IndexedItem, filter: Filter): string[] =>
  partsOf(filter)
    .filter((part) => !passesFilter(part)(item))
    .map(printFilter);

/**
 * Searches, and tells of one item how its features add up, whether it was found or not.
 * @returns null when there is no such item.
 */
export async function explainItem(
  snapshot: CatalogueSnapshot,
  request: SearchRequest,
  { id, embedded = null }: { id: string; embedded?: EmbeddedQuery | null },
): Promise<Explanation | null> {
  const { index } = snapshot;
  const anchor = await index.readAnchor(id);
  if (anchor === null) return null;
  const { item } = anchor;
  const resolved = await resolveRequest(snapshot, request, embedded);
  const understood = await understandRequest(snapshot, resolved);
  const plan = planSearch(index.vocabulary, resolved, understood);
  const found = await rankAll(index, plan, await matchWishes(index, plan));
  const at = found.findIndex((one) => one.item.id === id);
  const alone: Fused = {
    ...NOTHING_SAID,
    item,
    imageSimilarity: imageSimilarity(anchor, request),
  };
  const ranked = at < 0 ? rank([...found, alone], plan.ranking) : found;
  const own = ranked.find((one) => one.item.id === id);
  if (own === undefined) return null;
  return {
    title: item.title,
    understood,
    place: at < 0 ? null : at + 1,
    total: found.length,
    unmet: unmetBy(item, plan.limitFilter),
    reasons: reasonsOf(own),
    relevance: own.relevance,
    best: found[0]?.relevance ?? null,
  };
}
