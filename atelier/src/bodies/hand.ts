import { type Field, smoothMinimum } from '../geometry/field.ts';
import type { Point } from '../geometry/point.ts';
import { loft } from '../geometry/section-loft.ts';
import { roundCone } from '../geometry/solids.ts';
import { add } from '../geometry/vectors.ts';
import type { BodyPlan } from './body-plan.ts';
import { type LimbFrame, outOf, placed } from './limb-frame.ts';

interface Finger {
  /** The knuckle in the frame of the hand. */
  at: Point;
  lengths: readonly number[];
  radii: readonly number[];
  /** Radians toward the thumb, and how far each joint bends to the palm. */
  spread: number;
  curl: readonly number[];
}

/** For a hand of 18 cm: half thickness, half width and middle of the palm below the wrist. */
const PALM = [
  [-9.6, 0.75, 3.5, 0.1],
  [-8.4, 1.15, 3.95, 0.1],
  [-6, 1.4, 3.9, 0.15],
  [-3.5, 1.55, 3.4, 0.2],
  [-1.2, 1.5, 2.45, 0],
  [0.8, 1.2, 1.9, 0],
] as const;

const FINGERS: readonly Finger[] = [
  {
    at: [0.05, -8.7, 2.8],
    lengths: [4.2, 2.4, 1.8],
    radii: [0.98, 0.86, 0.76, 0.58],
    spread: 0.03,
    curl: [0.12, 0.2, 0.16],
  },
  {
    at: [0.2, -9, 0.98],
    lengths: [4.6, 2.8, 1.9],
    radii: [1, 0.88, 0.78, 0.6],
    spread: 0.005,
    curl: [0.16, 0.25, 0.18],
  },
  {
    at: [0.15, -8.8, -0.85],
    lengths: [4.3, 2.6, 1.9],
    radii: [0.96, 0.84, 0.74, 0.58],
    spread: -0.015,
    curl: [0.2, 0.3, 0.2],
  },
  {
    at: [0, -8.3, -2.45],
    lengths: [3.4, 1.9, 1.6],
    radii: [0.84, 0.72, 0.65, 0.51],
    spread: -0.02,
    curl: [0.26, 0.33, 0.22],
  },
];

const THUMB: readonly { at: Point; radius: number }[] = [
  { at: [-0.3, -1.6, 1.7], radius: 1.5 },
  { at: [-1.1, -5.1, 4.1], radius: 1.15 },
  { at: [-1.5, -8, 5], radius: 0.88 },
  { at: [-1.9, -10.2, 5.2], radius: 0.66 },
];

const HAND_LENGTH = 18;

/** Length of the hand, wrist to fingertip (about 0.111 of a woman's, 0.110 of a man's height). */
export const handUnit = (plan: BodyPlan): number => (plan.figure.heightCm * 0.1085) / HAND_LENGTH;

/** A calm left hand: four fingers lightly bent, the thumb beside them. */
export function handField(plan: BodyPlan, frame: LimbFrame): Field {
  const unit = handUnit(plan);
  const broad = plan.gender === 'man' ? 1.1 : 1;
  const palm = loft(
    PALM.map(([y, thick, wide, x]) => ({
      y,
      x,
      z: 0.15,
      left: thick * broad,
      right: thick * broad,
      front: wide * broad,
      back: wide * broad,
      power: 2.5,
    })),
    0.4,
  );
  const fingers = FINGERS.map((finger) => fingerField(finger, broad));
  const thumb = chain(
    THUMB.map(({ at, radius }) => ({ at: [at[0], at[1], at[2] * broad], radius: radius * broad })),
  );
  const hand: Field = (x, y, z) => {
    let d = 1e6;
    for (const finger of fingers) d = smoothMinimum(d, finger(x, y, z), 0.25);
    d = smoothMinimum(palm(x, y, z), d, 1.3);
    return smoothMinimum(d, thumb(x, y, z), 1.6);
  };
  const inFrame = placed(frame, (x, y, z) => hand(x / unit, y / unit, z / unit) * unit);
  const middle = outOf(frame, [0, -8.5 * unit, 0.8 * unit]);
  const radius = 13 * unit;
  return (x, y, z) => {
    const away = Math.hypot(x - middle[0], y - middle[1], z - middle[2]) - radius;
    return away > 3 ? away : inFrame(x, y, z);
  };
}

function fingerJoints(finger: Finger): Point[] {
  let angle = 0;
  let at = finger.at;
  const joints = [at];
  finger.lengths.forEach((length, i) => {
    angle += finger.curl[i] ?? 0;
    const along = Math.cos(angle) * length;
    at = add(at, [-Math.sin(angle) * length, -along, Math.sin(finger.spread) * along]);
    joints.push(at);
  });
  return joints;
}

/** The tip of the middle finger in the frame of the hand, for a hand of 18 cm. */
export const middleTip = (): Point =>
  fingerJoints(FINGERS[1] ?? FINGERS[0] ?? NO_FINGER).at(-1) ?? [0, 0, 0];
const NO_FINGER: Finger = { at: [0, 0, 0], lengths: [], radii: [], spread: 0, curl: [] };

function fingerField(finger: Finger, broad: number): Field {
  return chain(
    fingerJoints(finger).map((at, i) => ({
      at: [at[0], at[1], at[2] * broad],
      radius: (finger.radii[i] ?? 0.6) * broad,
    })),
  );
}

function chain(joints: readonly { at: Point; radius: number }[]): Field {
  const bones = joints.slice(1).map((joint, i) => roundCone(joints[i] ?? joint, joint));
  return (x, y, z) => {
    let d = 1e6;
    for (const bone of bones) d = Math.min(d, bone(x, y, z));
    return d;
  };
}
