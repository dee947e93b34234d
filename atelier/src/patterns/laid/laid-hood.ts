import { curve, type FlatPoint, type Polyline } from '../flat/outline.ts';
import type { LaidPanel, PatternEdge } from '../pattern.ts';
import type { NeckStrip } from './neck-strip.ts';
import { turnLeft } from './turn-strip.ts';

/** A hood that lies back: it stands around the neck and falls over shoulders and back. Centimeters. */
export interface HoodStyle {
  standInFront: number;
  standBehind: number;
  /** How far it falls at the throat, on the shoulders and behind. */
  fallInFront: number;
  fallOnShoulder: number;
  fallBehind: number;
  /** How far it swells off the back. */
  fullness: number;
  /** How far it lies above what is below it all around: more upon a flap. */
  lift?: number;
  /** Where jersey makes it: it opens in a V at the throat, stands up beside it, and slumps in folds. */
  isSoft?: boolean;
}

const STEPS = 30;
const OPENS_CM = 0.05;
/** How much a hood leans toward the neck; a soft one leans outward all around and opens. */
const LEAN = { stiff: 0.04, soft: -0.12 } as const;
/** Where cords come out of it, and the folds in which a soft one slumps around the neck: how high, and how far apart. */
const EYELET = { out: 1, along: 5, radiusCm: 0.42 } as const;
const SLUMP = { heightCm: 0.4, apartCm: 4.2 } as const;

interface HoodShape {
  stand: (along: number) => number;
  /** Its lower edge, all around. */
  outer: Polyline;
  /** Its left end at the throat. */
  end: Polyline;
  inner: Polyline;
  flip: (points: Polyline) => FlatPoint[];
}

function hoodShape({ length, shoulderAt }: NeckStrip, style: HoodStyle): HoodShape {
  const { standInFront, standBehind, fallInFront, fallOnShoulder, fallBehind } = style;
  const risesTo = style.isSoft ? shoulderAt * 1.25 : length;
  const stand = (along: number) => {
    const share = Math.max(0, Math.min(1, along / risesTo));
    return standInFront + (standBehind - standInFront) * Math.sin((Math.PI / 2) * share) ** 2;
  };
  const flip = (points: Polyline): FlatPoint[] =>
    points.map(([u, v]): FlatPoint => [u, 2 * length - v]).toReversed();
  const shoulder: FlatPoint = [fallOnShoulder, shoulderAt * 1.05];
  const behind = length - shoulder[1];
  const half = [
    ...curve(
      [fallInFront, OPENS_CM + 0.2],
      [
        [fallInFront + 0.4, shoulder[1] * 0.45],
        [fallOnShoulder * 0.7, shoulder[1] * 0.7],
      ],
      shoulder,
    ),
    ...curve(
      shoulder,
      [
        [fallOnShoulder + (fallBehind - fallOnShoulder) * 0.75, shoulder[1] + behind * 0.12],
        [fallBehind, length - behind * 0.6],
      ],
      [fallBehind, length],
    ).slice(1),
  ];
  const rising = Array.from({ length: STEPS + 1 }, (_, index): FlatPoint => {
    const along = OPENS_CM + ((length - OPENS_CM) * index) / STEPS;
    return [-stand(along), along];
  });
  return {
    stand,
    outer: [...half, ...flip(half).slice(1)],
    end: [
      [-stand(OPENS_CM), OPENS_CM],
      [fallInFront, OPENS_CM + 0.2],
    ],
    inner: [...rising, ...flip(rising).slice(1)].toReversed(),
    flip,
  };
}

/** How much higher or lower a place lies in the folds that run around the neck. */
function slump(out: number, along: number): number {
  const grows = Math.min(1, along / 14) * Math.min(1, Math.max(0, out) / 2.5);
  const wander = 0.9 * Math.sin(along * 0.21 + 0.6) + 0.5 * Math.sin(along * 0.47);
  return SLUMP.heightCm * grows * Math.sin((2 * Math.PI * out) / SLUMP.apartCm + wander);
}

/** The seam of its two halves, from the neck to its lower edge. */
const middleSeam = (
  { length }: NeckStrip,
  { standBehind, fallBehind }: HoodStyle,
): PatternEdge => ({
  name: 'middle',
  kind: 'seam',
  points: [
    [0.4 - standBehind, length],
    [fallBehind - 0.4, length],
  ],
});

/** Where the cords come out of the tunnel along its rim. */
const eyelets = ({ length }: NeckStrip): LaidPanel['fastenings'] =>
  [EYELET.along, 2 * length - EYELET.along].map((along) => ({
    kind: 'rivet' as const,
    at: [EYELET.out, along] as const,
    radiusCm: EYELET.radiusCm,
  }));

/** A hood around a round neckline. */
export function makeHood(strip: NeckStrip, style: HoodStyle): LaidPanel {
  const { fallBehind, fullness, lift: least = 0.7, isSoft = false } = style;
  const { stand, outer, end, inner, flip } = hoodShape(strip, style);
  const lift = (out: number, along: number) => {
    const behind = Math.max(0, Math.min(1, along / strip.length)) ** 1.5;
    const middle = Math.sin(Math.PI * Math.min(1, Math.max(0, out / fallBehind)));
    return least + fullness * behind * (0.35 + 0.65 * middle) + (isSoft ? slump(out, along) : 0);
  };
  return {
    name: 'hood',
    role: 'hood',
    layer: 2,
    grain: 0,
    edges: [
      { name: 'left-end', points: end, kind: 'edge' },
      { name: 'outer', points: outer, kind: 'edge' },
      { name: 'right-end', points: flip(end), kind: 'edge' },
      { name: 'neck', points: inner },
    ],
    inner: isSoft ? [middleSeam(strip, style)] : [],
    spacingCm: 1,
    fastenings: isSoft ? eyelets(strip) : [],
    lay: turnLeft(strip, {
      stand,
      lift,
      lean: isSoft ? LEAN.soft : LEAN.stiff,
      free: [end, outer, flip(end)],
    }),
  };
}
