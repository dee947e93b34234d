import type { Point } from '../../geometry/point.ts';
import { arc, type FlatPoint } from '../flat/outline.ts';
import type { Pattern, PatternPanel, Seam } from '../pattern.ts';
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

/** How far the buttons of a collar are from its points: down its ends, and in from them. */
const BUTTON_CM = { down: 1.2, inward: 1.1 } as const;

/** The buttons that hold a collar's points to the shirt. */
export function collarButtons(leaf: PatternPanel): Pattern['fastenings'] {
  return (['left-end', 'right-end'] as const).map((name) => {
    const ends = leaf.edges.find((edge) => edge.name === name)?.points ?? [];
    const [first = [0, 0], second = [0, 0]] = ends;
    const [outer, inner] =
      Math.hypot(...first) > Math.hypot(...second) ? [first, second] : [second, first];
    const share = BUTTON_CM.down / Math.hypot(outer[0] - inner[0], outer[1] - inner[1]);
    const u = outer[0] + (inner[0] - outer[0]) * share;
    const v = outer[1] + (inner[1] - outer[1]) * share;
    const turn = (-Math.sign(u) * BUTTON_CM.inward) / Math.hypot(u, v);
    const at: FlatPoint = [
      u * Math.cos(turn) - v * Math.sin(turn),
      u * Math.sin(turn) + v * Math.cos(turn),
    ];
    return { kind: 'button', panel: leaf.name, at, radiusCm: 0.42 };
  });
}
