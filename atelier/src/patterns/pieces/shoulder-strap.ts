import type { Point } from '../../geometry/point.ts';
import type { FlatPoint } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { EdgeName, PatternPanel, Seam } from '../pattern.ts';
import { lengthOfPath, tautPath } from '../wraps/taut-path.ts';
import { placedEdge, wrapRing } from '../wraps/wrap-ring.ts';
import { makePanel } from './make-panel.ts';

export interface StrapStyle {
  side: 'left' | 'right';
  width: number;
  /** The panels that it is sewn to at its ends. */
  front: PatternPanel;
  back: PatternPanel;
  /** Its length as a share of the way over the shoulder. */
  share: number;
}

const middleOf = (panel: PatternPanel, edge: string): Point => {
  const points = placedEdge(panel, edge);
  return points[Math.floor(points.length / 2)] ?? [0, 0, 0];
};

/** So much of a strap lies on the shoulder. */
const HELD_CM = 2.4;

/** Where a way is highest, as a share of it. */
function topOf(path: readonly Point[]): number {
  const highest = path.reduce((best, point) => (point[1] > best[1] ? point : best));
  return lengthOfPath(path.slice(0, path.indexOf(highest) + 1)) / lengthOfPath(path);
}

/** A strap from a front over the shoulder to a back. */
export function makeStrap(
  measures: Measures,
  { side, width, front, back, share }: StrapStyle,
): { panel: PatternPanel; seams: Seam[]; held: EdgeName[] } {
  const { body } = measures;
  const edge = `${side}-strap`;
  const neck = body.landmarks[`${side}-neck`];
  const shoulder = body.landmarks[`${side}-shoulder`];
  const from = middleOf(front, edge);
  const to = middleOf(back, edge);
  const mid = (axis: 0 | 1 | 2) => neck[axis] + (shoulder[axis] - neck[axis]) * 0.36;
  const path = tautPath(body, [from, [mid(0), mid(1) + 1.5, mid(2)], to]);
  const length = lengthOfPath(path) * share;
  const line = (start: FlatPoint, end: FlatPoint): FlatPoint[] => [start, end];
  const top = topOf(path) * length;
  const [before, after] = [top - HELD_CM / 2, top + HELD_CM / 2];
  const name = `${side}-shoulder-strap`;
  const along = wrapRing({ ring: path, length, rise: () => [-1, 0, 0] });
  const panel = makePanel({
    name,
    role: 'strap',
    plies: 2,
    edges: [
      { name: 'outer-front', points: line([0, 0], [before, 0]), kind: 'edge' },
      { name: 'top', points: line([before, 0], [after, 0]), kind: 'edge' },
      { name: 'outer-back', points: line([after, 0], [length, 0]), kind: 'edge' },
      { name: 'back-end', points: line([length, 0], [length, width]) },
      { name: 'inner', points: line([length, width], [0, width]), kind: 'edge' },
      { name: 'front-end', points: line([0, width], [0, 0]) },
    ],
    place: (u, v) => along(u, v - width / 2),
  });
  const seams: Seam[] = [
    { first: [front.name, edge], second: [name, 'front-end'] },
    { first: [back.name, edge], second: [name, 'back-end'] },
  ];
  // Straps are adjusted until they hold both ends at their heights; the shoulder does not let them slip.
  const held: EdgeName[] = [
    [name, 'top'],
    [front.name, edge],
    [back.name, edge],
  ];
  return { panel, seams, held };
}
