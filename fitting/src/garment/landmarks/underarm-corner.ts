import type { SidePoint } from '../outline/side-of.ts';

/** In half widths of the garment: how far to either side a corner is judged, and how much it bulges. */
const CORNER_ARM = 0.12;
const CORNER_MIN = 0.008;

interface CornerSought {
  readonly from: number;
  readonly to: number;
  readonly half: number;
}

/** Where an armhole, which curves inward, ends in a corner that points outward; null without one. */
export function underarmCorner(
  points: readonly SidePoint[],
  { from, to, half }: CornerSought,
): number | null {
  const arm = Math.max(4, Math.round(half * CORNER_ARM));
  const bulge = (at: number) => {
    const [before, own, after] = [points[at - arm], points[at], points[at + arm]];
    return before && own && after ? own.out - (before.out + after.out) / 2 : 0;
  };
  let [deepest, best]: [number, number | null] = [0, null];
  for (let at = from + 2 * arm; at <= to; at += 1) {
    deepest = Math.min(deepest, bulge(at - arm));
    const isCorner = deepest < -half * CORNER_MIN && bulge(at) > half * CORNER_MIN;
    if (isCorner && (best === null || bulge(at) > bulge(best))) best = at;
  }
  return best;
}
