import type { BodyFrame } from '../body/body-frame.ts';
import { usualArm } from '../body/limb-outline.ts';
import { type Bone, boneOf, distanceToBone } from '../geometry/bone.ts';
import { eachSide, lengthOf, mixOf, type Point, SIDES } from '../geometry/point.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { type Skeleton, trunkAcross, trunkDown } from '../person/skeleton.ts';
import { between, clamp, smoothStep } from '../raster/ramp.ts';
import { makeLimbPlace, makeToArms, makeToLegs } from './bare-limbs.ts';
import { lightOn, reliefIn, type SkinLight, skinLightOf } from './skin-light.ts';

/** Down to this level the side of the chest reaches the arm that hangs down. */
const CHEST_END = 0.45;
/** In shoulder widths: so high above the shoulders there is the neck alone. */
const NECK_ABOVE = 0.3;
/** The shoulders themselves reach so far above their joints. */
const SHOULDER_ABOVE = 0.12;
/** A long top reaches down to here at most. */
const GIRTH_END = 1.75;

/** Where a collarbone lies: the level of its inner end, and its ends and its rise in shoulder widths. */
const BONE = { level: 0, rise: 0.22, from: 0.07, to: 0.44 } as const;
/** The levels above and below which a chest has no relief; its collarbones rise high above the shoulders. */
const RELIEF = [-0.3, 0.7] as const;
/** How far the sides of a trunk turn away, which is flatter than a limb. */
const TRUNK_TURN = 0.75;
/** Over half the breadth of the trunk: so far beside its middle it goes over into a limb. */
const AT_SIDE = [0.8, 1.1] as const;
/** In pixels: how soft the outline of a shoulder is, and from where on a place is surely below it. */
const EDGE = [-1.5, 1.5] as const;
const SURELY_INSIDE = [2, 5] as const;
const EDGE_STEPS = 24;

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
  /** How surely a place lies below the outline of the shoulders, down to the chest. */
  inside: number;
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
  inside: 0,
  shade: 1,
  down: 0,
});

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

/** How far from the axis the bone of an upper arm is at a level, in pixels. */
function armBeside(body: Skeleton, bone: Bone, down: number): number {
  const fromAxis = (point: Point) => Math.abs(trunkAcross(body, point.x, point.y));
  const [upper, lower] = [bone.from, bone.to].map(({ x, y }) => trunkDown(body, x, y));
  const share = clamp((down - (upper ?? 0)) / Math.max(0.05, (lower ?? 1) - (upper ?? 0)), 0, 1);
  return between(fromAxis(bone.from), fromAxis(bone.to), share) - 0.02 * body.shoulderWidth;
}

const bump = (off: number, spread: number): number => Math.exp(-((off / spread) ** 2));

/** The same of the collarbones: a ridge from the throat outward and upward, with a hollow above it. */
function collarbone(down: number, beside: number): number {
  const off = down - (BONE.level - BONE.rise * (beside - BONE.from));
  const along =
    smoothStep(BONE.from - 0.04, BONE.from + 0.03, beside) *
    (1 - smoothStep(BONE.to - 0.12, BONE.to, beside));
  return along * (0.05 * bump(off, 0.022) - 0.07 * bump(off + 0.045, 0.03));
}

/**
 * How much brighter or darker a bare chest is than a smooth one, in light from above.
 * @param beside the distance to its middle, in shoulder widths
 */
function chestRelief(down: number, beside: number): number {
  if (down < RELIEF[0] || down > RELIEF[1]) return 1;
  const muscle = 0.06 * bump(down - 0.2, 0.12) * bump(beside - 0.2, 0.15);
  const groove = 0.06 * bump(beside, 0.05) * smoothStep(0.1, 0.22, down);
  const turnedAway = 0.08 * smoothStep(0.22, 0.5, down);
  return 1 + muscle - groove - turnedAway + collarbone(down, beside);
}

/**
 * The upper outline of both shoulders: the row, in pixels, for each of `width` columns; NaN for
 * columns beyond the tips and of the neck.
 */
