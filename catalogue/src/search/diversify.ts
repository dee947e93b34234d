import type { Candidate } from '../store/candidate.ts';

interface Scored {
  candidate: Candidate;
  relevance: number;
}

/** What one more of the same costs, as a share of the best relevance. */
const SAME_DESIGN_COST = 0.3;
const SAME_BRAND_COST = 0.02;
/** More than this many of one brand cost no more. */
const SAME_BRAND_MAX = 6;
const SAME_CATEGORY_COST = 0.004;

function createCounts() {
  const counts = new Map<string, number>();
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add: (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1),
  };
}

/**
 * Chooses a page that is relevant first and varied second: each next item is the one of the highest
 * relevance less what it repeats of those before it, in design most of all (a greedy choice after
 * Carbonell and Goldstein, "The use of MMR", SIGIR 1998, with counts for similarities).
 * @param ranked Best first.
 */
export function diversify<One extends Scored>(ranked: readonly One[], limit: number): One[] {
  const scale = Math.max(1, ranked[0]?.relevance ?? 1);
  const [designs, brands, categories] = [createCounts(), createCounts(), createCounts()];
  const worth = ({ candidate, relevance }: One) =>
    relevance / scale -
    SAME_DESIGN_COST * designs.of(candidate.design) -
    SAME_BRAND_COST * Math.min(brands.of(candidate.brand), SAME_BRAND_MAX) -
    SAME_CATEGORY_COST * categories.of(candidate.category);
  const left = [...ranked];
  const chosen: One[] = [];
  while (chosen.length < limit && left.length > 0) {
    let best = 0;
    let bestWorth = Number.NEGATIVE_INFINITY;
    left.forEach((one, at) => {
      const value = worth(one);
      if (value > bestWorth) [best, bestWorth] = [at, value];
    });
    const [one] = left.splice(best, 1);
    if (one === undefined) break;
    chosen.push(one);
    designs.add(one.candidate.design);
    brands.add(one.candidate.brand);
    categories.add(one.candidate.category);
  }
  return chosen;
}
