import { type BodyFrame, lapEnds } from '../body/body-frame.ts';
import { limbAt } from '../body/limb-outline.ts';
import type { BottomLandmarks, GarmentCutout } from '../garment/garment-cutout.ts';
import { eachSide, mixOf, type Pair, type Point, plus, SIDES, signOf } from '../geometry/point.ts';
import { trunkDown } from '../person/skeleton.ts';
import type { Size } from '../raster/plane.ts';
import { between, clamp } from '../raster/ramp.ts';
import { type ClothLayer, makeClothLayer } from './cloth-layer.ts';
import { drawMesh } from './draw-mesh.ts';
import { finishLayer } from './finish-layer.ts';
import { bothOf, edgeFrom, lowestRow } from './garment-rows.ts';
import { shrinkTexture } from './garment-texture.ts';
import { layHalf, legSpan } from './lay-trousers.ts';
import { EASE, type LowerFit, waistRises } from './lower-fit.ts';
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

const HIPS = 1.02;
const ROWS = 30;
const COLUMNS = 16;

const rowAt = (ends: Pair<Point>, across: number): Point =>
  mixOf(ends[0], ends[1], (across + 1) / 2);

/** Pixels of the person's picture for one of the garment's: as wide as the hips ask for. */
function scaleOf({ marks, frame }: LowerFit): number {
  const hips = frame.half(HIPS, 0) + frame.half(HIPS, 1);
  const waist = frame.half(0.85, 0) + frame.half(0.85, 1);
  const byHips = (hips * 1.06) / Math.max(1, marks.hip.right.x - marks.hip.left.x);
  const byWaist = (waist * 1.05) / Math.max(1, marks.waist.right.x - marks.waist.left.x);
  return marks.crotch === null ? Math.max(byWaist, Math.min(byHips, byWaist * 1.2)) : byHips;
}

/** The ends of a row of the cloth, from a point of its middle. */
function endsOf({ cutout, marks }: LowerFit, from: Point): Pair<Point> {
  const half = Math.max(marks.hip.right.x - marks.hip.left.x, 8);
  return eachSide((side) => {
    const limit = from.x + signOf(side) * half * 3;
    const edge = edgeFrom(cutout, from, { side, limit });
    return { x: edge ?? bothOf(marks.hip)[side].x, y: from.y };
  });
}

/** A skirt from waist to hem: each row as wide as it is, but not narrower than the body. */
function layStrip(
  fit: LowerFit,
  { levels, rows, scale }: { levels: Pair<number>; rows: Pair<number>; scale: number },
): Mesh {
  const { marks, frame } = fit;
  const middleX = (marks.waist.left.x + marks.waist.right.x) / 2;
  const middleEnd = (marks.hem.left.x + marks.hem.right.x) / 2;
  const rises = waistRises(frame, levels[0]);
  return makeMesh(ROWS, COLUMNS, (down, acrossShare) => {
    const across = (acrossShare * 2 - 1) * 1.03;
    const share = down * 1.03 - 0.02;
    const level = between(...levels, share);
    const y = between(...rows, share);
    const middle = {
      x: between(middleX, middleEnd, clamp(share, 0, 1)),
      y: clamp(y, rows[0] + 2, rows[1] - 2),
    };
    const ends = endsOf(fit, middle);
    const source = eachSide((side) => ({ x: ends[side].x, y }));
    const target = eachSide((side) => {
      const natural = Math.abs(ends[side].x - middle.x) * scale;
      const least = frame.half(Math.min(level, 1.12), side) * EASE;
      const widest = level >= 1 ? Math.max(natural, least * 0.96) : least * 1.12;
      const beside = signOf(side) * clamp(natural, least * (level > 1.1 ? 0.96 : 1), widest);
      return frame.over(level, beside);
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
    return { cloth: finishLayer(cloth), waist, ends: lapEnds(frame, hem) };
  }
  const laid = { fit, crotch, scale, waist, rows: [top, bottom] as const };
  for (const side of SIDES) drawMesh(cloth, texture, layHalf(laid, side));
  const ends = eachSide((side) => limbAt(frame.legs[side], legSpan(laid, side).reach).along);
  return { cloth: finishLayer(cloth), waist, ends };
}
