import type {
  GarmentLandmarks,
  GarmentLimb,
  GarmentPoint,
  GarmentSides,
  TopLandmarks,
} from '../garment-cutout.ts';
import { type GarmentShape, runAt } from '../outline/garment-shape.ts';
import {
  beyondLine,
  farthest,
  pointOf,
  type Side,
  type SidePoint,
  sideOf,
} from '../outline/side-of.ts';
import { findSleeve, type Sleeve } from './find-sleeve.ts';
import { type HiddenSleeve, hiddenSleeve } from './hidden-sleeve.ts';
import { underarmCorner } from './underarm-corner.ts';

interface SideMarks {
  readonly side: Side;
  readonly neck: SidePoint;
  readonly tip: SidePoint;
  readonly armpit: SidePoint;
  readonly hem: SidePoint;
  readonly waist: SidePoint;
  readonly sleeve: { outerEnd: SidePoint; innerEnd: SidePoint } | null;
}

/** The landmarks of a top or dress but its front neckline, which the silhouette does not show. */
export function findTopLandmarks(shape: GarmentShape, kind: 'top' | 'dress'): TopLandmarks {
  const sides = { left: sideOf(shape, -1), right: sideOf(shape, 1) };
  const sleeves = findSleeves(shape, sides, kind);
  const left = marksOf(shape, { side: sides.left, sleeve: sleeves.left, kind });
  const right = marksOf(shape, { side: sides.right, sleeve: sleeves.right, kind });
  const both = (of: (marks: SideMarks) => SidePoint) => ({
    left: pointOf(left.side, of(left)),
    right: pointOf(right.side, of(right)),
  });
  const neck = both((marks) => marks.neck);
  return {
    kind,
    neck,
    neckline: silhouetteNeckline(shape, neck.left, neck.right),
    shoulderTip: both((marks) => marks.tip),
    armpit: both((marks) => marks.armpit),
    waist: both((marks) => marks.waist),
    hem: both((marks) => marks.hem),
    sleeves: { left: limbOf(left), right: limbOf(right) },
  };
}

const ORIGIN: SidePoint = { out: 0, y: 0 };
const TRUST_BESIDE_ANOTHER = 3;
/** Where a shoulder may end, as shares of how far out the armpit lies. */
const SHOULDER_FROM = 0.82;
const SHOULDER_TO = 1.45;
/** In shoulder widths: how far below its tip an armpit cannot be, and is when it is not seen. */
const HIDDEN_FROM = 0.7;
const ARMPIT_DROP = 0.43;
/** As shares of how far out the armpit lies: so far down a sleeve tells where its shoulder ends. */
const UPPER_SLEEVE = 1.2;
/** How far out a collar ends, as shares of how far out the shoulder tip lies. */
const NECK_USUAL = 0.38;
const NECK_TO = 0.66;

/** Both sleeves; where one side shows its sleeve clearly, less is asked of the other. */
function findSleeves(
  shape: GarmentShape,
  sides: GarmentSides<Side>,
  kind: 'top' | 'dress',
): GarmentSides<Sleeve | null> {
  const { top, height, width } = shape;
  const find = (side: Side, trust: number) =>
    findSleeve(side, { top, height, lowest: kind === 'top' ? 0.92 : 0.66, half: width / 2, trust });
  const [left, right] = [find(sides.left, 1), find(sides.right, 1)];
  return {
    left: left ?? (right && find(sides.left, TRUST_BESIDE_ANOTHER)),
    right: right ?? (left && find(sides.right, TRUST_BESIDE_ANOTHER)),
  };
}

interface SideSought {
  readonly side: Side;
  readonly sleeve: Sleeve | null;
  readonly kind: 'top' | 'dress';
}

/** The marks of a side whose sleeve lies so close to the trunk that the outline shows no gap. */
function marksOfHidden(
  side: Side,
  { tip, armpit, hem, innerEnd, outerEnd }: HiddenSleeve,
): SideMarks {
  const neck = neckOf(side.points, tip, true);
  const waist = { out: (armpit.out + hem.out) / 2, y: (armpit.y + hem.y) / 2 };
  return { side, neck, tip, armpit, hem, waist, sleeve: { innerEnd, outerEnd } };
}

