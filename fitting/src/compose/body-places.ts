import type { BodyFrame } from '../body/body-frame.ts';
import { usualArm, usualLeg } from '../body/limb-outline.ts';
import { alongBone, type Bone, boneOf, distanceToBone } from '../geometry/bone.ts';
import { eachSide, type Point, type Side } from '../geometry/point.ts';
import { trunkAcross, trunkDown } from '../person/skeleton.ts';
import { between, clamp, smoothStep } from '../raster/ramp.ts';

/** Down to this level the side of the chest reaches the arm that hangs down. */
const CHEST_END = 0.45;

/** What of the bare body would be at a place; shares from 0 to 1. */
export interface BodyPlace {
  arm: number;
  leg: number;
  trunk: number;
  /** How much darker skin is there because it turns away. */
  shade: number;
  /** The level on the trunk. */
  down: number;
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
  const toLegs = eachSide((side) => nearness(usualLeg, legs[side]));
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
    const leg = Math.min(toLegs[0](x, y), toLegs[1](x, y));
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
