import { limbAt } from '../body/limb-outline.ts';
import type { GarmentLimb, GarmentPoint } from '../garment/garment-cutout.ts';
import {
  distanceOf,
  dotOf,
  minus,
  mixOf,
  type Pair,
  type Point,
  plus,
  type Side,
  signOf,
} from '../geometry/point.ts';
import { between, clamp, smoothStep } from '../raster/ramp.ts';
import { bothOf, edgeFrom } from './garment-rows.ts';
import { EASE, type LowerFit, waistRises } from './lower-fit.ts';
import { type Mesh, makeMesh } from './mesh.ts';

/** The levels of the trunk where the hips are widest and where the legs part. */
const HIPS = 1.02;
const CROTCH = 1.17;
const ROWS = 44;
const COLUMNS = 10;
/** Over the radius of a leg: half of what a trouser leg measures about it. */
const LEG_WIDTH = [1.06, 2.4] as const;
/** Over the whole leg: trousers that reach further than the first share are long ones. */
const LONG = 0.82;
const LONG_ENDS = [0.97, 1.06] as const;
/** Rows reach so far beyond the ends of the cloth that its own edge is what is drawn. */
const BEYOND = 0.02;
/** The corners of a hem are rounded over so much of the leg above it. */
const HEM_ROUNDED = 0.06;

/** How trousers or shorts are to lie on somebody. */
export interface TrousersLaid {
  readonly fit: LowerFit;
  readonly crotch: GarmentPoint;
  /** Pixels of the person's picture for one of the garment's. */
  readonly scale: number;
  /** The level where they begin. */
  readonly waist: number;
  /** The rows of the picture where the cloth begins and ends. */
  readonly rows: Pair<number>;
}

/** Where the leg goes on from the trunk, and where the cloth ends, in pixels from the hip along the leg. */
export function legSpan(
  { fit: { frame }, scale, waist, rows }: TrousersLaid,
  side: Side,
): { start: number; reach: number } {
  const leg = frame.legs[side];
  const whole = leg.upperLength + leg.lowerLength;
  const hip = frame.body.hips[side];
  const toKnee = minus(leg.at(1).middle, hip);
  const outerTop = frame.at(CROTCH, signOf(side) * frame.half(1.12, side) * EASE);
  const top = mixOf(outerTop, frame.at(CROTCH, 0), 0.5);
  const start = Math.max(0, dotOf(minus(top, hip), toKnee) / Math.max(1, leg.upperLength));
  // A low crotch makes no shorter legs: what counts is the way from the waist to the hem.
  const natural = (rows[1] - rows[0]) * scale - (1 - waist) * frame.body.trunkLength;
  if (natural > whole * LONG) {
    return { start, reach: clamp(natural, whole * LONG_ENDS[0], whole * LONG_ENDS[1]) };
  }
  return { start, reach: Math.max(natural, start + whole * 0.06) };
}

/** The last row that shows a leg in its whole breadth; below the crotch at least. */
function hemRow(end: GarmentLimb | null, crotch: number): number {
  if (end === null) return Number.POSITIVE_INFINITY;
  const last = Math.min(end.outerEnd.y, end.innerEnd.y);
  return Math.max(crotch, last - HEM_ROUNDED * (last - crotch));
}

/** How far above the last row the hem is, from the inside of a leg (0) to its outside (1). */
function hemSlant({ fit, rows }: TrousersLaid, side: Side, across: number): number {
  const end = bothOf(fit.marks.legs)[side];
  if (end === null) return 0;
  return Math.max(0, rows[1] - between(end.innerEnd.y, end.outerEnd.y, clamp(across, 0, 1)));
}