function marksOf(shape: GarmentShape, { side, sleeve, kind }: SideSought): SideMarks {
  const { points } = side;
  const hidden = sleeve === null && kind === 'top' ? hiddenSleeve(shape, side) : null;
  if (hidden !== null) return marksOfHidden(side, hidden);
  const { armpit, tip, armpitAt } = sleeve ? sleeved(side, sleeve) : sleeveless(shape, side, kind);
  const neck = neckOf(points, tip, sleeve !== null);
  const hemAt = farthest(
    points,
    ({ out, y }) => (out < armpit.out * (kind === 'dress' ? 3 : 1.5) ? out * 0.5 + y : -1e9),
    { from: Math.max(0, armpitAt) },
  );
  const hem = points[hemAt] ?? ORIGIN;
  return {
    side,
    neck,
    tip,
    armpit,
    hem,
    waist: waistOf(shape, { side, armpit, hem, kind }),
    sleeve: sleeve && {
      outerEnd: points[sleeve.outerEnd] ?? ORIGIN,
      innerEnd: points[sleeve.innerEnd] ?? ORIGIN,
    },
  };
}

interface Shoulder {
  readonly armpit: SidePoint;
  readonly tip: SidePoint;
  /** The point of the outline where the trunk's side begins below the armpit. */
  readonly armpitAt: number;
}

function sleeved({ points }: Side, sleeve: Sleeve): Shoulder {
  const armpit = points[sleeve.armpit] ?? ORIGIN;
  const whole = { to: sleeve.outerEnd };
  const neckAt = farthest(points, ({ out, y }) => (out < armpit.out * 0.75 ? -y : -1e9), whole);
  const lowest = (points[neckAt]?.y ?? 0) + armpit.out * UPPER_SLEEVE;
  const upper = points.slice(0, sleeve.outerEnd).findLastIndex(({ y }) => y < lowest);
  const range = { to: Math.max(neckAt, upper) };
  const end = points[range.to] ?? ORIGIN;
  const isShoulder = ({ out }: SidePoint) =>
    out > armpit.out * SHOULDER_FROM && out < armpit.out * SHOULDER_TO;
  const tipAt = farthest(
    points,
    (point) => (isShoulder(point) ? beyondLine(point, points[neckAt] ?? ORIGIN, end) : -1e9),
    range,
  );
  const tip = points[tipAt] ?? armpit;
  // A sleeve that lies against the trunk hides the armpit: what shows is where they part.
  const reach = 2 * Math.max(tip.out, armpit.out);
  const isHidden = armpit.y - tip.y > HIDDEN_FROM * reach;
  const guessed = { out: armpit.out * 0.97, y: tip.y + ARMPIT_DROP * reach };
  return { armpit: isHidden ? guessed : armpit, tip, armpitAt: sleeve.armpit };
}

/** Without a sleeve the shoulder ends in a corner; the armhole ends where the side reaches out. */
function sleeveless(shape: GarmentShape, { points }: Side, kind: 'top' | 'dress'): Shoulder {
  const upper = points.findLastIndex(({ y }) => y < shape.top + shape.height * 0.3);
  const tipAt = farthest(points, ({ out, y }) => out * 0.75 - y, { to: Math.max(1, upper) });
  const tip = points[tipAt] ?? ORIGIN;
  const low = shape.top + shape.height * (kind === 'dress' ? 0.38 : 0.5);
  const end = points.findLastIndex(({ y }) => y < low);
  const range = { from: tipAt, to: Math.max(tipAt, end) };
  const armpitAt =
    underarmCorner(points, { ...range, half: shape.width / 2 }) ??
    farthest(points, ({ out, y }) => out - (y - tip.y) * 0.2, range);
  const found = points[armpitAt] ?? tip;
  if (found.y > tip.y + shape.height * 0.05) return { armpit: found, tip, armpitAt };
  const y = tip.y + shape.height * (kind === 'dress' ? 0.14 : 0.24);
  const levelAt = points.findLastIndex((point) => point.y < y);
  return { armpit: points[levelAt] ?? tip, tip, armpitAt: levelAt };
}

