import { type BodyFrame, NECK_BESIDE, tipWidth } from '../body/body-frame.ts';
import type { TopLandmarks } from '../garment/garment-cutout.ts';
import {
  distanceOf,
  eachSide,
  mixOf,
  type Pair,
  type Point,
  plus,
  type Side,
  signOf,
} from '../geometry/point.ts';
import { trunkAcross, trunkDown } from '../person/skeleton.ts';
import { between, clamp, smoothStep } from '../raster/ramp.ts';
import { bothOf, trunkRows, wrapShare } from './garment-rows.ts';
import { type Mesh, makeMesh } from './mesh.ts';
import {
  COVER,
  type Fit,
  type Laid,
  layUpperPanel,
  RISE_MAX,
  riseOf,
  rowAt,
  shoulderShare,
  type UpperPanel,
} from './upper-panel.ts';

/** Where the trunk of a garment lies on a body. */
export interface TrunkPanel {
  readonly mesh: Mesh;
  readonly neck: Pair<Point>;
  readonly tip: Pair<Point>;
  readonly armpit: Pair<Point>;
  /** The level of the hem: 0 the shoulders, 1 the hips. */
  readonly hem: number;
  /** Pixels of the person's picture for one of the garment's. */
  readonly scale: number;
  /** The part above the armpits, as it ends at the sleeves. */
  readonly upper: UpperPanel;
}

const ROWS = 36;
const COLUMNS = 28;
/** The share of the rows above the armpits. */
const UPPER = 0.3;
/** Cloth lies a little outside of the body. */
const EASE = 1.03;
/** How much wider than the chest a top is shown at most. */
const WIDEST_CHEST = 1.3;
const isSleeved = ({ sleeves }: TopLandmarks): boolean =>
  sleeves.left !== null || sleeves.right !== null;

/** Over the distance of the armpits: straps are thin up to here. */
const THIN_STRAP = 0.08;
/** In shoulder widths: so far beside the axis at most thin straps go over the shoulders, which slope farther out. */
const THIN_STRAP_BESIDE = 0.37;

function isThinStrapped(marks: TopLandmarks): boolean {
  const across = Math.abs(marks.armpit.right.x - marks.armpit.left.x);
  const straps = eachSide((side) =>
    Math.abs(bothOf(marks.shoulderTip)[side].x - bothOf(marks.neck)[side].x),
  );
  return !isSleeved(marks) && Math.max(...straps) < THIN_STRAP * across;
}

/** How large a garment is shown: as wide as shoulders and chest ask for, as long as the trunk asks for. */
function scalesOf({ marks, frame }: Fit): { across: number; down: number } {
  const tips = Math.abs(marks.shoulderTip.right.x - marks.shoulderTip.left.x);
  const armpits = Math.abs(marks.armpit.right.x - marks.armpit.left.x);
  const chest = frame.half(0.32, 0) + frame.half(0.32, 1);
  const across = isSleeved(marks)
    ? (0.55 * tipWidth(frame) * 1.03) / tips + (0.45 * chest * 1.14) / armpits
    : Math.min((chest * 1.06) / armpits, byWaist(marks, frame));
  const usual = (0.76 * frame.body.trunkLength) / armpits;
  return { across, down: between(across, clamp(usual, across * 0.6, across * 1.1), 0.85) };
}

/** A waist that would lie far from the body says that the armpits were not where they seemed. */
function byWaist({ waist, kind }: TopLandmarks, frame: BodyFrame): number {
  const body = frame.half(0.68, 0) + frame.half(0.68, 1);
  return (body * (kind === 'dress' ? 1.22 : 1.4)) / Math.max(1, waist.right.x - waist.left.x);
}

