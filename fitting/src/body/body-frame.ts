import {
  distanceOf,
  dotOf,
  eachSide,
  minus,
  mixOf,
  type Pair,
  type Point,
  plus,
  type Side,
  signOf,
  unitOf,
} from '../geometry/point.ts';
import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { type Skeleton, trunkAcross, trunkDown } from '../person/skeleton.ts';
import { clamp, smoothStep } from '../raster/ramp.ts';
import { alongLap, onLap } from './lap.ts';
import { type LimbOutline, limbAt, measureArm, measureLeg } from './limb-outline.ts';
import { neckAside } from './neck-aside.ts';
import { measureTrunk, type TrunkHalf } from './trunk-outline.ts';

/** A body fitted to the joints and the outline of a person: where a garment's parts lie on it. */
export interface BodyFrame {
  readonly body: Skeleton;
  /** The point at a level of the trunk (0 the shoulders, 1 the hips), so many pixels beside its axis. */
  at(down: number, beside: number): Point;
  /** The same for skirts and dresses, which lie on the lap of somebody who sits. */
  over(down: number, beside: number): Point;
  readonly half: TrunkHalf;
  readonly isSeated: boolean;
  /** Where the neck meets the shoulder. */
  readonly neck: Pair<Point>;
  /** Where the shoulder ends above the arm. */
  readonly tip: Pair<Point>;
  readonly armpit: Pair<Point>;
  readonly arms: Pair<LimbOutline>;
  readonly legs: Pair<LimbOutline>;
  /** From the neck to the tip along the outline. */
  shoulder(side: Side, share: number): Point;
  /** The level where what is worn above ends and what is worn below begins. */
  readonly oldHem: number;
  /** The last level at which most of what is near the axis is labelled top. */
  readonly topEnd: number;
  /** The level where what is worn below begins, as far as it can be seen. */
  readonly oldWaist: number;
  /** How far it rises above a level so many pixels beside the axis, in pixels. */
  waistRise(level: number, beside: number): number;
}

/** In shoulder widths: half the breadth of a neck where it meets the shoulders. */
export const NECK_BESIDE = 0.25;
const NECK_ABOVE = 0.27;
const SHOULDER_STEPS = 8;
/** So far below the shoulder joint the armpit of clothes lies, as a share of the trunk. */
const ARMPIT_BELOW = 0.29;
/** In shoulder widths: no armpit lies further inside of the shoulder joint. */
const ARMPIT_INSIDE = 0.28;
/** In shoulder widths: how far from its joint the outline of a shoulder lies. */
const TIP_FROM = 0.05;
const TIP_TO = 0.2;
/** The levels between which a skirt turns from the trunk to the lap. */
const LAP_FROM = 0.88;
const LAP_TO = 1.2;
/** A waistband rises toward the sides by at most so much of the trunk. */
const RISE_MAX = 0.14;

/** Whether a place shows the person, hair apart. */
function isBody({ width, height, alpha, materials }: SeenPerson, x: number, y: number): boolean {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return false;
  const at = row * width + column;
  return (alpha[at] ?? 0) - (materials[MATERIAL.hair]?.[at] ?? 0) > 128;
}

function shoulderTip(person: SeenPerson, side: Side): Point {
  const { body } = person;
  const joint = body.shoulders[side];
  const direction = unitOf(
    plus(
      { x: body.across.x * signOf(side) * 0.75, y: body.across.y * signOf(side) * 0.75 },
      body.down,
      -0.66,
    ),
  );
  let far = 0;
  while (far < 0.26 * body.shoulderWidth) {
    const place = plus(joint, direction, far);
    if (!isBody(person, place.x, place.y)) break;
    far += 1;
  }
  return plus(
    joint,
    direction,
    clamp(far, TIP_FROM * body.shoulderWidth, TIP_TO * body.shoulderWidth),
  );
}

