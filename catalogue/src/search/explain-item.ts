import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { SearchRequest } from '../catalogue.ts';
import type { EmbeddedQuery } from '../embedding/embedded-search.ts';
import { unmetBy } from '../filters/constraints.ts';
import { type Anchor, readAnchor } from '../memory-index/read-indexed-item.ts';
import { planSearch } from '../plan/plan-search.ts';
import { type Fused, NOTHING_SAID } from '../rank/fuse.ts';
import { type Ranked, rank } from '../rank/rank.ts';
import { FEATURES, type FeatureName, RANK_WEIGHTS } from '../rank/rank-weights.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { resolveRequest, understandRequest } from '../understand/resolve-request.ts';
import { cosine } from '../vectors/cosine.ts';
import { rankFound } from './rank-found.ts';

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

/** An item that no source found has no place among the rows. */
const NO_ROW = -1;

const lookMatch = (anchor: Anchor, request: SearchRequest): number =>
  anchor.look === null || request.look === null
    ? 0
    : Math.max(0, cosine(anchor.look, request.look));

/**
 * Searches, and tells of one item how its features add up, whether it was found or not.
 * @returns null when there is no such item.
 */
export async function explainItem(
  shop: CatalogueSnapshot,
  request: SearchRequest,
  { id, embedded = null }: { id: string; embedded?: EmbeddedQuery | null },
): Promise<Explanation | null> {
  const anchor = await readAnchor(shop, id);
  if (anchor === null) return null;
  const { candidate } = anchor;
  const asked = await resolveRequest(shop, request);
  const understood = understandRequest(shop, asked);
  const wanted = { ...planSearch(asked, understood), embedded };
  const found = await rankFound(shop, wanted);
  const at = found.findIndex((one) => one.candidate.id === id);
  const alone: Fused = {
    ...NOTHING_SAID,
    row: NO_ROW,
    candidate,
    look: lookMatch(anchor, request),
  };
  const ranked = at < 0 ? rank([...found, alone], wanted.ranking) : found;
  const own = ranked.find((one) => one.candidate.id === id);
  if (own === undefined) return null;
  return {
    title: candidate.title,
    understood,
    place: at < 0 ? null : at + 1,
    total: found.length,
    unmet: unmetBy(candidate, wanted.constraints),
    reasons: reasonsOf(own),
    relevance: own.relevance,
    best: found[0]?.relevance ?? null,
  };
}