/** The ends of a row of one half of the cloth: its outer edge, and its axis or the inside of the leg. */
function sourceEnds({ fit, crotch, rows }: TrousersLaid, side: Side, row: number): Pair<number> {
  const { cutout, marks } = fit;
  const sign = signOf(side);
  const hip = bothOf(marks.hip)[side].x;
  const legEnd = bothOf(marks.legs)[side];
  const waistMiddle = (marks.waist.left.x + marks.waist.right.x) / 2;
  // The last rows of a slanting or curved hem show a part of the leg alone, which is no narrower there.
  const y = Math.min(row, hemRow(legEnd, crotch.y));
  const down = clamp((y - rows[0]) / Math.max(1, crotch.y - rows[0]), 0, 1);
  const along = clamp((y - crotch.y) / Math.max(1, rows[1] - crotch.y), 0, 1);
  const axis = between(waistMiddle, crotch.x, down);
  const outerX = between(hip, bothOf(marks.hem)[side].x, along);
  const innerX = between(axis, legEnd?.innerEnd.x ?? crotch.x, along);
  const from = { x: between(innerX, outerX, 0.5), y: clamp(y, rows[0] + 2, rows[1] - 3) };
  const limit = from.x + sign * Math.abs(hip - crotch.x) * 2;
  const outer = edgeFrom(cutout, from, { side, limit }) ?? outerX;
  if (along === 0) return [axis, outer];
  const inner = edgeFrom(cutout, from, { side: side === 0 ? 1 : 0, limit: crotch.x });
  return [inner ?? innerX, outer];
}

/** The ends of a row on the body: on the trunk from its axis, on a leg from its inside, outward. */
function targetEnds(
  { fit: { frame }, waist, scale }: TrousersLaid,
  { side, share, legShare, half }: { side: Side; share: number; legShare: number; half: number },
  { start, reach }: { start: number; reach: number },
): Pair<Point> {
  const leg = frame.legs[side];
  const sign = signOf(side);
  const level = between(waist, CROTCH, Math.min(1, share));
  const least = frame.half(Math.min(level, 1.12), side) * EASE;
  const natural = half * 2 * scale;
  const widest = least * (1 + 0.1 * smoothStep(waist, HIPS, level));
  const outerTop = frame.at(level, sign * clamp(natural, least, widest));
  const innerTop = frame.at(level, 0);
  if (legShare <= 0) return [innerTop, outerTop];
  const cut = limbAt(leg, between(start, reach, legShare));
  const width = clamp(half * scale, cut.radius * LEG_WIDTH[0], cut.radius * LEG_WIDTH[1]);
  const moved = minus(cut.middle, limbAt(leg, start).middle);
  const settle = smoothStep(0, 0.35, (legShare * (reach - start)) / Math.max(1, leg.upperLength));
  return [
    mixOf(plus(innerTop, moved), plus(cut.middle, cut.outward, -width), settle),
    mixOf(plus(outerTop, moved), plus(cut.middle, cut.outward, width), settle),
  ];
}

/** Lays one half of trousers or shorts as a single net: from the waist over the hip down its leg. */
export function layHalf(laid: TrousersLaid, side: Side): Mesh {
  const { fit, crotch, rows, waist } = laid;
  const { frame } = fit;
  const span = legSpan(laid, side);
  const rises = waistRises(frame, waist);
  const trunkPart = Math.max(1, distanceOf(frame.at(waist, 0), frame.at(CROTCH, 0)));
  const legPart = Math.max(1, span.reach - span.start);
  // Rows of the net are as far apart on the hips as on the leg.
  const turn = trunkPart / (trunkPart + legPart);
  return makeMesh(ROWS, COLUMNS, (down, acrossShare) => {
    const place = down * (1 + 2 * BEYOND) - BEYOND;
    const share = place / turn;
    const legShare = (place - turn) / (1 - turn);
    const y =
      place < turn ? between(rows[0], crotch.y, share) : between(crotch.y, rows[1], legShare);
    const [inner, outer] = sourceEnds(laid, side, y);
    const half = Math.abs(outer - inner) / 2;
    const ends = targetEnds(laid, { side, share, legShare, half }, span);
    // On the trunk both halves meet on the axis; elsewhere the cloth's own edge is drawn.
    const across = acrossShare * (1 + BEYOND * 2) - (legShare > 0 ? BEYOND : 0);
    const rise =
      rises((signOf(side) * acrossShare + 1) / 2) * clamp(1 - place / turn / 0.5, 0, 1.1);
    const lower = legShare > 0 ? hemSlant(laid, side, across) * legShare : 0;
    return {
      target: plus(mixOf(ends[0], ends[1], across), frame.body.down, -rise),
      source: { x: between(inner, outer, across), y: y - lower },
      shade: 1 - 0.14 * Math.abs(legShare > 0 ? across * 2 - 1 : across) ** 4,
    };
  });
}
