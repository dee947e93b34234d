import { type Bone, boneOf, distanceToBone } from '../geometry/bone.ts';
import { lengthOf, mixOf, type Pair, SIDES } from '../geometry/point.ts';
import { between, clamp, smoothStep } from '../raster/ramp.ts';
import { type Skeleton, trunkAcross, trunkDown } from './skeleton.ts';

/** What is told apart by color and place before limbs are told apart. */
export const MATERIALS = ['background', 'hair', 'skin', 'top', 'bottom', 'shoes'] as const;
export const MATERIAL = { background: 0, hair: 1, skin: 2, top: 3, bottom: 4, shoes: 5 } as const;

const bonesOf = (from: Pair<{ x: number; y: number }>, to: Pair<{ x: number; y: number }>) =>
  SIDES.map((side) => boneOf(from[side], to[side]));

const nearest = (bones: readonly Bone[], x: number, y: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const bone of bones) least = Math.min(least, distanceToBone(bone, x, y));
  return least;
};

/** 1 up to a distance, then ever less. */
const fade = (distance: number, radius: number, softness: number): number =>
  distance <= radius ? 1 : Math.exp((radius - distance) / softness);

/** How near a place is to each part of a body, from 1 on it to nearly 0 far away. */
interface Nearness {
  down: number;
  trunk: number;
  arm: number;
  hand: number;
  leg: number;
  foot: number;
  face: number;
  /** The neck, and a wider zone about it. */
  neck: number;
  collar: number;
  /** Where hair is, and where it hangs down. */
  scalp: number;
  hanging: number;
}

/** Lengths are shares of the shoulder width, set by eye on photos. */
function makeNearness(body: Skeleton): (x: number, y: number, near: Nearness) => void {
  const unit = body.shoulderWidth;
  const upperArms = bonesOf(body.shoulders, body.elbows);
  const forearms = bonesOf(body.elbows, body.wrists);
  const hands = bonesOf(body.wrists, body.hands);
  const thighs = bonesOf(body.hips, body.knees);
  const shins = bonesOf(body.knees, body.ankles);
  const feet = [...bonesOf(body.ankles, body.toes), ...bonesOf(body.heels, body.toes)];
  const neck = boneOf(body.mouth, mixOf(body.chest, body.mouth, 0.05));
  const chestHalf = unit * 0.5 * 1.15;
  const hipHalf = Math.max(Math.abs(body.hips[1].x - body.hips[0].x) / 2, 0.25 * unit) * 1.45;
  const { head, faceRadius } = body;
  return (x, y, near) => {
    const down = trunkDown(body, x, y);
    const beside = Math.abs(trunkAcross(body, x, y));
    const toFace = lengthOf(x - head.x, (y - head.y) * 0.85);
    const toNeck = distanceToBone(neck, x, y);
    const half = between(chestHalf, hipHalf, clamp(down, 0, 1));
    const above = down < -0.12 ? fade((-0.12 - down) * body.trunkLength, 0, 0.06 * unit) : 1;
    const below = down > 1 ? fade((down - 1) * body.trunkLength, 0, 0.45 * unit) : 1;
    const thigh = fade(nearest(thighs, x, y), 0.26 * unit, 0.1 * unit);
    const shin = fade(nearest(shins, x, y), 0.2 * unit, 0.08 * unit);
    near.down = down;
    near.trunk = above * below * fade(beside, half, 0.12 * unit);
    near.arm = Math.max(
      fade(nearest(upperArms, x, y), 0.19 * unit, 0.08 * unit),
      fade(nearest(forearms, x, y), 0.14 * unit, 0.07 * unit),
    );
    near.hand = fade(nearest(hands, x, y), 0.12 * unit, 0.08 * unit);
    near.leg = Math.max(thigh, shin) * smoothStep(0.55, 0.95, down);
    near.foot = fade(nearest(feet, x, y), 0.1 * unit, 0.06 * unit);
    near.face = fade(toFace, faceRadius * 0.75, faceRadius * 0.25);
    near.neck = fade(toNeck, 0.17 * unit, 0.06 * unit);
    near.collar = fade(toNeck, 0.1 * unit, 0.1 * unit);
    near.scalp = fade(toFace, faceRadius * 1.5, faceRadius * 0.5) * (y < body.mouth.y ? 0.9 : 0.63);
    near.hanging =
      down < 0.5 && toFace < faceRadius * 4.2 ? 0.12 * fade(beside, chestHalf, 0.1 * unit) : 0;
  };
}

/** To either side of a hem that was found, its line may rise and fall. */
const HEM_SOFTNESS = 0.1;
const HEM_DOUBT = 0.02;

/** How likely a level of the trunk is dressed by what is worn above, and by what is worn below. */
function shareAbove(down: number, hem: number | null): { above: number; below: number } {
  if (hem !== null) {
    const below = smoothStep(hem - HEM_SOFTNESS, hem + HEM_SOFTNESS, down);
    return { above: Math.max(HEM_DOUBT, 1 - below), below: Math.max(HEM_DOUBT, below) };
  }
  const above = down > 0.75 ? 1 - 0.8 * smoothStep(0.8, 1.25, down) : 1;
  return { above, below: smoothStep(0.5, 1, down) };
}

/**
 * How likely each material is at a place by the skeleton and the level of the hem, not scaled; that
 * of the background stays 0.
 * @param hem where what is worn above ends, as a level of the trunk; null where that is not seen
 */
export function makePartPriors(
  body: Skeleton,
  hem: number | null = null,
): (x: number, y: number, priors: Float64Array) => void {
  const nearness = makeNearness(body);
  const near: Nearness = {
    down: 0,
    trunk: 0,
    arm: 0,
    hand: 0,
    leg: 0,
    foot: 0,
    face: 0,
    neck: 0,
    collar: 0,
    scalp: 0,
    hanging: 0,
  };
  return (x, y, priors) => {
    nearness(x, y, near);
    const { down, trunk, arm, hand, leg, foot, face, neck, collar, scalp, hanging } = near;
    const bare = trunk * (down < 0.35 ? 0.22 : 0.08);
    priors[MATERIAL.skin] = Math.max(
      face * 0.9,
      neck * 0.75,
      arm * 0.5,
      hand,
      leg * 0.35,
      bare,
      foot * 0.3,
      0.01,
    );
    const worn = shareAbove(down, hem);
    const dressed = (down < 0 ? 0.6 : 1) * worn.above;
    const reach = hem !== null && hem > 1 && down < hem ? Math.max(trunk, leg) : trunk;
    priors[MATERIAL.top] = Math.max(
      reach * dressed * (1 - 0.9 * face),
      arm * 0.5 * (1 - 0.9 * hand),
      collar * 0.12,
      0.004,
    );
    priors[MATERIAL.bottom] =
      Math.max(leg * 0.9 * (hem === null ? 1 : worn.below), trunk * worn.below, 0.003) *
      (1 - 0.85 * foot) *
      (1 - 0.85 * hand);
    priors[MATERIAL.hair] = Math.max(scalp, hanging, 0.002) * (down > 0.75 ? 0.05 : 1);
    priors[MATERIAL.shoes] = Math.max(foot * 0.8, 0.0005);
  };
}
