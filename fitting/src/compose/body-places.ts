import type { BodyFrame } from '../body/body-frame.ts';
import { usualArm, usualLeg } from '../body/limb-outline.ts';
import { alongBone, type Bone, boneOf, distanceToBone } from '../geometry/bone.ts';
import { eachSide } from '../geometry/point.ts';
import { trunkAcross, trunkDown } from '../person/skeleton.ts';
import { clamp, smoothStep } from '../raster/ramp.ts';

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
  return (x, y, place) => {
    const down = trunkDown(body, x, y);
    const beside = trunkAcross(body, x, y);
    const arm = Math.min(toArms[0](x, y), toArms[1](x, y));
    const leg = Math.min(toLegs[0](x, y), toLegs[1](x, y));
    place.down = down;
    place.arm = 1 - smoothStep(0.95, 1.12, arm);
    place.leg = 1 - smoothStep(0.95, 1.08, leg);
    const half = frame.half(clamp(down, 0.2, 1.5), beside < 0 ? 0 : 1);
    if (down < 0) {
      const slope = unit * 0.32 * (1 + 1.6 * (0.27 + down));
      place.trunk = 1 - smoothStep(slope * 0.94, slope * 1.12, Math.abs(beside));
    } else if (down < 0.25) {
      place.trunk = 1 - smoothStep(unit * 0.62, unit * 0.7, Math.abs(beside));
    } else {
      place.trunk = down > 1.25 ? 0 : 1 - smoothStep(half * 0.98, half * 1.05, Math.abs(beside));
    }
    const limb = Math.min(1, arm < leg ? arm : leg);
    const isLimb = place.arm > 0 || place.leg > place.trunk;
    place.shade = isLimb
      ? 1 - 0.24 * limb ** 3
      : 1 - 0.1 * Math.min(1, Math.abs(beside) / half) ** 3;
  };
}
