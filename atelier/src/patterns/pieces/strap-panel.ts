import { curve, type FlatPoint, mirrored, type Polyline } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { PatternEdge, PatternPanel, Seam } from '../pattern.ts';
import { wrapHull } from '../wraps/wrap-hull.ts';
import { halfWidthOf } from './bodice.ts';
import { makePanel } from './make-panel.ts';

/**
 * Half the front or back of a garment on straps, from its center to its side: centimeters from the
 * high point of the shoulder.
 */
export interface StrapDraft {
  /** How far down the middle of the neckline lies, and how it runs to the strap. */
  neckDrop: number;
  neckShape: 'v' | 'straight' | 'scoop';
  /** Where the strap is sewn on, and how wide it is. */
  strapU: number;
  strapDrop: number;
  strapWidth: number;
  /** Of what has shoulders instead of straps: how far the shoulder falls, and how far the armhole is cut in. */
  shoulder?: { fall: number; inset: number };
  /** The side from its top to the hem: half widths at drops, the first one under the arm. */
  side: readonly (readonly [width: number, drop: number])[];
  /** How far the hem's middle is lower than its sides. */
  hemDip: number;
  /** By how much the half is spread between its middle and its strap, drop by drop: a cowl. */
  spread?: (drop: number) => number;
}

interface StrapHalf {
  hem: Polyline;
  side: Polyline;
  armhole: Polyline;
  strap: Polyline;
  neckline: Polyline;
}

const END: FlatPoint = [0, 0];

/** A smooth line through points (Catmull and Rom 1974). */
function through(points: readonly FlatPoint[]): FlatPoint[] {
  const line: FlatPoint[] = [points[0] ?? END];
  for (let index = 1; index < points.length; index += 1) {
    const from = points[index - 1] ?? END;
    const to = points[index] ?? END;
    const before = points[index - 2] ?? from;
    const after = points[index + 1] ?? to;
    const bend = curve(
      from,
      [
        [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
        [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      ],
      to,
    );
    line.push(...bend.slice(1));
  }
  return line;
}

function necklineOf(draft: StrapDraft, from: FlatPoint): Polyline {
  const to: FlatPoint = [0, -draft.neckDrop];
  const fall = from[1] - to[1];
  if (draft.neckShape === 'v') {
    const bow: FlatPoint = [from[0] * 0.52, to[1] + fall * 0.42];
    return [from, bow, to];
  }
  const level = draft.neckShape === 'scoop' ? 0.92 : 0.5;
  return curve(
    from,
    [
      [from[0] * 0.92, from[1] - fall * level],
      [from[0] * 0.55, to[1]],
    ],
    to,
  );
}

/** Drafts half a panel; its lines run counterclockwise around the half to the right. */
function draftStrapHalf(draft: StrapDraft): StrapHalf {
  const { strapU, strapDrop, strapWidth, hemDip } = draft;
  const side = through(draft.side.map(([width, drop]): FlatPoint => [width, -drop])).toReversed();
  const under = side.at(-1) ?? END;
  const corner = side[0] ?? END;
  const outer: FlatPoint = [strapU + strapWidth / 2, -strapDrop - (draft.shoulder?.fall ?? 0)];
  const across = draft.shoulder
    ? outer[0] - draft.shoulder.inset
    : outer[0] + (under[0] - outer[0]) * 0.12;
  const inner: FlatPoint = [strapU - strapWidth / 2, -strapDrop];
  return {
    hem: curve(
      [0, corner[1] - hemDip],
      [
        [corner[0] * 0.5, corner[1] - hemDip],
        [corner[0] * 0.75, corner[1]],
      ],
      corner,
    ),
    side,
    armhole: curve(
      under,
      [
        [under[0] - (under[0] - outer[0]) * 0.5, under[1] + 0.3],
        [across, under[1] + (outer[1] - under[1]) * 0.45],
      ],
      outer,
    ),
    strap: [outer, inner],
    neckline: necklineOf(draft, inner),
  };
}

export interface StrapPanelStyle {
  name: string;
  facing: 1 | -1;
  grain?: number;
  hem?: Partial<PatternEdge>;
  edge?: Partial<PatternEdge>;
  /** Where the neckline is finished another way than the armholes. */
  neckline?: Partial<PatternEdge>;
}

/** Where a place of a spread panel was before it was spread: the straps stay where they were. */
function beforeSpread({ spread, strapU }: StrapDraft) {
  if (!spread) return (u: number) => u;
  return (u: number, v: number): number => {
    const own = spread(-v);
    const strap = Math.max(1, strapU - own);
    const away = Math.abs(u);
    return Math.sign(u) * (away < strap + own ? (away * strap) / (strap + own) : away - own);
  };
}

/** A whole front or back, its edges named by the wearer's left and right. */
export function makeStrapPanel(
  measures: Measures,
  draft: StrapDraft,
  style: StrapPanelStyle,
): PatternPanel {
  const half = draftStrapHalf(draft);
  const [near, far] = style.facing > 0 ? ['left', 'right'] : ['right', 'left'];
  const both = (line: Polyline) => [...mirrored(line), ...line.slice(1)];
  const own = beforeSpread(draft);
  const side = half.side.map(([u, v]): FlatPoint => [own(u, v), v]);
  const under = side.at(-1) ?? END;
  const wrap = wrapHull({
    body: measures.body,
    facing: style.facing,
    topY: measures.neckY,
    roundBelow: draft.shoulder ? under[1] : undefined,
    halfWidthAt: halfWidthOf([
      side,
      [
        [under[0], under[1] + 0.1],
        [under[0], 0],
      ],
    ]),
  });
  return makePanel({
    name: style.name,
    grain: style.grain ?? 0,
    place: (u, v) => wrap(own(u, v), v),
    edges: [
      { name: 'hem', points: both(half.hem), kind: 'hem', ...style.hem },
      { name: `${near}-side`, points: half.side },
      { name: `${near}-armhole`, points: half.armhole, kind: 'edge', ...style.edge },
      { name: `${near}-strap`, points: half.strap },
      {
        name: 'neckline',
        points: [...half.neckline, ...mirrored(half.neckline).slice(1)],
        kind: 'edge',
        ...style.edge,
        ...style.neckline,
      },
      { name: `${far}-strap`, points: mirrored(half.strap) },
      { name: `${far}-armhole`, points: mirrored(half.armhole), kind: 'edge', ...style.edge },
      { name: `${far}-side`, points: mirrored(half.side) },
    ],
  });
}

/** Sews a front to a back at the sides. */
export const sideSeams = (front: string, back: string): Seam[] =>
  ['left-side', 'right-side'].map((edge) => ({ first: [front, edge], second: [back, edge] }));
