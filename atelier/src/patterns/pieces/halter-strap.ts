import type { Point } from '../../geometry/point.ts';
import type { FlatPoint } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { EdgeName, PatternPanel, Seam } from '../pattern.ts';
import { lengthOfPath, tautPath } from '../wraps/taut-path.ts';
import { placedEdge, wrapRing } from '../wraps/wrap-ring.ts';
import { makePanel, mirrorPanel } from './make-panel.ts';

interface HeldStraps {
  panels: PatternPanel[];
  seams: Seam[];
  held: EdgeName[];
}

const TURN_CM = 5;

/** Straps from a front around the neck, sewn to each other at the nape. */
export function makeHalterStraps(
  { body }: Measures,
  { front, width }: { front: PatternPanel; width: number },
): HeldStraps {
  const { landmarks } = body;
  const ends = placedEdge(front, 'left-strap');
  const from = ends[Math.floor(ends.length / 2)] ?? [0, 0, 0];
  const neck = landmarks['left-neck'];
  const nape = landmarks['back-neck'];
  const path = tautPath(body, [
    from,
    [neck[0] + 1, neck[1] + 0.5, neck[2]],
    [0, nape[1] + 1, nape[2] - 0.8],
  ]);
  const length = lengthOfPath(path);
  const line = (start: FlatPoint, end: FlatPoint): FlatPoint[] => [start, end];
  // Flat on the chest, upright behind the neck.
  const rise = ([, , z]: Point): Point => {
    const upright = Math.max(0, Math.min(1, (neck[2] + 1 - z) / TURN_CM));
    const long = Math.hypot(1 - upright, upright);
    return [(upright - 1) / long, upright / long, 0];
  };
  const along = wrapRing({ ring: path, length, rise });
  const left = makePanel({
    name: 'left-halter',
    role: 'strap',
    plies: 2,
    edges: [
      { name: 'outer', points: line([0, 0], [length, 0]), kind: 'edge' },
      { name: 'nape', points: line([length, 0], [length, width]) },
      { name: 'inner', points: line([length, width], [0, width]), kind: 'edge' },
      { name: 'front-end', points: line([0, width], [0, 0]) },
    ],
    place: (u, v) => along(u, v - width / 2),
  });
  const right = mirrorPanel(left);
  const sides = ['left', 'right'] as const;
  return {
    panels: [left, right],
    seams: [
      { first: ['left-halter', 'nape'], second: ['right-halter', 'nape'] },
      ...sides.map((side): Seam => {
        return { first: ['front', `${side}-strap`], second: [`${side}-halter`, 'front-end'] };
      }),
    ],
    held: [['left-halter', 'nape'], ...sides.map((side): EdgeName => ['front', `${side}-strap`])],
  };
}
