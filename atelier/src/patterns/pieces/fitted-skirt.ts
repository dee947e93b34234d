import { curve, type FlatPoint, mirrored, type Polyline } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { PatternEdge, PatternPanel, Seam } from '../pattern.ts';
import { wrapHull } from '../wraps/wrap-hull.ts';
import { halfWidthOf } from './bodice.ts';
import { cutDarts, type EdgeDart } from './cut-darts.ts';
import { makePanel } from './make-panel.ts';

/** Half the front or back of a skirt that follows the hip: centimeters, v = 0 at the waist. */
export interface FittedSkirtDraft {
  waist: number;
  hip: number;
  hipDrop: number;
  hem: number;
  length: number;
  /** How much lower the middle of the waist is than its side. */
  dip: number;
  darts: readonly EdgeDart[];
}

export interface FittedSkirtStyle {
  name: string;
  facing: 1 | -1;
  topY: number;
  grain?: number;
  hem?: Partial<PatternEdge>;
  /** How long the sides are open at the hem. */
  slit?: number;
  lines?: readonly PatternEdge[];
}

export interface FittedSkirtPiece {
  panel: PatternPanel;
  seams: Seam[];
  /** The pieces of its waist as one meets them from the left. */
  waist: string[];
}

const END: FlatPoint = [0, 0];

/** How much higher the hem is at the side: a skirt that flares is part of a ring. */
const liftOf = ({ hip, hipDrop, hem, length }: FittedSkirtDraft) =>
  Math.max(0, ((hem - hip) / Math.max(1, length - hipDrop)) * hem * 0.5);

/** From the hem up to the waist. */
function sideOf(draft: FittedSkirtDraft): Polyline {
  const { waist, hip, hipDrop, hem, length } = draft;
  const hipPoint: FlatPoint = [hip, -hipDrop];
  const lean = (hem - hip) / Math.max(1, length - hipDrop);
  const cornerV = -length + liftOf(draft);
  const below = curve(
    [hem, cornerV],
    [
      [hem - lean * (length - hipDrop) * 0.35, cornerV + (length - hipDrop) * 0.35],
      [hip + lean * 4, -hipDrop - (length - hipDrop) * 0.25],
    ],
    hipPoint,
  );
  const above = curve(
    hipPoint,
    [
      [hip, -hipDrop * 0.6],
      [waist + (hip - waist) * 0.4, -hipDrop * 0.22],
    ],
    [waist, 0],
  );
  return [...below, ...above.slice(1)];
}

/** Parts a line at a height: what is below it, what is above. */
function partAt(line: Polyline, v: number): readonly [FlatPoint[], FlatPoint[]] {
  const index = line.findIndex((point) => point[1] >= v);
  const upper = line[index] ?? END;
  const lower = line[index - 1] ?? upper;
  const share = (v - lower[1]) / (upper[1] - lower[1] || 1);
  const at: FlatPoint = [lower[0] + (upper[0] - lower[0]) * share, v];
  return [
    [...line.slice(0, index), at],
    [at, ...line.slice(index)],
  ];
}

const plain = (line: Polyline): FlatPoint[] => [...line];

/** From the middle to the side. */
function hemOf({ hem, length }: FittedSkirtDraft, corner: FlatPoint): Polyline {
  return curve(
    [0, -length],
    [
      [hem * 0.4, -length],
      [hem * 0.75, corner[1] - (corner[1] + length) * 0.4],
    ],
    corner,
  );
}

/** The sides with their slits, counterclockwise on the right and on the left. */
function sideEdges(side: Polyline, { facing, slit = 0 }: FittedSkirtStyle) {
  const [near, far] = facing > 0 ? ['left', 'right'] : ['right', 'left'];
  const [open, sewn] = slit > 0 ? partAt(side, (side[0]?.[1] ?? 0) + slit) : [[], side];
  const edges = (own: string, turn: (line: Polyline) => FlatPoint[]): PatternEdge[] => [
    ...(open.length > 0 ? [{ name: `${own}-slit`, points: turn(open), kind: 'hem' as const }] : []),
    { name: `${own}-side`, points: turn(sewn) },
  ];
  return { right: edges(near ?? '', plain), left: edges(far ?? '', mirrored).toReversed() };
}

/** A whole front or back that is cut to waist and hip, with darts; its sides may be slit. */
export function makeFittedSkirt(
  measures: Measures,
  draft: FittedSkirtDraft,
  style: FittedSkirtStyle,
): FittedSkirtPiece {
  const { name, facing, topY, grain = 0, lines = [] } = style;
  const side = sideOf(draft);
  const hem = hemOf(draft, side[0] ?? END);
  const half = cutDarts(
    'waist',
    [
      [draft.waist, 0],
      [0, -draft.dip],
    ],
    draft.darts,
  );
  const far = half.edges
    .map((edge) => ({ ...edge, name: `far-${edge.name}`, points: mirrored(edge.points) }))
    .toReversed();
  const sides = sideEdges(side, style);
  const seams = half
    .seams(name)
    .flatMap((seam): Seam[] => [
      seam,
      { first: [name, `far-${seam.second[1]}`], second: [name, `far-${seam.first[1]}`] },
    ]);
  const halfWidthAt = halfWidthOf([side]);
  const whole = [...mirrored(hem), ...hem.slice(1)];
  return {
    panel: makePanel({
      name,
      grain,
      inner: lines,
      place: wrapHull({ body: measures.body, facing, topY, halfWidthAt }),
      edges: [
        { name: 'hem', points: whole, kind: 'hem', ...style.hem },
        ...sides.right,
        ...half.edges,
        ...far,
        ...sides.left,
      ],
    }),
    seams,
    waist: [...half.pieces.map((piece) => `far-${piece}`), ...half.pieces.toReversed()],
  };
}