/** The neck point: as far beside the axis as the garment's, on the shoulder line, a collar above it. */
function neckOn({ marks, frame }: Fit, side: Side, scale: number): Point {
  const unit = frame.body.shoulderWidth;
  const opening = (Math.abs(marks.neck.right.x - marks.neck.left.x) / 2) * scale;
  const base = frame.neck[side];
  // Necks are not always in the middle between the shoulders.
  const from = Math.abs(trunkAcross(frame.body, base.x, base.y));
  const widest = (isThinStrapped(marks) ? THIN_STRAP_BESIDE : 0.46) * unit;
  const beside = clamp(opening, 0.2 * unit, widest) + from - NECK_BESIDE * unit;
  const share = shoulderShare(frame, side, beside);
  const on =
    share >= 0
      ? frame.shoulder(side, Math.min(share, 0.8))
      : plus(frame.shoulder(side, 0), frame.body.across, signOf(side) * (beside - from));
  return plus(on, frame.body.down, -clamp(riseOf(marks, side) * scale, 0, RISE_MAX * unit));
}

/** The tip: the body's where there is a sleeve, else as far from the neck as the strap is wide. */
function tipOn(
  { marks, frame }: Fit,
  side: Side,
  { neck, scale }: { neck: Point; scale: number },
): Point {
  const unit = frame.body.shoulderWidth;
  const tip = plus(frame.tip[side], frame.body.down, -COVER * unit);
  if (isSleeved(marks)) return tip;
  const strap = Math.abs(bothOf(marks.shoulderTip)[side].x - bothOf(marks.neck)[side].x) * scale;
  const share = clamp(strap / Math.max(1, distanceOf(neck, tip)), 0.1, 1.04);
  return mixOf(neck, tip, share);
}

function armpitOn({ marks, frame }: Fit, side: Side): Point {
  if (isSleeved(marks)) return frame.armpit[side];
  return frame.at(0.34, signOf(side) * frame.half(0.34, side) * 1.01);
}

/** The ends of a row of the garment and of where it lies on the body, at a level of the trunk. */
function makeRowEnds({ cutout, marks, frame }: Fit, scale: number) {
  const rows = trunkRows(cutout, marks);
  const isDress = marks.kind === 'dress';
  return (down: number, y: number) => {
    const middle = rows.middle(y);
    const source = rows.ends(y);
    const found = eachSide((side) => {
      const natural = Math.abs(source[side].x - middle.x) * scale;
      const least = frame.half(Math.min(down, 1.12), side) * EASE;
      const widest =
        least * (isDress ? 1.2 : between(WIDEST_CHEST, 1.16, clamp((down - 0.5) / 0.4, 0, 1)));
      const most = isDress && down > 0.75 ? Math.max(natural, least) : widest;
      return { half: clamp(natural, least, most), natural };
    });
    return {
      source,
      target: eachSide((side) => frame.over(down, signOf(side) * found[side].half)),
      bend: eachSide((side) => found[side].natural / found[side].half),
    };
  };
}

/** The ends of the row of the armpits: what is wider than the body goes on beneath the sleeves. */
function armpitRowEnds({ marks, frame }: Fit, armpit: Pair<Point>, scale: number): Pair<Point> {
  if (!isSleeved(marks)) return armpit;
  const half = (Math.abs(marks.armpit.right.x - marks.armpit.left.x) / 2) * scale;
  return eachSide((side) => {
    const { x, y } = armpit[side];
    const beside = Math.abs(trunkAcross(frame.body, x, y));
    const least = Math.max(beside, frame.half(trunkDown(frame.body, x, y), side) * EASE);
    const wide = clamp(half, least, least * WIDEST_CHEST);
    return plus(armpit[side], frame.body.across, signOf(side) * (wide - beside));
  });
}

interface Span {
  /** The row of the armpits and the last one, in the garment's picture. */
  readonly rows: Pair<number>;
  /** Where they lie on the body. */
  readonly levels: Pair<number>;
}