/** Where the inner side of the arm meets the trunk; higher up where the arm is lifted. */
function armpitOf(
  body: Skeleton,
  { arm, half }: { arm: LimbOutline; half: TrunkHalf },
  side: Side,
): Point {
  const { chest, shoulders, elbows, shoulderWidth: unit } = body;
  const joint = shoulders[side];
  const upper = unitOf(minus(elbows[side], joint));
  const lift = clamp(1 - dotOf(upper, body.down), 0, 1);
  const below = ARMPIT_BELOW - 0.16 * lift;
  const down = trunkDown(body, joint.x, joint.y) + below;
  const { middle, outward, radius } = limbAt(arm, below * body.trunkLength);
  const inner = plus(middle, outward, -radius);
  const beside = Math.min(
    half(down, side) * 1.02,
    trunkAcross(body, inner.x, inner.y) * signOf(side),
  );
  const outermost = Math.abs(trunkAcross(body, joint.x, joint.y)) + 0.04 * unit;
  const level = plus(chest, body.down, down * body.trunkLength);
  const kept = clamp(beside, outermost - ARMPIT_INSIDE * unit, outermost);
  return plus(level, body.across, signOf(side) * kept);
}

/** The outline between neck and tip: on each step the highest place that shows the body. */
function shoulderLine(person: SeenPerson, neck: Point, tip: Point): Point[] {
  const { body } = person;
  const unit = body.shoulderWidth;
  const line = Array.from({ length: SHOULDER_STEPS + 1 }, (_, step) => {
    const straight = mixOf(neck, tip, step / SHOULDER_STEPS);
    for (let down = -0.1 * unit; down < 0.12 * unit; down += 1) {
      const place = plus(straight, body.down, down);
      if (!isBody(person, place.x, place.y)) continue;
      // At the neck its side is met first, which is no shoulder.
      return down <= -0.099 * unit ? straight : place;
    }
    return straight;
  });
  return line.map((place, step) => {
    const before = line[Math.max(0, step - 1)] ?? place;
    const after = line[Math.min(SHOULDER_STEPS, step + 1)] ?? place;
    return mixOf(place, mixOf(before, after, 0.5), 0.5);
  });
}

/** The level that parts what is labelled top from what is labelled bottom best, near the axis. */
function findOldHem({ body, materials, width, height }: SeenPerson): number {
  const steps = 90;
  const score = new Float64Array(steps + 1);
  const level = (step: number) => 0.3 + (step * 1.7) / steps;
  for (let step = 0; step <= steps; step += 1) {
    for (const beside of [-0.2, -0.1, 0, 0.1, 0.2]) {
      const far = level(step) * body.trunkLength;
      const aside = beside * body.shoulderWidth;
      const x = Math.round(body.chest.x + body.down.x * far + body.across.x * aside);
      const y = Math.round(body.chest.y + body.down.y * far + body.across.y * aside);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const at = y * width + x;
      const below = (materials[MATERIAL.bottom]?.[at] ?? 0) - (materials[MATERIAL.top]?.[at] ?? 0);
      score[step] = (score[step] ?? 0) + below;
    }
  }
  // Above the hem `below` shall be negative, below it positive: the least sum up to a level ends there.
  let [sum, least, best] = [0, 0, 0];
  for (let step = 0; step <= steps; step += 1) {
    sum += score[step] ?? 0;
    if (sum <= least) [least, best] = [sum, step];
  }
  return clamp(level(best), 0.45, 1.8);
}

/** How many of five places near the axis are mostly that material at a level. */
function seenAt(
  { body, materials, width, height }: SeenPerson,
  material: number,
  down: number,
): number {
  let seen = 0;
  for (const beside of [-0.24, -0.12, 0, 0.12, 0.24]) {
    const far = down * body.trunkLength;
    const aside = beside * body.shoulderWidth;
    const x = Math.round(body.chest.x + body.down.x * far + body.across.x * aside);
    const y = Math.round(body.chest.y + body.down.y * far + body.across.y * aside);
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    seen += (materials[material]?.[y * width + x] ?? 0) > 128 ? 1 : 0;
  }
  return seen;
}

