import type { BodyFrame } from '../body/body-frame.ts';
import { usualArm } from '../body/limb-outline.ts';
import { alongBone, boneOf, distanceToBone } from '../geometry/bone.ts';
import { eachSide, mixOf, type Pair, SIDES, type Side } from '../geometry/point.ts';
import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { trunkAcross, trunkDown } from '../person/skeleton.ts';
import { type Plane, planeOf } from '../raster/plane.ts';
import { clamp, smoothStep } from '../raster/ramp.ts';
import { makeLimbPlace, makeToArms } from './bare-limbs.ts';

/** How much of each pixel is an arm that shows beyond the sleeves, and how much is a hand. */
export interface ArmsInFront {
  readonly arms: Plane;
  readonly hands: Plane;
}

const SKIN_SURE = [0.3, 0.7] as const;
const DRESSED_STEPS = 12;
/** Sleeves that end beyond this place on the arm reach the hand. */
const CUFFED_FROM = 1.7;

/** How surely a sleeve of the old garment lay on the middle of an arm, from shoulder to wrist. */
function dressedAlong(frame: BodyFrame, side: Side, gone: Plane | null): (along: number) => number {
  const { shoulders, elbows, wrists } = frame.body;
  const [first, second, third] = [shoulders[side], elbows[side], wrists[side]];
  const steps = Array.from({ length: 2 * DRESSED_STEPS + 1 }, (_, step) => {
    const along = step / DRESSED_STEPS;
    const on = along < 1 ? mixOf(first, second, along) : mixOf(second, third, along - 1);
    const at = Math.round(on.y) * (gone?.width ?? 0) + Math.round(on.x);
    return gone?.values[at] ?? 0;
  });
  return (along) => steps[Math.round(clamp(along, 0, 2) * DRESSED_STEPS)] ?? 0;
}

interface ArmSought {
  readonly side: Side;
  readonly end: number;
  readonly gone: Plane | null;
}

function limbOf(frame: BodyFrame, { side, end, gone }: ArmSought) {
  const { shoulders, elbows, wrists, hands } = frame.body;
  return {
    wrist: boneOf(wrists[side], mixOf(wrists[side], hands[side], 0.4)),
    wasDressed: dressedAlong(frame, side, gone),
    upper: boneOf(shoulders[side], elbows[side]),
    lower: boneOf(elbows[side], wrists[side]),
    hand: boneOf(wrists[side], hands[side]),
    palm: boneOf(mixOf(wrists[side], hands[side], 0.2), hands[side]),
    arm: frame.arms[side],
    end,
  };
}

interface HiddenPlace {
  readonly x: number;
  readonly y: number;
  /** The width of the shoulders in pixels. */
  readonly unit: number;
  /** How much of the upper and of the lower arm the new sleeve leaves bare there. */
  readonly upperShown: number;
  readonly lowerShown: number;
  /** How far from the middle of the arm, over its radius, and where along it. */
  readonly far: number;
  readonly along: number;
}

/** How surely an arm that nobody saw is at a place, and how surely a sleeve lay on it there. */
function hiddenArm(
  { upper, lower, wrist, wasDressed }: ReturnType<typeof limbOf>,
  { x, y, unit, upperShown, lowerShown, far, along }: HiddenPlace,
): { made: number; sleeved: number } {
  const onArm = 1 - smoothStep(0.95, 1.1, far);
  const toPalm = distanceToBone(wrist, x, y) / (usualArm(2) * unit);
  const bareUpper = (along < 1 ? onArm : 0) * upperShown;
  const onWrist = 1 - smoothStep(0.95, 1.1, toPalm);
  const bareLower = Math.max(along < 1 ? 0 : onArm, onWrist) * lowerShown;
  const sleeved = Math.max(
    bareUpper * wasDressed(clamp(alongBone(upper, x, y), 0, 1)),
    bareLower * wasDressed(1 + clamp(alongBone(lower, x, y), 0, 1)),
  );
  return { made: Math.max(bareUpper, bareLower), sleeved };
}

