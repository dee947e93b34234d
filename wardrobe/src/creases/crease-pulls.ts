import type { PanelShape } from './panel-shape.ts';
import type { Toss } from './toss.ts';

/** A place on the cloth that creases run out from, and which way: radians. */
export interface Pull {
  x: number;
  y: number;
  angle: number;
  /** How far they spread to both sides of it, radians, and their starts along the edge, centimeters. */
  opens: number;
  apart: number;
  lengthCm: number;
  count: number;
  /** How high they stand beside what is usual for the cloth. */
  height: number;
}

interface PullPlanner {
  shape: PanelShape;
  toss: Toss;
}

const CROTCH_CM = 79;
const KNEE_CM = 48;
const WAIST_CM = 108;
const ABOVE_WAIST_CM = 118;
const OVER_ELBOW_CM = 42;
/** A sleeve or a leg is narrower at its end than its panel is at the top: a share. */
const NARROWS = 0.26;

const yAt = ({ top, high }: PanelShape, heightCm: number): number => top - (high - heightCm);

/** Which sides of a panel are its outer ones: a half of a front has one at the middle. */
export function outerSides({ name, inward }: PanelShape): readonly (0 | 1)[] {
  if (!/left|right/.test(name) || name.includes('sleeve')) return [0, 1];
  return inward > 0 ? [0] : [1];
}

/** Toward the middle of a panel from one of its sides, `down` radians below the horizontal. */
const inFrom = (side: 0 | 1, down: number): number => (side === 0 ? -down : Math.PI + down);

function trunkPulls({ shape, toss }: PullPlanner): Pull[] {
  return outerSides(shape).flatMap((side) => {
    const armpit = shape.armpits[side];
    const edge = side === 0 ? shape.left : shape.right;
    return [
      {
        ...armpit,
        angle: inFrom(side, toss(0.1, 1.15)),
        opens: 0.42,
        apart: 1.6,
        lengthCm: toss(13, 24),
        count: toss(1.2, 3.4),
        height: 0.85,
      },
      {
        x: edge,
        y: yAt(shape, WAIST_CM) + toss(-9, 7),
        angle: inFrom(side, toss(-0.5, 0.5)),
        opens: 0.3,
        apart: 5,
        lengthCm: toss(7, 15),
        count: toss(0, 2.2),
        height: 0.6,
      },
    ];
  });
}

function sleevePulls({ shape, toss }: PullPlanner): Pull[] {
  const { left, right, top, bottom } = shape;
  const length = top - bottom;
  const edgeAt = (side: 0 | 1, y: number): number => {
    const inset = ((right - left) / 2) * NARROWS * ((top - y) / length);
    return side === 0 ? left + inset : right - inset;
  };
  return ([0, 1] as const).flatMap((side) => {
    const armpit = shape.armpits[side];
    const under = {
      ...armpit,
      angle: inFrom(side, toss(0.35, 1.1)),
      opens: 0.4,
      apart: 1.5,
      lengthCm: Math.min(length * 0.4, toss(9, 18)),
      count: toss(1, 2.6),
      height: 0.85,
    };
    if (length < OVER_ELBOW_CM) return [under];
    const elbow = top - length * toss(0.5, 0.6);
    const wrist = bottom + toss(5, 9);
    const across = { opens: 0.3, height: 0.9 } as const;
    return [
      under,
      {
        ...across,
        x: edgeAt(side, elbow),
        y: elbow,
        angle: inFrom(side, toss(-0.55, 0.5)),
        apart: 6,
        lengthCm: toss(8, 14),
        count: toss(1.5, 4),
      },
      {
        ...across,
        x: edgeAt(side, wrist),
        y: wrist,
        angle: inFrom(side, toss(-0.45, 0.45)),
        apart: 3.5,
        lengthCm: toss(5, 9),
        count: toss(0.6, 2.6),
      },
    ];
  });
}

function legPulls({ shape, toss }: PullPlanner): Pull[] {
  const { left, right, bottom, inward } = shape;
  const knee = yAt(shape, KNEE_CM) + toss(-4, 4);
  const inner: 0 | 1 = inward > 0 ? 1 : 0;
  const crotch = {
    x: inner === 1 ? right : left,
    y: yAt(shape, CROTCH_CM) + toss(-1, 2),
    angle: inFrom(inner, toss(-0.65, 0.15)),
    opens: 0.5,
    apart: 2,
    lengthCm: toss(11, 19),
    count: toss(2, 4),
    height: 0.95,
  };
  if (knee < bottom + 5) return [crotch];
  return [
    crotch,
    ...([0, 1] as const).flatMap((side) => [
      {
        x: side === 0 ? left + 3 : right - 3,
        y: knee,
        angle: inFrom(side, toss(-0.5, 0.5)),
        opens: 0.3,
        apart: 8,
        lengthCm: toss(8, 15),
        count: toss(0.5, 2.6),
        height: 0.7,
      },
      {
        x: side === 0 ? left + 4 : right - 4,
        y: bottom + toss(4, 9),
        angle: inFrom(side, toss(-0.4, 0.4)),
        opens: 0.3,
        apart: 4,
        lengthCm: toss(6, 11),
        count: toss(0, 2),
        height: 0.6,
      },
    ]),
  ];
}

/** Cloth that hangs from a waist breaks from it, and from where one sat. */
function skirtPulls({ shape, toss }: PullPlanner): Pull[] {
  const { left, right, top } = shape;
  return [
    {
      x: (left + right) / 2,
      y: top - toss(3, 9),
      angle: -Math.PI / 2,
      opens: 0.16,
      apart: (right - left) * 0.36,
      lengthCm: toss(16, 34),
      count: toss(2, 4.5),
      height: 0.75,
    },
  ];
}

/** Where the cloth of a panel is drawn together, as its place on the wearer makes it. */
export function pullsOf(planner: PullPlanner): Pull[] {
  const { name, role, high } = planner.shape;
  if (role !== 'shell') return [];
  if (name.includes('sleeve')) return sleevePulls(planner);
  if (high > ABOVE_WAIST_CM) return trunkPulls(planner);
  return /^(left|right)-(front|back)$/.test(name) ? legPulls(planner) : skirtPulls(planner);
}
