import type { BodyFrame } from '../body/body-frame.ts';
import { bareLeg, type LimbOutline, usualArm } from '../body/limb-outline.ts';
import { alongBone, type Bone, boneOf, distanceToBone } from '../geometry/bone.ts';
import { eachSide, mixOf, type Pair, type Point, SIDES } from '../geometry/point.ts';
import { type Skeleton, trunkAcross, trunkDown } from '../person/skeleton.ts';
import { between, clamp, smoothStep } from '../raster/ramp.ts';

/** Down to this level the side of the chest reaches the arm that hangs down. */
const CHEST_END = 0.45;
/** In shoulder widths: so high above the shoulders there is the neck alone. */
const NECK_ABOVE = 0.3;
/** The shoulders themselves reach so far above their joints. */
const SHOULDER_ABOVE = 0.12;
/** A long top reaches down to here at most. */
const GIRTH_END = 1.75;

/** Cuts through a limb that are kept at hand. */
const LIMB_CUTS = 32;
/** What is measured through tight trousers; wide ones tell no more than what is usual. */
const IN_TROUSERS = 0.97;
const WIDEST_BARE = 1.15;
/** The same of an arm in a sleeve: it is never thinner than the first of these, of what is usual. */
const IN_SLEEVE = 0.94;
const BARE_ARM = [0.95, 1.3] as const;

/** What of the bare body would be at a place; shares from 0 to 1. */
export interface BodyPlace {
  arm: number;
  leg: number;
  /** How far from the nearest leg's middle, over its radius, and where along it: 1 is the knee. */
  fromLeg: number;
  along: number;
  trunk: number;
  /** What is as far beside the axis as the trunk is, down to the thighs. */
  girth: number;
  /** How much darker skin is there because it turns away. */
  shade: number;
  /** The level on the trunk. */
  down: number;
}

/** The empty place that is written into. */
export const makePlace = (): BodyPlace => ({
  arm: 0,
  leg: 0,
  fromLeg: 9,
  along: 0,
  trunk: 0,
  girth: 0,
  shade: 1,
  down: 0,
});

/** Finds the nearest place on a bare limb: how far from its middle over its radius, and where along it. */
type ToLimb = (x: number, y: number, found: { far: number; along: number }) => void;

interface BareLimb {
  readonly limb: LimbOutline;
  readonly bones: readonly Bone[];
  /** Its radius without clothes from the measured one, in pixels. */
  readonly bareAt: (along: number, radius: number) => number;
}

function makeToLimb({ limb, bones, bareAt }: BareLimb): ToLimb {
  const cuts = Float64Array.from({ length: (LIMB_CUTS + 1) * 3 }, (_, index) => {
    const along = (Math.floor(index / 3) / LIMB_CUTS) * 2;
    const { middle, radius } = limb.at(along);
    return [middle.x, middle.y, bareAt(along, radius)][index % 3] ?? 0;
  });
  return (x, y, found) => {
    found.far = 9;
    for (let which = 0; which < bones.length; which += 1) {
      const bone = bones[which];
      if (!bone) continue;
      const along = clamp(alongBone(bone, x, y), 0, 1) + which;
      const at = Math.round((along / 2) * LIMB_CUTS) * 3;
      const share = (along / 2) * LIMB_CUTS - at / 3;
      const next = Math.min(LIMB_CUTS * 3, Math.max(0, at + 3 * Math.sign(share)));
      const off = Math.abs(share);
      const cx = between(cuts[at] ?? 0, cuts[next] ?? 0, off);
      const cy = between(cuts[at + 1] ?? 0, cuts[next + 1] ?? 0, off);
      const radius = between(cuts[at + 2] ?? 1, cuts[next + 2] ?? 1, off);
      const far = Math.hypot(x - cx, y - cy) / radius;
      if (far >= found.far) continue;
      found.far = far;
      found.along = along;
    }
  };
}

/** How surely the bare trunk, shoulders and neck are at a place. */
function trunkAt(
  { body }: BodyFrame,
  { down, beside, half }: { down: number; beside: number; half: number },
): number {
  if (down > 1.25) return 0;
  if (down >= 0.25) return 1 - smoothStep(half * 0.98, half * 1.05, beside);
  // What was worn on the shoulders lay on the body itself; up to the neck that grows narrower.
  const unit = body.shoulderWidth;
  const height = (-down * body.trunkLength) / unit;
  const above = clamp((height - SHOULDER_ABOVE) / (NECK_ABOVE - SHOULDER_ABOVE), 0, 1);
  const widest = unit * between(0.66, 0.26, above);
  return 1 - smoothStep(widest * 0.94, widest * 1.06, beside);
}

