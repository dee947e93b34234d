import type { BodyFrame } from '../body/body-frame.ts';
import { bareLeg, type LimbOutline, usualArm } from '../body/limb-outline.ts';
import { alongBone, type Bone, boneOf, distanceToBone } from '../geometry/bone.ts';
import { eachSide, type Point, type Side } from '../geometry/point.ts';
import { trunkAcross, trunkDown } from '../person/skeleton.ts';
import { between, clamp, smoothStep } from '../raster/ramp.ts';

/** Down to this level the side of the chest reaches the arm that hangs down. */
const CHEST_END = 0.45;

/** Cuts through a leg that are kept at hand. */
const LEG_CUTS = 32;
/** What is measured through tight trousers; wide ones tell no more than what is usual. */
const IN_TROUSERS = 0.97;
const WIDEST_BARE = 1.15;

/** What of the bare body would be at a place; shares from 0 to 1. */
export interface BodyPlace {
  arm: number;
  leg: number;
  /** How far from the nearest leg's middle, over its radius, and where along it: 1 is the knee. */
  fromLeg: number;
  along: number;
  trunk: number;
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
  shade: 1,
  down: 0,
});

/** The nearest place on a bare leg: how far from its middle over its radius, and where along it. */
function makeToLeg(leg: LimbOutline, bones: readonly Bone[], unit: number) {
  const cuts = Float64Array.from({ length: (LEG_CUTS + 1) * 3 }, (_, index) => {
    const along = (Math.floor(index / 3) / LEG_CUTS) * 2;
    const { middle, radius } = leg.at(along);
    const bare = Math.min(radius * IN_TROUSERS, bareLeg(along) * unit * WIDEST_BARE);
    return [middle.x, middle.y, bare][index % 3] ?? 0;
  });
  return (x: number, y: number, found: { far: number; along: number }): void => {
    found.far = 9;
    for (let which = 0; which < bones.length; which += 1) {
      const bone = bones[which];
      if (!bone) continue;
      const along = clamp(alongBone(bone, x, y), 0, 1) + which;
      const at = Math.round((along / 2) * LEG_CUTS) * 3;
      const share = (along / 2) * LEG_CUTS - at / 3;
      const next = Math.min(LEG_CUTS * 3, Math.max(0, at + 3 * Math.sign(share)));
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

/** Says what of the bare body would be at a place, into `place`. */
export function makeBodyPlaces(frame: BodyFrame): (x: number, y: number, place: BodyPlace) => void {
  const { body } = frame;
  const unit = body.shoulderWidth;
  const arms = eachSide((side) => [
    boneOf(body.shoulders[side], body.elbows[side]),
    boneOf(body.elbows[side], body.wrists[side]),
  ]);
  const legs = eachSide((side) => [
    boneOf(body.hips[side], body.knees[side]),
    boneOf(body.knees[side], body.ankles[side]),
  ]);
  /** The distance to the nearest of two bones over the limb's radius there. */
  const nearness = (usual: (along: number) => number, limb: readonly Bone[]) => {
    return (x: number, y: number): number => {
      let least = 9;
      for (let which = 0; which < limb.length; which += 1) {
        const bone = limb[which];
        if (!bone) continue;
        const along = clamp(alongBone(bone, x, y), 0, 1);
        least = Math.min(least, distanceToBone(bone, x, y) / (usual(along + which) * unit));
      }
      return least;
    };
  };
  const toArms = eachSide((side) => nearness(usualArm, arms[side]));
  const toLegs = eachSide((side) => makeToLeg(frame.legs[side], legs[side], unit));
  const found = { far: 9, along: 0 };
  /** How far from the axis the bone of an upper arm is. */
  const armBeside = (down: number, side: Side): number => {
    const [bone] = arms[side];
    if (!bone) return 0;
    const fromAxis = (point: Point) => Math.abs(trunkAcross(body, point.x, point.y));
    const levels = [bone.from, bone.to].map(({ x, y }) => trunkDown(body, x, y));
    const [upper = 0, lower = 1] = levels;
    const share = clamp((down - upper) / Math.max(0.05, lower - upper), 0, 1);
    return between(fromAxis(bone.from), fromAxis(bone.to), share) - 0.02 * unit;
  };
  return (x, y, place) => {
    const down = trunkDown(body, x, y);
    const beside = trunkAcross(body, x, y);
    const arm = Math.min(toArms[0](x, y), toArms[1](x, y));
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
    // What was worn on the shoulders lay on the body itself.
    if (down < 0.25) place.trunk = 1 - smoothStep(unit * 0.62, unit * 0.7, Math.abs(beside));
    else place.trunk = down > 1.25 ? 0 : 1 - smoothStep(half * 0.98, half * 1.05, Math.abs(beside));
    // Beside the chest, what was dressed up to the arm is its side.
    if (down < CHEST_END && Math.abs(beside) < armBeside(down, beside < 0 ? 0 : 1)) place.trunk = 1;
    const onTrunk = 1 - 0.1 * Math.min(1, Math.abs(beside) / half) ** 3;
    const onLimb = 1 - 0.24 * Math.min(1, arm < leg ? arm : leg) ** 3;
    const limb = Math.max(place.arm, place.leg) * (1 - place.trunk);
    place.shade = onTrunk + (onLimb - onTrunk) * limb;
  };
}
