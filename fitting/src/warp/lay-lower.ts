import { type BodyFrame, lapEnds } from '../body/body-frame.ts';
import { limbAt } from '../body/limb-outline.ts';
import type { BottomLandmarks, GarmentCutout } from '../garment/garment-cutout.ts';
import {
  distanceOf,
  eachSide,
  middleOf,
  minus,
  mixOf,
  type Pair,
  type Point,
  plus,
  SIDES,
  type Side,
  signOf,
} from '../geometry/point.ts';
import { trunkDown } from '../person/skeleton.ts';
import type { Size } from '../raster/plane.ts';
import { between, clamp, smoothStep } from '../raster/ramp.ts';
import { type ClothLayer, makeClothLayer } from './cloth-layer.ts';
import { drawMesh } from './draw-mesh.ts';
import { bothOf, edgeFrom, lowestRow } from './garment-rows.ts';
import { shrinkTexture } from './garment-texture.ts';
import { type Mesh, makeMesh } from './mesh.ts';

export interface LowerLaid {
  readonly cloth: ClothLayer;
  /** The level where it begins. */
  readonly waist: number;
  /**
   * Where it ends along the legs (1 the knee, 2 the ankle); null for a skirt on somebody who stands.
   */
  readonly ends: Pair<number> | null;
}

interface Fit {
  readonly cutout: GarmentCutout;
  readonly marks: BottomLandmarks;
  readonly frame: BodyFrame;
}

/** The level of the crotch, where the legs part. */
const CROTCH = 1.17;
const HIPS = 1.02;
const ROWS = 30;
const COLUMNS = 16;
const EASE = 1.03;
const RISE_STEPS = 16;

const rowAt = (ends: Pair<Point>, across: number): Point =>
  mixOf(ends[0], ends[1], (across + 1) / 2);

/** Pixels of the person's picture for one of the garment's: as wide as the hips ask for. */
function scaleOf({ marks, frame }: Fit): number {
  const hips = frame.half(HIPS, 0) + frame.half(HIPS, 1);
  const waist = frame.half(0.85, 0) + frame.half(0.85, 1);
  const byHips = (hips * 1.06) / Math.max(1, marks.hip.right.x - marks.hip.left.x);
  const byWaist = (waist * 1.05) / Math.max(1, marks.waist.right.x - marks.waist.left.x);
  return marks.crotch === null ? Math.max(byWaist, Math.min(byHips, byWaist * 1.2)) : byHips;
}

/** The ends of a row of the cloth, from a point of its middle. */
function endsOf({ cutout, marks }: Fit, from: Point): Pair<Point> {
  const half = Math.max(marks.hip.right.x - marks.hip.left.x, 8);
  return eachSide((side) => {
    const limit = from.x + signOf(side) * half * 3;
    const edge = edgeFrom(cutout, from, { side, limit });
    return { x: edge ?? bothOf(marks.hip)[side].x, y: from.y };
  });
}

/** A skirt from waist to hem: each row as wide as it is, but not narrower than the body. */
function layStrip(
  fit: Fit,
  { levels, rows, scale }: { levels: Pair<number>; rows: Pair<number>; scale: number },
): Mesh {
  const { marks, frame } = fit;
  const middleX = (marks.waist.left.x + marks.waist.right.x) / 2;
  const middleEnd = (marks.hem.left.x + marks.hem.right.x) / 2;
  const isSkirt = marks.crotch === null;
  const rises = waistRises(frame, levels[0]);
  return makeMesh(ROWS, COLUMNS, (down, acrossShare) => {
    const across = (acrossShare * 2 - 1) * 1.03;
    const share = down * 1.03 - 0.02;
    const level = between(...levels, share);
    const y = between(...rows, share);
    const within = clamp(y, rows[0] + 2, isSkirt ? rows[1] - 2 : rows[1]);
    const middle = {
      x: isSkirt ? between(middleX, middleEnd, clamp(share, 0, 1)) : middleX,
      y: within,
    };
    const ends = endsOf(fit, middle);
    const source = eachSide((side) => ({ x: ends[side].x, y }));
    const target = eachSide((side) => {
      const natural = Math.abs(ends[side].x - middle.x) * scale;
      const least = frame.half(Math.min(level, 1.12), side) * EASE;
      const widest =
        isSkirt && level >= 1
          ? Math.max(natural, least * 0.96)
          : least * (1 + 0.12 * (1 - smoothStep(HIPS, CROTCH, level)));
      const beside = signOf(side) * clamp(natural, least * (level > 1.1 ? 0.96 : 1), widest);
      return isSkirt ? frame.over(level, beside) : frame.at(level, beside);
    });
    // The waistband goes as high as the old one did.
    const rise = rises(acrossShare) * clamp(1 - share / 0.5, 0, 1.1);
    return {
      source: rowAt(source, across),
      target: plus(rowAt(target, across), frame.body.down, -rise),
      shade: 1 - 0.14 * Math.abs(across) ** 4,
    };
  });
}

/** How far the waistband rises above a level, in pixels, from its left end to its right one. */
function waistRises(frame: BodyFrame, level: number): (share: number) => number {
  const steps = Array.from({ length: RISE_STEPS + 1 }, (_, step) => {
    const across = (step / RISE_STEPS) * 2 - 1;
    return frame.waistRise(level, across * 0.96 * frame.half(level, across < 0 ? 0 : 1));
  });
  const even = steps.map((rise, step) => {
    const around = steps.slice(Math.max(0, step - 2), step + 3);
    return Math.max(rise * 0.5, around.reduce((sum, one) => sum + one, 0) / around.length);
  });
  return (share) => {
    const place = clamp(share, 0, 1) * RISE_STEPS;
    const before = Math.min(RISE_STEPS - 1, Math.floor(place));
    return between(even[before] ?? 0, even[before + 1] ?? 0, place - before);
  };
}

