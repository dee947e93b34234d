import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { IndexedItem } from '../item-facts/indexed-item.ts';

interface Scored {
  item: Pick<IndexedItem, 'design' | 'brand' | 'category' | 'type' | 'colors'>;
  relevance: number;
}

/** What one more of the same costs, as a share of the best relevance. */
interface RepetitionCost {
  keyOf: (item: Scored['item']) => string | number;
  cost: number;
  /** More than this many cost no more. */
  most: number;
}

const SAME_DESIGN: RepetitionCost = {
  keyOf: ({ design }) => design,
  cost: 0.3,
  most: Number.POSITIVE_INFINITY,
};
const SAME_BRAND: RepetitionCost = { keyOf: ({ brand }) => brand, cost: 0.02, most: 6 };
const SAME_CATEGORY: RepetitionCost = {
  keyOf: ({ category }) => category,
  cost: 0.004,
  most: Number.POSITIVE_INFINITY,
};
const PAGE_COSTS = [SAME_DESIGN, SAME_BRAND, SAME_CATEGORY];

/** A theme is an outfit and more: each page shows every role that it calls for. */
const THEME_COSTS: readonly RepetitionCost[] = [
  SAME_DESIGN,
  SAME_BRAND,
  { keyOf: ({ type }) => typeRole(type) ?? 'other', cost: 0.06, most: 8 },
  { keyOf: ({ type }) => type, cost: 0.06, most: 6 },
];

/**
 * Where nothing is asked, hardly anything tells items apart, so a page shows many kinds and colors.
 * Together the costs stay below what being in stock is worth.
 */
const LISTING_COSTS: readonly RepetitionCost[] = [
  { ...SAME_DESIGN, cost: 0.1, most: 2 },
  SAME_BRAND,
  { keyOf: ({ type }) => type, cost: 0.05, most: 4 },
  { keyOf: ({ type }) => typeRole(type) ?? 'other', cost: 0.01, most: 6 },
  { keyOf: ({ colors }) => colors[0] ?? '', cost: 0.03, most: 5 },
];

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
 * relevance less what it repeats of those before it (a greedy choice after Carbonell and Goldstein,
 * "The use of MMR", SIGIR 1998, with counts for similarities).
 * @param ranked Best first.
 */
function chooseVaried<One extends Scored>(
  ranked: readonly One[],
  limit: number,
  costs: readonly RepetitionCost[],
): One[] {
  const scale = Math.max(1, ranked[0]?.relevance ?? 1);
  const grouped = costs.map((cost) => ({ ...cost, groupOf: createGroups() }));
  const left = ranked.map((one) => ({
    one,
    share: one.relevance / scale,
    groups: grouped.map(({ keyOf, groupOf, cost, most }) => ({
      group: groupOf(keyOf(one.item)),
      cost,
      most,
    })),
  }));
  const worth = ({ share, groups }: (typeof left)[number]) => {
    let value = share;
    for (const { group, cost, most } of groups) value -= cost * Math.min(group.chosen, most);
    return value;
  };
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
    for (const { group } of next.groups) group.chosen += 1;
  }
  return chosen;
}

/** The best page that does not show one design in nine colors. */
export const diversify = <One extends Scored>(ranked: readonly One[], limit: number): One[] =>
  chooseVaried(ranked, limit, PAGE_COSTS);

/**
 * The best page where several kinds of garments are named: "a skirt or trousers" shows some of each
 * from the first row on.
 * @param kinds The named kinds, by their lexicon ids.
 */
export function mixKinds<One extends Scored>(
  ranked: readonly One[],
  limit: number,
  kinds: readonly string[],
): One[] {
  const kindOf = (type: string): number => kinds.findIndex((kind) => isKindOf(type, kind));
  const ofKind: RepetitionCost = { keyOf: ({ type }) => kindOf(type), cost: 0.08, most: 12 };
  return chooseVaried(ranked, limit, [...PAGE_COSTS, ofKind]);
}

/** The best page of a theme: an outfit's roles in turn, none of them five times in a row. */
export const mixRoles = <One extends Scored>(ranked: readonly One[], limit: number): One[] =>
  chooseVaried(ranked, limit, THEME_COSTS);

/** The best page of a shop that nothing is asked of: not ten black dresses first. */
export const varyListing = <One extends Scored>(ranked: readonly One[], limit: number): One[] =>
  chooseVaried(ranked, limit, LISTING_COSTS);
