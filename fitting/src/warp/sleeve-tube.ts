import type { BodyFrame } from '../body/body-frame.ts';
import { type LimbCut, type LimbOutline, limbAt } from '../body/limb-outline.ts';
import type { GarmentCutout, GarmentLimb, TopLandmarks } from '../garment/garment-cutout.ts';
import {
  distanceOf,
  dotOf,
  middleOf,
  minus,
  mixOf,
  type Point,
  plus,
  type Side,
  signOf,
  unitOf,
} from '../geometry/point.ts';
import { between, clamp, smoothStep } from '../raster/ramp.ts';
import { bothOf } from './garment-rows.ts';
import { type Mesh, type MeshPlace, makeMesh } from './mesh.ts';
import type { TrunkPanel } from './trunk-panel.ts';

export interface SleeveTube {
  readonly mesh: Mesh;
  /** Where on the arm it ends: 0 the shoulder, 1 the elbow, 2 the wrist. */
  readonly end: number;
}

const ROWS = 27;
const COLUMNS = 8;
/** A sleeve that lies flat is wider than the same one about an arm. */
const ROUND_PER_FLAT = 0.78;
const TIGHTEST = 1.08;
const WIDEST = 1.4;
const INNER_TIGHTEST = 1.02;
const INNER_WIDEST = 1.25;
/** Rows before the armhole, where the sleeve shows what the trunk shows and goes over into it. */
const ROOT_ROWS = 3;
/** How far they reach into the trunk, as a share of half its breadth. */
const ROOT = 0.05;
/** So far down the arm the sleeve is as far from it as it hangs, as a share of the arm. */
const SETTLED = 0.12;

/** Where the cloth ends on the way from a point, at most so far; measured in the cut-out. */
function clothEnd(
  { width, height, alpha }: GarmentCutout,
  from: Point,
  { way, most }: { way: Point; most: number },
): number {
  let last = 0;
  for (let far = 0; far <= most; far += 1) {
    const x = Math.round(from.x + way.x * far);
    const y = Math.round(from.y + way.y * far);
    if (x < 0 || y < 0 || x >= width || y >= height) break;
    if ((alpha[y * width + x] ?? 0) >= 128) last = far;
    else if (far - last > 6) break;
  }
  return last;
}

/** The outer and the inner end of a cut through a sleeve, from the armhole at 0 to the cuff at 1. */
function sleeveCut(cutout: GarmentCutout, limb: GarmentLimb, root: readonly [Point, Point]) {
  return (share: number): readonly [Point, Point] => {
    const outer = mixOf(root[0], limb.outerEnd, share);
    const inner = mixOf(root[1], limb.innerEnd, share);
    if (share <= 0.01 || share >= 0.99) return [outer, inner];
    const middle = middleOf(outer, inner);
    const way = unitOf(minus(outer, inner));
    const half = distanceOf(outer, inner) / 2;
    const out = clothEnd(cutout, middle, { way, most: half * 1.7 });
    const back = { x: -way.x, y: -way.y };
    const into = clothEnd(cutout, middle, { way: back, most: half * (share < 0.5 ? 1.05 : 1.3) });
    return [plus(middle, way, out || half), plus(middle, back, into || half)];
  };
}

/** How far a sleeve may reach inward: where the trunk lies inside of the armpit, no wider than the arm. */
function innerMost({ middle, outward, radius }: LimbCut, armpit: Point): number {
  return Math.max(dotOf(minus(middle, armpit), outward), radius * INNER_TIGHTEST);
}

/** A place of the rows before the armhole, so far (0 to 1) into the trunk that it shows. */
function rootPlace(
  { upper }: TrunkPanel,
  { side, out, into }: { side: Side; out: number; into: number },
): MeshPlace {
  const place = upper(signOf(side) * (1 - into * ROOT), (1 - out) / 2);
  return { ...place, shade: 1, opacity: smoothStep(0, 0.6, 1 - into) };
}

interface SleeveSought {
  readonly frame: BodyFrame;
  readonly panel: TrunkPanel;
  readonly arm: LimbOutline;
  readonly limb: GarmentLimb;
  readonly root: readonly [Point, Point];
}

