import { curve, type FlatPoint } from '../flat/outline.ts';
import type { LaidPanel } from '../pattern.ts';
import { makeFlatPiece } from './lay-flat.ts';

/** The edge of the front that lies on top, where a jacket is closed. Centimeters from the shoulder. */
export interface FrontEdgeDraft {
  /** 1 where the wearer's left lies on top, as men's jackets close; -1 for women's. */
  side: 1 | -1;
  top: number;
  bottom: number;
  /** How far it reaches over the middle, and at its top, where lapels begin. */
  over: number;
  overAbove?: number;
  /** Where it reaches over fully, as a share of its height. */
  reachesOver?: number;
  /** How far it reaches over the middle where it ends; less than none where the fronts part. */
  overBelow?: number;
  thickness?: number;
  /** Whether it fades toward its lower end too, where the fronts part. */
  fadesBelow?: boolean;
  /** What runs along its edge. */
  kind?: 'edge' | 'zip' | 'placket';
}

/** How far in from the edge it runs into the front that it is part of. */
const FADES_AFTER_CM = 7.5;

/** The edge of a front that laps over the other: it ends on one side, and fades into its own. */
export function makeFrontEdge(draft: FrontEdgeDraft): LaidPanel {
  const {
    side,
    top,
    bottom,
    over,
    overAbove = over,
    reachesOver = 0.25,
    overBelow = over,
    thickness = 0.36,
    kind = 'edge',
    fadesBelow = false,
  } = draft;
  const x = (out: number) => -side * out;
  const tall = bottom - top;
  const reached = -top - tall * (overAbove === over ? 0.1 : reachesOver);
  const free = [
    ...curve(
      [x(overAbove), -top],
      [
        [x(overAbove + (over - overAbove) * 0.5), -top + (reached + top) * 0.3],
        [x(over), -top + (reached + top) * 0.6],
      ],
      [x(over), reached],
    ),
    ...curve(
      [x(over), reached],
      [
        [x(over), reached - (bottom + reached) * 0.3],
        [x(over + (overBelow - over) * 0.5), -bottom + (bottom + reached) * 0.3],
      ],
      [x(overBelow), -bottom],
    ).slice(1),
  ];
  const inner: FlatPoint[] = [
    [x(overBelow - FADES_AFTER_CM), -bottom],
    [x(overAbove - FADES_AFTER_CM), -top],
  ];
  const end = free.at(-1) ?? [0, 0];
  const edges = [
    { name: 'free', points: free, kind },
    { name: 'bottom', points: [end, inner[0] ?? end] },
    { name: 'fade', points: inner },
    { name: 'top', points: [inner[1] ?? end, free[0] ?? end] },
  ];
  const isTurned = side < 0;
  return makeFlatPiece({
    name: 'front-edge',
    on: 'front',
    role: 'shell',
    layer: 1,
    thickness,
    spacingCm: 0.8,
    fades: ['fade', ...(fadesBelow ? ['bottom'] : []), ...(overAbove === over ? [] : ['top'])],
    edges: isTurned
      ? edges.map((edge) => ({ ...edge, points: edge.points.toReversed() })).toReversed()
      : edges,
  });
}
