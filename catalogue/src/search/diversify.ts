import type { ShopItem } from '../shop/shop-item.ts';

interface Scored {
  candidate: Pick<ShopItem, 'design' | 'brand' | 'category'>;
  relevance: number;
}

/** What one more of the same costs, as a share of the best relevance. */
const SAME_DESIGN_COST = 0.3;
const SAME_BRAND_COST = 0.02;
/** More than this many of one brand cost no more. */
const SAME_BRAND_MAX = 6;
const SAME_CATEGORY_COST = 0.004;

interface Group {
  /** How many of it were chosen. */
  chosen: number;
}

/** One group for all that share a key. */
function createGroups() {
  const groups = new Map<string | number, Group>();
  return (key: string | number): Group => {
    const known = groups.get(key) ?? { chosen: 0 };
    groups.set(key, known);
    return known;
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
  const [designOf, brandOf, categoryOf] = [createGroups(), createGroups(), createGroups()];
  const left = ranked.map((one) => ({
    one,
    share: one.relevance / scale,
    design: designOf(one.candidate.design),
    brand: brandOf(one.candidate.brand),
    category: categoryOf(one.candidate.category),
  }));
  const worth = ({ share, design, brand, category }: (typeof left)[number]) =>
    share -
    SAME_DESIGN_COST * design.chosen -
    SAME_BRAND_COST * Math.min(brand.chosen, SAME_BRAND_MAX) -
    SAME_CATEGORY_COST * category.chosen;
  const chosen: One[] = [];
  while (chosen.length < limit && left.length > 0) {
    let best = 0;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < left.length; at += 1) {
      const one = left[at];
      // What follows is worth less even where it repeats nothing.
      if (one === undefined || one.share <= bestWorth) break;
      const value = worth(one);
      if (value > bestWorth) {
        best = at;
        bestWorth = value;
      }
    }
    const [next] = left.splice(best, 1);
    if (next === undefined) break;
    chosen.push(next.one);
    for (const group of [next.design, next.brand, next.category]) group.chosen += 1;
  }
  return chosen;
}
