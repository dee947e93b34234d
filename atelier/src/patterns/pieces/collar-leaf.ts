import type { Point } from '../../geometry/point.ts';
import { arc, type FlatPoint } from '../flat/outline.ts';
import type { PatternPanel, Seam } from '../pattern.ts';
import { placedEdge, wrapRing } from '../wraps/wrap-ring.ts';
import { hostLength } from './band.ts';
import { makePanel } from './make-panel.ts';

export interface CollarLeafDraft {
  /** From the fold to the free edge, centimeters, and how much farther it is to its points in front. */
  height: number;
  point?: number;
  /** How much longer the free edge is than the fold, so that it lies on the shoulders. */
  flare: number;
  /** Where v = 1 leads from the fold. */
  rise: (at: Point) => Point;
}

/** A collar that falls over the stand it is sewn to, cut in a bow, open at the front. */
export function makeCollarLeaf(
  stand: PatternPanel,
  draft: CollarLeafDraft,
): { panel: PatternPanel; seam: Seam } {
  const { height, flare, rise, point = 0 } = draft;
  const length = hostLength({ panel: stand, edge: 'free' });
  const radius = height / (flare - 1);
  const half = length / radius / 2;
  const ring = placedEdge(stand, 'free').toReversed();
  const along = wrapRing({ ring, length, rise });
  const end = (turn: number): FlatPoint[] => {
    const at = (reach: number): FlatPoint => [reach * Math.sin(turn), -reach * Math.cos(turn)];
    return [at(radius + height + point), at(radius)];
  };
  // The nearer to a point, the farther the free edge is from the fold.
  const free = arc([0, 0], radius + height, [-half, half]).map(([u, v]): FlatPoint => {
    const more = point * Math.abs(Math.atan2(u, -v) / half) ** 3;
    const longer = 1 + more / (radius + height);
    return [u * longer, v * longer];
  });
  const panel = makePanel({
    name: 'collar',
    role: 'collar',
    layer: 1,
    stiffness: 3,
    fineness: 0.75,
    place(u, v) {
      const share = (Math.atan2(u, -v) / half + 1) / 2;
      return along(share * length, radius - Math.hypot(u, v));
    },
    // Cut on the straight grain and shaped with the iron: stripes run across it all around.
    onGrain: ([u, v]) => [Math.atan2(u, -v) * (radius + height / 2), radius - Math.hypot(u, v)],
    edges: [
      { name: 'free', points: free, kind: 'edge' },
      { name: 'right-end', points: end(half), kind: 'edge' },
      { name: 'sewn', points: arc([0, 0], radius, [half, -half]) },
      { name: 'left-end', points: end(-half).toReversed(), kind: 'edge' },
    ],
  });
  const seam: Seam = {
    first: [stand.name, 'free'],
    second: ['collar', 'sewn'],
    isParallel: true,
    kind: 'crease',
  };
  return { panel, seam };
}
