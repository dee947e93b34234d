import { curve, type FlatPoint, mirrored, type Polyline } from '../flat/outline.ts';
import type { LaidPanel, PatternEdge } from '../pattern.ts';
import type { NeckStrip } from './neck-strip.ts';
import { type TurnStyle, turnLeft, turnRight } from './turn-strip.ts';

/** A collar whose front runs on in lapels. Centimeters; out from the fold, and along it. */
export interface LapelStyle {
  /** From the shoulder down along the fold to where collar and lapel meet. */
  gorgeBelow: number;
  /** How far out both are sewn to each other. */
  gorgeReach: number;
  /** The lapel's point: how far out, and how much higher than where it leaves the collar. */
  tip: readonly [out: number, up: number];
  /** How far the lapel's edge bows out. */
  belly?: number;
  /** The collar's point: how far out, and how much higher than where it leaves the lapel. */
  collarTip: readonly [out: number, up: number];
  /** The collar behind: how high it stands, and how far it falls. */
  stand: number;
  fall: number;
  lift?: number;
}

const ROLL_CM = 0.35;
const LIFT_CM = 0.6;
const COLLAR_STEPS = 24;

/** A facing is cut along the lapel's outer edge, not along its fold: its print shows that. */
const FACING_TURN = 0.16;

const turned =
  (angle: number) =>
  ([u, v]: FlatPoint): FlatPoint => [
    u * Math.cos(angle) - v * Math.sin(angle),
    u * Math.sin(angle) + v * Math.cos(angle),
  ];

const panelOf = (
  name: string,
  edges: readonly PatternEdge[],
  { lay, onGrain }: Pick<LaidPanel, 'lay' | 'onGrain'>,
): LaidPanel => ({
  name,
  role: 'collar',
  layer: 2,
  grain: 0,
  edges,
  inner: [],
  spacingCm: 0.8,
  fastenings: [],
  lay,
  ...(onGrain && { onGrain }),
});

const line = (...points: FlatPoint[]): Polyline => points;

/** The lapel from where the front closes up to its notch. */
function lapelEdges({ shoulderAt }: NeckStrip, style: LapelStyle): PatternEdge[] {
  const gorge = shoulderAt - style.gorgeBelow;
  const notch: FlatPoint = [style.gorgeReach, gorge];
  const tip: FlatPoint = [style.tip[0], gorge + style.tip[1]];
  const { belly = 0.8 } = style;
  const outer = curve(
    [0.3, 0],
    [
      [tip[0] * 0.36 + belly, tip[1] * 0.3],
      [tip[0] * 0.8 + belly, tip[1] * 0.72],
    ],
    tip,
  );
  return [
    { name: 'start', points: line([-ROLL_CM, 0], [0.3, 0]) },
    { name: 'outer', points: outer, kind: 'edge' },
    { name: 'top', points: line(tip, notch), kind: 'edge' },
    { name: 'gorge', points: line(notch, [-ROLL_CM, gorge]), kind: 'seam' },
    { name: 'roll', points: line([-ROLL_CM, gorge], [-ROLL_CM, 0]) },
  ];
}

interface CollarShape {
  stand: (along: number) => number;
  edges: PatternEdge[];
  free: Polyline[];
}

/** The collar from one lapel around the neck to the other. */
function collarShape({ shoulderAt, length }: NeckStrip, style: LapelStyle): CollarShape {
  const gorge = shoulderAt - style.gorgeBelow;
  const stand = (along: number) => {
    const share = Math.max(0, Math.min(1, (along - gorge) / (style.gorgeBelow + 1)));
    return ROLL_CM + (style.stand - ROLL_CM) * share ** 1.5;
  };
  const notch: FlatPoint = [style.gorgeReach, gorge];
  const tip: FlatPoint = [style.collarTip[0], gorge + style.collarTip[1]];
  const back: FlatPoint = [style.fall, length];
  const outer = curve(
    tip,
    [
      [tip[0] - 0.2, tip[1] + style.gorgeBelow * 0.5],
      [style.fall, length - 6],
    ],
    back,
  );
  const flip = (points: Polyline): FlatPoint[] =>
    points.map(([u, v]): FlatPoint => [u, 2 * length - v]).toReversed();
  const inner = Array.from({ length: COLLAR_STEPS + 1 }, (_, index): FlatPoint => {
    const along = gorge + ((length - gorge) * index) / COLLAR_STEPS;
    return [-stand(along), along];
  });
  const front = line([-ROLL_CM, gorge], notch);
  const end = line(notch, tip);
  const whole = [...outer, ...flip(outer).slice(1)];
  return {
    stand,
    free: [end, whole, flip(end)],
    edges: [
      { name: 'left-gorge', points: front, kind: 'seam' },
      { name: 'left-end', points: end, kind: 'edge' },
      { name: 'outer', points: whole, kind: 'edge' },
      { name: 'right-end', points: flip(end), kind: 'edge' },
      { name: 'right-gorge', points: flip(front), kind: 'seam' },
      { name: 'neck', points: [...inner, ...flip(inner).slice(1)].toReversed() },
    ],
  };
}

/** A collar and two lapels, turned over at the neckline of a front and a back. */
export function makeLapels(strip: NeckStrip, style: LapelStyle): LaidPanel[] {
  const { lift = LIFT_CM } = style;
  const edges = lapelEdges(strip, style);
  const outer = edges.filter(({ kind }) => kind === 'edge').map(({ points }) => points);
  const rolled: TurnStyle = { stand: () => ROLL_CM, lift, free: outer };
  const collar = collarShape(strip, style);
  const flipped = edges.map((edge) => ({ ...edge, points: mirrored(edge.points) })).toReversed();
  return [
    panelOf('left-lapel', edges, {
      lay: turnLeft(strip, rolled),
      onGrain: turned(FACING_TURN),
    }),
    panelOf('right-lapel', flipped, {
      lay: turnRight(strip, rolled),
      onGrain: turned(-FACING_TURN),
    }),
    panelOf('collar', collar.edges, { lay: turnLeft(strip, { ...collar, lift }) }),
  ];
}