function shoulderEdge(frame: BodyFrame, width: number): Float32Array {
  const rows = new Float32Array(width).fill(Number.NaN);
  for (const side of SIDES) {
    for (let step = 0; step < EDGE_STEPS; step += 1) {
      const from = frame.shoulder(side, step / EDGE_STEPS);
      const to = frame.shoulder(side, (step + 1) / EDGE_STEPS);
      const [left, right] = from.x < to.x ? [from, to] : [to, from];
      const wide = Math.max(1e-3, right.x - left.x);
      for (let x = Math.max(0, Math.ceil(left.x)); x <= Math.min(width - 1, right.x); x += 1) {
        rows[x] = left.y + ((right.y - left.y) * (x - left.x)) / wide;
      }
    }
  }
  return rows;
}

/** How bright the trunk is so far beside its middle (−1 to 1, the sides), with its relief. */
function trunkLight(
  light: SkinLight,
  aside: number,
  { down, beside }: { down: number; beside: number },
): number {
  const right = TRUNK_TURN * aside * Math.abs(aside);
  const turned = lightOn(light, { right, down: 0, away: (TRUNK_TURN * Math.abs(aside)) ** 3 });
  return turned * (1 + reliefIn(light) * (chestRelief(down, beside) - 1));
}

/** How bright a limb is where it faces so far to the right and down. */
function limbLight(light: SkinLight, turn: { right: number; down: number }): number {
  const far = lengthOf(turn.right, turn.down);
  const within = far > 1 ? 1 / far : 1;
  const [right, down] = [turn.right * within, turn.down * within];
  return lightOn(light, { right, down, away: Math.min(1, far) ** 3 });
}

/** Finds how far the nearest arm and leg are from a place, over their radius. */
function nearestLimbs(person: SeenPerson, frame: BodyFrame) {
  const { body } = frame;
  // A long sleeve may hide the wrist; the hand begins further down.
  const wrists = eachSide((side) =>
    boneOf(body.wrists[side], mixOf(body.wrists[side], body.hands[side], 0.4)),
  );
  const wristRadius = usualArm(2) * body.shoulderWidth;
  const toArms = makeToArms(frame);
  const toLegs = makeToLegs(person, frame);
  const found = makeLimbPlace();
  // Which way the surface of the nearest limb faces.
  const turn = { right: 0, down: 0 };
  let nearest = 9;
  const keepNearest = () => {
    if (found.far >= nearest) return;
    nearest = found.far;
    turn.right = found.right;
    turn.down = found.down;
  };
  const find = (x: number, y: number, place: BodyPlace): { arm: number; leg: number } => {
    nearest = 9;
    let [arm, leg] = [9, 9];
    for (const side of SIDES) {
      toArms[side](x, y, found);
      keepNearest();
      arm = Math.min(arm, found.far, distanceToBone(wrists[side], x, y) / wristRadius);
    }
    for (const side of SIDES) {
      toLegs[side](x, y, found);
      keepNearest();
      if (found.far < leg) [leg, place.along] = [found.far, found.along];
    }
    return { arm, leg };
  };
  return Object.assign(find, { turn, light: skinLightOf(person, frame, [toArms, toLegs]) });
}

/** Says what of the bare body would be at a place, into `place`. */
export function makeBodyPlaces(
  person: SeenPerson,
  frame: BodyFrame,
): (x: number, y: number, place: BodyPlace) => void {
  const { body } = frame;
  const unit = body.shoulderWidth;
  const uppers = eachSide((side) => boneOf(body.shoulders[side], body.elbows[side]));
  const limbs = nearestLimbs(person, frame);
  const shoulders = shoulderEdge(frame, person.width);
  return (x, y, place) => {
    const down = trunkDown(body, x, y);
    const beside = trunkAcross(body, x, y);
    const { arm, leg } = limbs(x, y, place);
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
    const below = y - (shoulders[Math.round(x)] ?? Number.NaN);
    const isShoulder = down < 0.25 && !Number.isNaN(below);
    if (isShoulder) place.trunk = smoothStep(...EDGE, below);
    place.inside = isShoulder ? smoothStep(...SURELY_INSIDE, below) : 0;
    const aside = clamp(beside / half, -1, 1);
    const onLimb = limbLight(limbs.light, limbs.turn);
    const limb =
      Math.max(place.arm, place.leg) *
      (1 - place.trunk * (1 - smoothStep(...AT_SIDE, Math.abs(beside) / half)));
    const onTrunk = trunkLight(limbs.light, aside, { down, beside: Math.abs(beside) / unit });
    place.shade = onTrunk + (onLimb - onTrunk) * limb;
  };
}