/**
 * Finds the arms that lie in front of a garment.
 * @param ends where the sleeves end on the arms: 0 the shoulder, 1 the elbow, 2 the wrist; 0 without
 * @param gone how much of each pixel was a sleeve of the old garment, now bare skin
 */
export function armsInFront(
  { person, frame, gone }: { person: SeenPerson; frame: BodyFrame; gone: Plane | null },
  ends: Pair<number>,
): ArmsInFront {
  const { width } = person;
  const unit = frame.body.shoulderWidth;
  const skin = person.materials[MATERIAL.skin];
  const top = person.materials[MATERIAL.top];
  const limbs = eachSide((side) => limbOf(frame, { side, end: ends[side], gone }));
  const toArms = makeToArms(frame);
  const found = makeLimbPlace();
  const hands = planeOf(person, () => 0);
  const arms = planeOf(person, (at) => {
    // Between pale cloth and pale skin the edge found is soft; an arm's own is not.
    const bare = smoothStep(...SKIN_SURE, (skin?.[at] ?? 0) / 255);
    const was = gone?.values[at] ?? 0;
    if (bare < 0.01 && was < 0.05) return 0;
    const [x, y] = [at % width, Math.floor(at / width)];
    let [seen, made, sleeved, hand] = [0, 0, 0, 0];
    for (const side of SIDES) {
      const { upper, lower, hand: fingers, palm, arm, end } = limbs[side];
      const t = alongBone(upper, x, y);
      const s = alongBone(lower, x, y);
      // The sleeve lies over the arm, which begins well inside of it.
      const beyond = (along: number) => (end > 0 ? smoothStep(end - 0.1, end - 0.04, along) : 1);
      const upperRadius = Math.max(arm.at(clamp(t, 0, 1)).radius, usualArm(clamp(t, 0, 1)) * unit);
      const lowerRadius = Math.max(
        arm.at(1 + clamp(s, 0, 1)).radius,
        usualArm(1 + clamp(s, 0, 1)) * unit,
      );
      const toUpper = distanceToBone(upper, x, y);
      const toLower = distanceToBone(lower, x, y);
      const upperShown = smoothStep(0.22, 0.42, t) * (t < 1 ? beyond(t) : 1);
      const lowerShown = s > 0 ? beyond(1 + s) : t < 1 ? 0 : 1;
      const onUpper = 1 - smoothStep(upperRadius * 1.05 + 2, upperRadius * 1.35 + 2, toUpper);
      const onLower = 1 - smoothStep(lowerRadius * 1.1 + 2, lowerRadius * 1.45 + 3, toLower);
      const onHand = 1 - smoothStep(unit * 0.24, unit * 0.3, distanceToBone(fingers, x, y));
      seen = Math.max(seen, onUpper * upperShown, onLower * lowerShown, onHand);
      const onPalm = 1 - smoothStep(unit * 0.17, unit * 0.22, distanceToBone(palm, x, y));
      // A cuff at the wrist ends in a line, and the hand begins there.
      const isBeyondCuff = end > CUFFED_FROM ? smoothStep(end - 0.03, end + 0.02, 1 + s) : 1;
      hand = Math.max(hand, onPalm * isBeyondCuff);
      if (was > 0.05) {
        toArms[side](x, y, found);
        const hidden = hiddenArm(limbs[side], { x, y, unit, upperShown, lowerShown, ...found });
        made = Math.max(made, hidden.made);
        sleeved = Math.max(sleeved, hidden.sleeved);
      }
    }
    hands.values[at] = bare * hand;
    const down = trunkDown(frame.body, x, y);
    const beside = trunkAcross(frame.body, x, y);
    const half = frame.half(down, beside < 0 ? 0 : 1);
    // Before the trunk the new garment lies, not an arm that nobody saw.
    const isBeside = smoothStep(half * 0.97, half * 1.07, Math.abs(beside));
    // Trousers beside a hand were no sleeve.
    const wasTop = Math.min(was, (top?.[at] ?? 0) / 255);
    return Math.max(bare * seen, wasTop * made * isBeside, was * sleeved);
  });
  return { arms, hands };
}
