import type { IndexedItem } from '../item-facts/indexed-item.ts';

/** An item and how near its image is to the picture; 0 where the picture did not find it. */
interface Seen {
  item: IndexedItem;
  imageSimilarity: number;
}

/** What a picture says of a candidate beyond how near its image is, each from 0 to 1. */
interface NeighborVotes {
  /** The share of the nearest that are of its type. */
  type: number;
  /** The share of the nearest that have its color. */
  color: number;
  /** 1 for the nearest, and soon nothing for those behind it. */
  closest: number;
}

/** So many of the nearest tell what a picture shows. */
const ASKED = 10;
/** One this much further than the nearest says 1/e of what that one says. */
const VOTE_FADES = 0.05;
/** The nearest may be the very piece, so what is about as near is not outvoted. */
const CLOSEST_FADES = 0.01;

const NOTHING: NeighborVotes = { type: 0, color: 0, closest: 0 };

/** The shop's own name of the main color parts navy from royal blue, where it has one. */
const colorOf = ({ color_names: [name] = [], colors: [color] }: IndexedItem): string | undefined =>
  name?.toLowerCase() ?? color;

/** Tells the share of the votes that the value of an item got. */
function votes(
  nearest: readonly Seen[],
  tell: (item: IndexedItem) => string | null | undefined,
): (item: IndexedItem) => number {
  const best = nearest[0]?.imageSimilarity ?? 0;
  const shares = new Map<string, number>();
  let total = 0;
  for (const { item, imageSimilarity } of nearest) {
    const vote = Math.exp((imageSimilarity - best) / VOTE_FADES);
    const value = tell(item);
    total += vote;
    if (value) shares.set(value, (shares.get(value) ?? 0) + vote);
  }
  return (item) => (shares.get(tell(item) ?? '') ?? 0) / total;
}

/**
 * Lets the items that look most like a picture say what it shows, by the types and colors that
 * the shop itself gives them: the vote of the nearest neighbours (Dudani, "The distance-weighted
 * k-nearest-neighbor rule", IEEE Trans. SMC 1976), which outvotes the odd one that only looks alike.
 * All 0 without a picture.
 */
export function neighborVotes(candidates: readonly Seen[]): NeighborVotes[] {
  const nearest = candidates
    .filter(({ imageSimilarity }) => imageSimilarity > 0)
    .toSorted((a, b) => b.imageSimilarity - a.imageSimilarity)
    .slice(0, ASKED);
  const best = nearest[0]?.imageSimilarity ?? 0;
  const typeShare = votes(nearest, ({ type }) => type);
  const colorShare = votes(nearest, colorOf);
  return candidates.map(({ item, imageSimilarity }) =>
    imageSimilarity > 0
      ? {
          type: typeShare(item),
          color: colorShare(item),
          closest: Math.exp((imageSimilarity - best) / CLOSEST_FADES),
        }
      : NOTHING,
  );
}
