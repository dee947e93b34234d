import type { BodyFrame } from '../body/body-frame.ts';
import type { GarmentCutout, TopLandmarks } from '../garment/garment-cutout.ts';
import { eachSide, mixOf, type Pair, type Point, plus, type Side } from '../geometry/point.ts';
import { trunkAcross, trunkDown } from '../person/skeleton.ts';
import { clamp, smoothStep } from '../raster/ramp.ts';
import { bothOf } from './garment-rows.ts';

export interface Fit {
  readonly cutout: GarmentCutout;
  readonly marks: TopLandmarks;
  readonly frame: BodyFrame;
}

/** A place of a garment's picture, and where it lies on the body. */
interface LaidPlace {
  readonly source: Point;
  readonly target: Point;
}

/**
 * The part of a trunk above its armpits: `across` goes from −1, the left armhole, to 1, the right
 * one, and `down` from 0, the shoulder line, to 1, the line between the armpits.
 */
export type UpperPanel = (across: number, down: number) => LaidPlace;

/** In shoulder widths: no collar stands higher on the neck. */
export const RISE_MAX = 0.24;
/** In shoulder widths: so far above the skin of the shoulders cloth lies. */
export const COVER = 0.02;

/** How far the neck point stands above a plain shoulder, as that of a collar does. */
export function riseOf(marks: TopLandmarks, side: Side): number {
  const [neck, tip] = [bothOf(marks.neck)[side], bothOf(marks.shoulderTip)[side]];
  return tip.y - neck.y - 0.55 * Math.abs(tip.x - neck.x);
}

/** How far a place so far beside the axis is on the shoulder: 0 at the neck, 1 at the tip. */
export function shoulderShare({ body, neck, tip }: BodyFrame, side: Side, beside: number): number {
  const from = Math.abs(trunkAcross(body, neck[side].x, neck[side].y));
  const to = Math.abs(trunkAcross(body, tip[side].x, tip[side].y));
  return (beside - from) / Math.max(1, to - from);
}

/** A curve through the tips and neck points: −1 the left tip, 1 the right one. */
function shoulderCurve(tip: Pair<Point>, neck: Pair<Point>, neckShare: number) {
  return (across: number): Point => {
    if (across <= -neckShare) return mixOf(tip[0], neck[0], (across + 1) / (1 - neckShare));
    if (across >= neckShare) return mixOf(neck[1], tip[1], (across - neckShare) / (1 - neckShare));
    return mixOf(neck[0], neck[1], (across + neckShare) / (2 * neckShare));
  };
}

export interface Laid {
  readonly neck: Pair<Point>;
  readonly tip: Pair<Point>;
  readonly armpit: Pair<Point>;
  /** How far from the middle to the tips the neck points are, the same on garment and body. */
  readonly neckShare: number;
}

/** How much further down than up cloth is sought: beside a hood it lies far below. */
const BELOW = 3;

/** Where the cloth begins above a place, at most so far; the place itself where there is none. */
function topEdge({ width, height, alpha }: GarmentCutout, { x, y }: Point, most: number): Point {
  const column = clamp(Math.round(x), 0, width - 1);
  const first = clamp(Math.round(y - most), 0, height - 1);
  for (let row = first; row < Math.min(height, y + most * BELOW); row += 1) {
    if ((alpha[row * width + column] ?? 0) >= 128) return { x, y: row };
  }
  return { x, y };
}

/**
 * The shoulder lines of garment and body from −1, the left tip, to 1, the right one. Beside the neck
 * that of the garment is the edge of its cloth, that of the body its outline; what stands up on the
 * garment, as a collar does, stands up on the body.
 */
function shoulderLines(
  { cutout, marks, frame }: Fit,
  { neck, tip, neckShare }: Laid,
  scale: number,
) {
  const unit = frame.body.shoulderWidth;
  const [marksTip, marksNeck] = [bothOf(marks.shoulderTip), bothOf(marks.neck)];
  const garment = shoulderCurve(marksTip, marksNeck, neckShare);
  const foot = eachSide((side) => ({
    x: marksNeck[side].x,
    y: marksNeck[side].y + Math.max(0, riseOf(marks, side)),
  }));
  const flat = shoulderCurve(marksTip, foot, neckShare);
  const body = shoulderCurve(tip, neck, neckShare);
  return (across: number): { source: Point; target: Point } => {
    const beyond = Math.abs(across) - neckShare;
    if (beyond <= 0 || Math.abs(across) > 1)
      return { source: garment(across), target: body(across) };
    const side = across < 0 ? 0 : 1;
    const source = topEdge(cutout, garment(across), (0.12 * unit) / scale);
    const straight = body(across);
    const beside = Math.abs(trunkAcross(frame.body, straight.x, straight.y));
    const outline = frame.shoulder(side, shoulderShare(frame, side, beside));
    // A collar stands up beside the neck; other cloth lies on the shoulder.
    const outward = beyond / Math.max(0.01, 1 - neckShare);
    const most = clamp(riseOf(marks, side) * scale, 0, RISE_MAX * unit);
    const collar = most * (1 - smoothStep(0.25, 0.6, outward));
    const stands = clamp((flat(across).y - source.y) * scale, -0.02 * unit, collar);
    const level = trunkDown(frame.body, outline.x, outline.y) * frame.body.trunkLength;
    const own = trunkDown(frame.body, straight.x, straight.y) * frame.body.trunkLength;
    const target = plus(straight, frame.body.down, level - own - stands - COVER * unit);
    // The ends are where they were laid.
    const share = Math.min(beyond / 0.06, 1, (1 - Math.abs(across)) / 0.06);
    return {
      source: mixOf(garment(across), source, share),
      target: mixOf(straight, target, share),
    };
  };
}

/** The place between two ends: −1 the left one, 1 the right one. */
export const rowAt = (ends: Pair<Point>, across: number): Point =>
  mixOf(ends[0], ends[1], (across + 1) / 2);

/** Lays the part of a trunk above its armpits between shoulder line and armpits. */
export function layUpperPanel(fit: Fit, laid: Laid, scale: number): UpperPanel {
  const marksArmpit = bothOf(fit.marks.armpit);
  const shoulder = shoulderLines(fit, laid, scale);
  return (across, down) => {
    const on = shoulder(across);
    return {
      source: mixOf(on.source, rowAt(marksArmpit, across), down),
      target: mixOf(on.target, rowAt(laid.armpit, across), down),
    };
  };
}