/** The first level at which most of what is near the axis is labelled bottom. */
function findOldWaist(person: SeenPerson): number {
  for (let down = 0.5; down < 1.3; down += 0.01) {
    if (seenAt(person, MATERIAL.bottom, down) >= 4) return down;
  }
  return 1;
}

/** The last level at which most of what is near the axis is labelled top. */
function findTopEnd(person: SeenPerson): number {
  for (let down = 1.8; down > 0.3; down -= 0.01) {
    if (seenAt(person, MATERIAL.top, down) >= 3) return down;
  }
  return 0.3;
}

/** Fits the frame of a body to a person. */
export function fitBody(person: SeenPerson): BodyFrame {
  const { body } = person;
  const unit = body.shoulderWidth;
  const half = measureTrunk(person);
  const at = (down: number, beside: number): Point =>
    plus(plus(body.chest, body.down, down * body.trunkLength), body.across, beside);
  const arms = eachSide((side) => measureArm(person, side));
  const legs = eachSide((side) => measureLeg(person, side));
  const isSeated = person.faults.includes('seated');
  const over = (down: number, beside: number): Point => {
    const place = at(down, beside);
    if (!isSeated || down <= LAP_FROM) return place;
    const share = beside / half(Math.min(down, 1.12), beside < 0 ? 0 : 1);
    const lap = onLap(body, legs, { far: Math.max(0, down - 1) * body.trunkLength, share });
    return mixOf(place, lap, smoothStep(LAP_FROM, LAP_TO, down));
  };
  const aside = neckAside(person);
  const neck = eachSide((side) =>
    plus(at(0, aside + signOf(side) * NECK_BESIDE * unit), body.down, -NECK_ABOVE * unit),
  );
  const tip = eachSide((side) => shoulderTip(person, side));
  const lines = eachSide((side) => shoulderLine(person, neck[side], tip[side]));
  return {
    body,
    at,
    over,
    half,
    isSeated,
    neck,
    tip,
    armpit: eachSide((side) => armpitOf(body, { arm: arms[side], half }, side)),
    arms,
    legs,
    shoulder(side, share) {
      const line = lines[side];
      const place = clamp(share, 0, 1) * SHOULDER_STEPS;
      const before = line[Math.min(SHOULDER_STEPS - 1, Math.floor(place))] ?? neck[side];
      const after = line[Math.min(SHOULDER_STEPS, Math.floor(place) + 1)] ?? tip[side];
      return mixOf(before, after, place - Math.min(SHOULDER_STEPS - 1, Math.floor(place)));
    },
    oldHem: findOldHem(person),
    topEnd: findTopEnd(person),
    oldWaist: findOldWaist(person),
    waistRise: (level, beside) => waistRise(person, at(level, beside)),
  };
}

/** How far above a place what is worn below is still seen; 0 where more than a waistband is. */
function waistRise({ body, materials, width, height }: SeenPerson, from: Point): number {
  const bottom = materials[MATERIAL.bottom];
  const most = RISE_MAX * body.trunkLength;
  for (let far = 0; far <= most; far += 1) {
    const place = plus(from, body.down, -far);
    const [x, y] = [Math.round(place.x), Math.round(place.y)];
    if (x < 0 || y < 0 || x >= width || y >= height) return 0;
    if ((bottom?.[y * width + x] ?? 0) < 90) return far;
  }
  return 0;
}

/** How wide the body is from one shoulder tip to the other, in pixels. */
export const tipWidth = ({ tip }: BodyFrame): number => distanceOf(tip[0], tip[1]);

/** Where a skirt that ends at a level ends along the legs of somebody who sits; null on who stands. */
export function lapEnds({ body, legs, isSeated }: BodyFrame, hem: number): Pair<number> | null {
  if (!isSeated) return null;
  return eachSide((side) => alongLap(body, legs[side], (hem - 1) * body.trunkLength));
}