/** The net of a trunk: above the armpits between shoulder line and armpits, below row by row. */
function trunkMesh(
  fit: Fit,
  { laid, upper, span, scale }: { laid: Laid; upper: UpperPanel; span: Span; scale: number },
): Mesh {
  const { marks, frame } = fit;
  const { body } = frame;
  const endsAt = makeRowEnds(fit, scale);
  const marksArmpit = bothOf(marks.armpit);
  const overlap = isSleeved(marks) ? 0.07 : 0.22;
  // Below the sleeves the trunk goes on, but not beyond the shoulders.
  const beyond = (down: number) =>
    isSleeved(marks) ? overlap * smoothStep(0, 0.5, down) : overlap;
  return makeMesh(ROWS, COLUMNS, (downShare, acrossShare) => {
    if (downShare <= UPPER) {
      const share = (downShare / UPPER) * 1.15 - 0.15;
      const across = (acrossShare * 2 - 1) * (1 + beyond(share));
      return { ...upper(across, share), shade: 1 };
    }
    const across = (acrossShare * 2 - 1) * 1.02;
    const share = ((downShare - UPPER) / (1 - UPPER)) * 1.02;
    const level = between(...span.levels, share);
    const y = between(...span.rows, share);
    const ends = endsAt(level, y);
    // Just below the armpits the rows still lead to them.
    const settle = clamp(1 - share / 0.12, 0, 1);
    const below = (level - span.levels[0]) * body.trunkLength;
    const target = eachSide((side) =>
      mixOf(ends.target[side], plus(laid.armpit[side], body.down, below), settle),
    );
    const source = eachSide((side) =>
      mixOf(ends.source[side], { x: marksArmpit[side].x, y }, settle),
    );
    const bend = ends.bend[across < 0 ? 0 : 1];
    const shade = 1 - 0.14 * clamp(share / 0.15, 0, 1) * Math.abs(across) ** 4;
    // A row that goes on around the body right away would break what runs straight down.
    const around = wrapShare(Math.abs(across), bend) * Math.sign(across);
    const wrapped = between(across, around, smoothStep(0, 0.3, share));
    return { source: rowAt(source, wrapped), target: rowAt(target, across), shade };
  });
}

/** Tops end about here; one that seems longer is taken to be seen from nearer by so much of the rest. */
const USUAL_HEM = 1.02;
const BEYOND_USUAL = 0.4;
/** How much a top may be drawn longer to reach where the old one ended. */
const LONGER_MAX = 1.32;

/** The level where a hem comes to lie, from the level that the garment's own shape asks for. */
function hemOn({ marks, frame }: Fit, own: number, armpit: number): number {
  if (marks.kind === 'dress') return own;
  const kept = own > USUAL_HEM ? USUAL_HEM + (own - USUAL_HEM) * BEYOND_USUAL : own;
  // A picture does not tell how long a top is: before a remainder shows below it, it is longer.
  const longest = armpit + (kept - armpit) * LONGER_MAX;
  return Math.max(kept, Math.min(longest, frame.oldHem + 0.04));
}

/**
 * Lays the front of a top or dress on a body: the shoulder line on the shoulders, the armpits in the
 * armpits, and below them each row as wide as it is, but not narrower than the body nor much wider.
 */
export function layTrunk(fit: Fit): TrunkPanel {
  const { cutout, marks, frame } = fit;
  const scale = scalesOf(fit);
  const neck = eachSide((side) => neckOn(fit, side, scale.across));
  const tip = eachSide((side) => tipOn(fit, side, { neck: neck[side], scale: scale.across }));
  const armpit = eachSide((side) => armpitOn(fit, side));
  const middle = mixOf(armpit[0], armpit[1], 0.5);
  const armpitLevel = trunkDown(frame.body, middle.x, middle.y);
  const armpitRow = (marks.armpit.left.y + marks.armpit.right.y) / 2;
  const { bottom } = trunkRows(cutout, marks);
  const own = armpitLevel + ((bottom - armpitRow) * scale.down) / frame.body.trunkLength;
  const hem = hemOn(fit, own, armpitLevel);
  const openness =
    Math.abs(marks.neck.right.x - marks.neck.left.x) /
    Math.max(1, Math.abs(marks.shoulderTip.right.x - marks.shoulderTip.left.x));
  const laid = { neck, tip, armpit, neckShare: clamp(openness, 0.15, 0.85) };
  const span: Span = { rows: [armpitRow, bottom], levels: [armpitLevel, hem] };
  const wide = { ...laid, armpit: armpitRowEnds(fit, armpit, scale.across) };
  const mesh = trunkMesh(fit, {
    laid: wide,
    upper: layUpperPanel(fit, wide, scale.across),
    span,
    scale: scale.across,
  });
  const upper = layUpperPanel(fit, laid, scale.across);
  return { mesh, neck, tip, armpit, hem, scale: scale.across, upper };
}