/** From where to where the outer and the inner side of a sleeve lie on the arm, in pixels from its first joint. */
function reachOf({ frame, panel, arm, limb, root }: SleeveSought, side: Side) {
  const whole = arm.upperLength + arm.lowerLength;
  const joint = frame.body.shoulders[side];
  const upper = unitOf(minus(frame.body.elbows[side], joint));
  const alongArm = (place: Point) => dotOf(minus(place, joint), upper);
  const outerFrom = Math.min(0, alongArm(panel.tip[side]));
  const innerFrom = clamp(alongArm(panel.armpit[side]), 0, arm.upperLength * 0.8);
  const outer = distanceOf(root[0], limb.outerEnd) * panel.scale;
  const inner = distanceOf(root[1], limb.innerEnd) * panel.scale;
  const natural = outerFrom + outer;
  const outerTo =
    natural > whole * 0.8
      ? clamp(natural, whole * 0.95, whole * 1.04)
      : Math.max(natural, whole * 0.1);
  const slanted = outerTo - clamp(outer - inner - innerFrom, -0.1 * whole, 0.12 * whole) * 0.5;
  const innerTo = Math.max(outerTo > whole * 0.8 ? outerTo : slanted, innerFrom + 0.03 * whole);
  return { outerFrom, innerFrom, outerTo, innerTo, whole };
}

/**
 * Lays a sleeve around an arm. Its outer side begins at the shoulder tip, its inner one at the
 * armpit; each goes on for its own length, to the wrist at the latest. It is as wide as it is about
 * something round, but never narrower than the arm.
 */
export function laySleeve(
  { cutout, marks, frame }: { cutout: GarmentCutout; marks: TopLandmarks; frame: BodyFrame },
  panel: TrunkPanel,
  side: Side,
): SleeveTube | null {
  const limb = bothOf(marks.sleeves)[side];
  if (limb === null) return null;
  const sourceRoot = [bothOf(marks.shoulderTip)[side], bothOf(marks.armpit)[side]] as const;
  const cut = sleeveCut(cutout, limb, sourceRoot);
  const arm = frame.arms[side];
  const [tip, armpit] = [panel.tip[side], panel.armpit[side]];
  const reach = reachOf({ frame, panel, arm, limb, root: sourceRoot }, side);
  const { outerFrom, innerFrom, outerTo, innerTo, whole } = reach;
  // A shoulder is round: a long sleeve hugs it as near to the tip as a short one.
  const settled = clamp((SETTLED * whole) / Math.max(1, outerTo - outerFrom), SETTLED, 0.3);
  const armhole = ROOT_ROWS / ROWS;
  const mesh = makeMesh(ROWS, COLUMNS, (down, across) => {
    const out = (1 - 2 * across) * 1.05;
    if (down < armhole - 1e-6) return rootPlace(panel, { side, out, into: 1 - down / armhole });
    const share = ((down - armhole) / (1 - armhole)) * 1.02;
    const [outer, inner] = cut(Math.min(share, 1));
    const flat = (distanceOf(outer, inner) / 2) * panel.scale * ROUND_PER_FLAT;
    const outerArm = limbAt(arm, outerFrom + (outerTo - outerFrom) * share);
    const innerArm = limbAt(arm, innerFrom + (innerTo - innerFrom) * share);
    // At the shoulder the sleeve hugs the arm; its width is that of the cuff's end, and hangs outward.
    const loose = smoothStep(0.1, 0.9, share);
    const half = (radius: number, widest: number) =>
      between(radius * TIGHTEST, clamp(flat, radius * TIGHTEST, radius * widest), loose);
    const outerEdge = plus(outerArm.middle, outerArm.outward, half(outerArm.radius, WIDEST));
    const innerHalf = Math.min(half(innerArm.radius, INNER_WIDEST), innerMost(innerArm, armpit));
    const innerEdge = plus(innerArm.middle, innerArm.outward, -innerHalf);
    const outerOn = mixOf(tip, outerEdge, smoothStep(0, settled, share));
    const innerOn = mixOf(armpit, innerEdge, smoothStep(0, settled * 1.35, share));
    const target = mixOf(innerOn, outerOn, (out + 1) / 2);
    const beyond = mixOf(sourceRoot[0], limb.outerEnd, 1);
    const source = plus(
      mixOf(inner, outer, (out + 1) / 2),
      minus(beyond, sourceRoot[0]),
      Math.max(0, share - 1),
    );
    // At the armhole the inner side goes on into the trunk.
    const edge = out > 0 ? smoothStep(0, 0.35, share) : smoothStep(0.1, 0.7, share);
    return { target, source, shade: 1 - 0.15 * edge * Math.abs(out) ** 3 };
  });
  return { mesh, end: limbAt(arm, Math.max(outerTo, innerTo)).along };
}