/** Where a trouser leg begins and ends, in pixels from the hip along the leg. */
function legSpan(
  { marks, frame }: Fit,
  side: Side,
  { scale, bottom }: { scale: number; bottom: number },
): { start: number; reach: number } {
  const leg = frame.legs[side];
  const whole = leg.upperLength + leg.lowerLength;
  const outerTop = frame.at(CROTCH, signOf(side) * frame.half(1.12, side) * EASE);
  const top = middleOf(outerTop, frame.at(CROTCH, 0));
  const start = Math.max(0, distanceOf(frame.body.hips[side], top) * 0.8);
  const natural = start + (bottom - (marks.crotch?.y ?? 0)) * scale;
  if (natural > whole * 0.82) return { start, reach: clamp(natural, whole * 0.97, whole * 1.06) };
  return { start, reach: Math.max(natural, start + whole * 0.06) };
}

/** A trouser leg: its outer side begins at the hip, its inner one at the crotch. */
function layLeg(
  fit: Fit,
  side: Side,
  { scale, bottom }: { scale: number; bottom: number },
): Mesh | null {
  const { cutout, marks, frame } = fit;
  const { crotch } = marks;
  if (crotch === null) return null;
  const leg = frame.legs[side];
  const half = frame.half(1.12, side);
  const outerTop = frame.at(CROTCH, signOf(side) * half * EASE);
  const innerTop = frame.at(CROTCH, 0);
  const { start, reach } = legSpan(fit, side, { scale, bottom });
  return makeMesh(ROWS, 8, (down, acrossShare) => {
    const share = down * 1.02;
    const y = between(crotch.y, bottom, share);
    const row = Math.min(y, bottom - 3);
    // Within a leg: from the crotch's side towards its middle, where the row has cloth.
    const legEnd = bothOf(marks.legs)[side];
    const innerX = legEnd ? between(crotch.x, legEnd.innerEnd.x, clamp(share, 0, 1)) : crotch.x;
    const outerX = bothOf(marks.hem)[side].x;
    const middleX = between(
      (crotch.x + bothOf(marks.hip)[side].x) / 2,
      (innerX + outerX) / 2,
      clamp(share, 0, 1),
    );
    const from = { x: middleX, y: row };
    const limit = Math.abs(bothOf(marks.hip)[side].x - crotch.x) * 2;
    const outer = edgeFrom(cutout, from, { side, limit: from.x + signOf(side) * limit }) ?? outerX;
    const innerSide: Side = side === 0 ? 1 : 0;
    const inner = edgeFrom(cutout, from, { side: innerSide, limit: crotch.x }) ?? innerX;
    const cut = limbAt(leg, between(start, reach, share));
    const flat = (Math.abs(outer - inner) / 2) * scale;
    const width = clamp(flat, cut.radius * 1.06, cut.radius * 2.4);
    const settle = smoothStep(0, 0.35, share);
    const moved = minus(cut.middle, limbAt(leg, start).middle);
    const outerOn = mixOf(plus(outerTop, moved), plus(cut.middle, cut.outward, width), settle);
    const innerOn = mixOf(plus(innerTop, moved), plus(cut.middle, cut.outward, -width), settle);
    const across = (acrossShare * 2 - 1) * 1.04;
    const target = rowAt([innerOn, outerOn], across);
    const source = { x: between(inner, outer, (across + 1) / 2), y };
    return { target, source, shade: 1 - 0.15 * Math.abs(across) ** 3 };
  });
}

/** Where what is worn below begins: where the old one did, or at the waist where that is hidden. */
function waistLevel({ oldWaist, oldHem }: BodyFrame): number {
  return clamp(Math.min(oldWaist, Math.max(oldHem, 0.8)) - 0.015, 0.7, 0.97);
}

/** Where the ankles are: no skirt is longer than a body. */
function ankleLevel({ body }: BodyFrame): number {
  const levels = body.ankles.map(({ x, y }) => trunkDown(body, x, y));
  return Math.max(1.6, ...levels);
}

/** Lays trousers, shorts or a skirt on a body. */
export function layLower(
  frame: BodyFrame,
  { cutout, marks, size }: { cutout: GarmentCutout; marks: BottomLandmarks; size: Size },
): LowerLaid {
  const fit = { cutout, marks, frame };
  const scale = scaleOf(fit);
  const waist = waistLevel(frame);
  const top = Math.min(marks.waist.left.y, marks.waist.right.y);
  const bottom = lowestRow(cutout);
  const cloth = makeClothLayer(size);
  const texture = shrinkTexture({ ...cutout, scale: 1 }, scale);
  const { crotch } = marks;
  if (crotch === null) {
    const length = ((bottom - top) * scale) / frame.body.trunkLength;
    const hem = Math.min(waist + length, ankleLevel(frame));
    drawMesh(cloth, texture, layStrip(fit, { levels: [waist, hem], rows: [top, bottom], scale }));
    return { cloth, waist, ends: lapEnds(frame, hem) };
  }
  for (const side of SIDES) {
    const leg = layLeg(fit, side, { scale, bottom });
    if (leg) drawMesh(cloth, texture, leg);
  }
  drawMesh(
    cloth,
    texture,
    layStrip(fit, { levels: [waist, CROTCH], rows: [top, crotch.y], scale }),
  );
  const ends = eachSide((side) => {
    const leg = frame.legs[side];
    return limbAt(leg, legSpan(fit, side, { scale, bottom }).reach).along;
  });
  return { cloth, waist, ends };
}