/**
 * Where the collar rises from the shoulder: the highest point over the line from the middle to the
 * tip, near where collars usually are. Straps, which have no sleeve below, end anywhere.
 */
function neckOf(points: readonly SidePoint[], tip: SidePoint, hasSleeve: boolean): SidePoint {
  const middle = points[0] ?? ORIGIN;
  const reach = tip.out * (hasSleeve ? NECK_TO : 1);
  const usual = hasSleeve ? 0.15 : 0;
  const neckAt = farthest(
    points,
    (point) =>
      point.out > reach
        ? Number.NEGATIVE_INFINITY
        : beyondLine(point, middle, tip) - usual * Math.abs(point.out - NECK_USUAL * tip.out),
    { to: Math.max(1, points.indexOf(tip)) },
  );
  return points[neckAt] ?? tip;
}

interface WaistSought {
  readonly side: Side;
  readonly armpit: SidePoint;
  readonly hem: SidePoint;
  readonly kind: 'top' | 'dress';
}

/** The narrowest row of the trunk where a waist may be. */
function waistOf(shape: GarmentShape, { side, armpit, hem, kind }: WaistSought): SidePoint {
  const [from, to] = kind === 'dress' ? [0.2, 0.5] : [0.4, 0.9];
  const length = hem.y - armpit.y;
  let waist = { out: Number.POSITIVE_INFINITY, y: armpit.y + length * from };
  for (let y = armpit.y + length * from; y <= armpit.y + length * to; y += 1) {
    const run = runAt(shape.mask, Math.round(y), side.axis);
    if (!run) continue;
    const out = side.sign > 0 ? run.to - side.axis : side.axis - run.from;
    if (out < waist.out) waist = { out, y: Math.round(y) };
  }
  return Number.isFinite(waist.out) ? waist : hem;
}

function limbOf({ side, tip, armpit, sleeve }: SideMarks): GarmentLimb | null {
  if (sleeve === null) return null;
  const { innerEnd, outerEnd } = sleeve;
  const root = { out: (tip.out + armpit.out) / 2, y: (tip.y + armpit.y) / 2 };
  const end = { out: (innerEnd.out + outerEnd.out) / 2, y: (innerEnd.y + outerEnd.y) / 2 };
  const middle = { out: (root.out + end.out) / 2, y: (root.y + end.y) / 2 };
  return {
    axis: [tip, root, middle, end].map((point) => pointOf(side, point)),
    innerEnd: pointOf(side, innerEnd),
    outerEnd: pointOf(side, outerEnd),
  };
}

/** The upper edge of the silhouette from one neck point to the other. */
function silhouetteNeckline(
  { outline }: GarmentShape,
  left: GarmentPoint,
  right: GarmentPoint,
): readonly GarmentPoint[] {
  const from = outline.findIndex(({ x, y }) => x === Math.round(left.x) && y === left.y);
  const to = outline.findIndex(({ x, y }) => x === Math.round(right.x) && y === right.y);
  if (from < 0 || to < 0) return [left, right];
  const length = (to - from + outline.length) % outline.length;
  return Array.from(
    { length: length + 1 },
    (_, step) => outline[(from + step) % outline.length] ?? left,
  );
}

/** The waist of a sleeveless garment is at least so wide, over the distance of its armpits. */
const WAIST_MIN = 0.5;
/** How sure the landmarks of another one are: its sides were taken from sleeves that hide them. */
const CONTRADICTORY = 0.4;

const widthOf = ({ left, right }: GarmentSides<GarmentPoint>): number => right.x - left.x;

/** How sure landmarks are, from 0 to 1, by whether they go together. */
export function landmarkConfidence(marks: GarmentLandmarks): number {
  if (marks.kind === 'bottom') return 1;
  const isSleeveless = marks.sleeves.left === null && marks.sleeves.right === null;
  const isNarrow = widthOf(marks.waist) < WAIST_MIN * widthOf(marks.armpit);
  return isSleeveless && isNarrow ? CONTRADICTORY : 1;
}