/** Finds the nearest place on each bare arm, without the hand. */
export function makeToArms({ body, arms }: BodyFrame): Pair<ToLimb> {
  const { shoulders, elbows, wrists, shoulderWidth } = body;
  return eachSide((side) =>
    makeToLimb({
      limb: arms[side],
      bones: [boneOf(shoulders[side], elbows[side]), boneOf(elbows[side], wrists[side])],
      bareAt: (along, radius) => {
        const usual = usualArm(along) * shoulderWidth;
        return clamp(radius * IN_SLEEVE, usual * BARE_ARM[0], usual * BARE_ARM[1]);
      },
    }),
  );
}

/** The same of each bare leg. */
function makeToLegs({ body, legs }: BodyFrame): Pair<ToLimb> {
  const { hips, knees, ankles, shoulderWidth } = body;
  return eachSide((side) =>
    makeToLimb({
      limb: legs[side],
      bones: [boneOf(hips[side], knees[side]), boneOf(knees[side], ankles[side])],
      bareAt: (along, radius) =>
        Math.min(radius * IN_TROUSERS, bareLeg(along) * shoulderWidth * WIDEST_BARE),
    }),
  );
}

/** How far from the axis the bone of an upper arm is at a level, in pixels. */
function armBeside(body: Skeleton, bone: Bone, down: number): number {
  const fromAxis = (point: Point) => Math.abs(trunkAcross(body, point.x, point.y));
  const [upper, lower] = [bone.from, bone.to].map(({ x, y }) => trunkDown(body, x, y));
  const share = clamp((down - (upper ?? 0)) / Math.max(0.05, (lower ?? 1) - (upper ?? 0)), 0, 1);
  return between(fromAxis(bone.from), fromAxis(bone.to), share) - 0.02 * body.shoulderWidth;
}

/** Says what of the bare body would be at a place, into `place`. */
export function makeBodyPlaces(frame: BodyFrame): (x: number, y: number, place: BodyPlace) => void {
  const { body } = frame;
  const unit = body.shoulderWidth;
  const uppers = eachSide((side) => boneOf(body.shoulders[side], body.elbows[side]));
  // A long sleeve may hide the wrist; the hand begins further down.
  const wrists = eachSide((side) =>
    boneOf(body.wrists[side], mixOf(body.wrists[side], body.hands[side], 0.4)),
  );
  const toArms = makeToArms(frame);
  const toLegs = makeToLegs(frame);
  const found = { far: 9, along: 0 };
  return (x, y, place) => {
    const down = trunkDown(body, x, y);
    const beside = trunkAcross(body, x, y);
    let arm = 9;
    for (const side of SIDES) {
      toArms[side](x, y, found);
      arm = Math.min(arm, found.far, distanceToBone(wrists[side], x, y) / (usualArm(2) * unit));
    }
    toLegs[0](x, y, found);
    let leg = found.far;
    place.along = found.along;
    toLegs[1](x, y, found);
    if (found.far < leg) [leg, place.along] = [found.far, found.along];
    place.fromLeg = leg;
    place.down = down;
    place.arm = 1 - smoothStep(0.95, 1.12, arm);
    place.leg = 1 - smoothStep(0.95, 1.08, leg);
    const half = frame.half(clamp(down, 0.2, 1.5), beside < 0 ? 0 : 1);
    place.girth = down > GIRTH_END ? 0 : 1 - smoothStep(half * 1.02, half * 1.12, Math.abs(beside));
    place.trunk = trunkAt(frame, { down, beside: Math.abs(beside), half });
    // Beside the chest, what was dressed up to the arm is its side.
    if (
      down > 0 &&
      down < CHEST_END &&
      Math.abs(beside) < armBeside(body, uppers[beside < 0 ? 0 : 1], down)
    )
      place.trunk = 1;
    const onTrunk = 1 - 0.1 * Math.min(1, Math.abs(beside) / half) ** 3;
    const onLimb = 1 - 0.24 * Math.min(1, arm < leg ? arm : leg) ** 3;
    const limb = Math.max(place.arm, place.leg) * (1 - place.trunk);
    place.shade = onTrunk + (onLimb - onTrunk) * limb;
  };
}
