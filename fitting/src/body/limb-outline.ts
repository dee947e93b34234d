import {
  distanceOf,
  dotOf,
  minus,
  mixOf,
  type Point,
  plus,
  type Side,
  signOf,
  unitOf,
} from '../geometry/point.ts';
import { partIndex } from '../person/label-parts.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { clamp } from '../raster/ramp.ts';

/** A cut through a limb: where its middle is, how thick it is and which way is outward. */
export interface LimbCut {
  readonly middle: Point;
  readonly radius: number;
  readonly outward: Point;
}

/** An arm from shoulder to wrist, or a leg from hip to ankle. */
export interface LimbOutline {
  /** The cut at a place along it: 0 the first joint, 1 elbow or knee, 2 wrist or ankle. */
  at(along: number): LimbCut;
  /** In pixels. */
  readonly upperLength: number;
  readonly lowerLength: number;
}

interface Limb {
  readonly side: Side;
  readonly joints: readonly [Point, Point, Point];
  /** Half the width that is usual, in pixels. */
  readonly usual: (along: number) => number;
  /** Up to here the inner side lies against the body. */
  readonly innerFrom: number;
  /** How much wider than usual it may be measured: clothes may be wide. */
  readonly widest: number;
  /** How much further out than usual its outer side may be at a place. */
  readonly outermost: (along: number) => number;
  /** How often neighbours are evened: legs have no sudden turns. */
  readonly evened: number;
}

const CUTS_PER_BONE = 8;

/** What an arm measures usually: half its width as a share of the shoulder width. */
export const usualArm = (along: number): number =>
  along < 1 ? 0.16 - 0.045 * along : 0.115 - 0.04 * Math.min(1, along - 1);

/** The same of a leg. */
const usualLeg = (along: number): number =>
  along < 1 ? 0.24 - 0.075 * along : 0.165 - 0.06 * (along - 1);

/** The same of a bare leg: narrow at the knee, round at the calf. */
export const bareLeg = (along: number): number => {
  if (along < 1) return 0.24 - 0.095 * along ** 1.3;
  const below = along - 1;
  const calf = 0.014 * Math.exp(-(((below - 0.3) / 0.2) ** 2));
  return 0.145 - 0.062 * below + calf;
};

/** How far a limb reaches from a point; null where it never ends or is covered. */
function reach(
  person: SeenPerson,
  from: Point,
  { direction, most }: { direction: Point; most: number },
): number | null {
  const { width, height, alpha, labels } = person;
  const arms = [partIndex('left_arm'), partIndex('right_arm')];
  const trunk = [partIndex('top'), partIndex('bottom')];
  const start = Math.round(from.y) * width + Math.round(from.x);
  const fromBare = arms.includes(labels[start] ?? 0);
  for (let far = 0; far < most; far += 1) {
    const x = Math.round(from.x + direction.x * far);
    const y = Math.round(from.y + direction.y * far);
    if (x < 0 || y < 0 || x >= width || y >= height) return null;
    const at = y * width + x;
    if ((alpha[at] ?? 0) < 128) return far;
    if (fromBare && trunk.includes(labels[at] ?? 0)) return far;
  }
  return null;
}

function cutAt(
  person: SeenPerson,
  { side, joints, usual, innerFrom, widest, outermost }: Limb,
  along: number,
): LimbCut {
  const { body } = person;
  const [first, second, third] = joints;
  const on = along <= 1 ? mixOf(first, second, along) : mixOf(second, third, along - 1);
  const way = unitOf(along <= 1 ? minus(second, first) : minus(third, second));
  const beside = { x: way.y, y: -way.x };
  const isOutward = dotOf(beside, body.across) * signOf(side) > 0;
  const outward = isOutward ? beside : { x: -beside.x, y: -beside.y };
  const inward = { x: -outward.x, y: -outward.y };
  const half = usual(along);
  const outer = reach(person, on, { direction: outward, most: half * 2.2 });
  const inner =
    along < innerFrom ? null : reach(person, on, { direction: inward, most: half * 2.2 });
  const outerKept =
    outer === null || outer < 1 ? half : clamp(outer, half * 0.5, half * outermost(along));
  const innerKept =
    inner === null || inner > half * 1.6 || inner < 1
      ? clamp(half, outerKept * 0.8, outerKept * 1.2)
      : inner;
  const radius = clamp((outerKept + innerKept) / 2, half * 0.72, half * widest);
  return { middle: plus(on, outward, outerKept - radius), radius, outward };
}

/** Each cut between its neighbours. */
function evenly(cuts: readonly LimbCut[]): LimbCut[] {
  return cuts.map((cut, index) => {
    const before = cuts[index - 1] ?? cut;
    const after = cuts[index + 1] ?? cut;
    if (before === cut || after === cut) return cut;
    return {
      ...cut,
      middle: mixOf(cut.middle, mixOf(before.middle, after.middle, 0.5), 0.5),
      radius: (before.radius + 2 * cut.radius + after.radius) / 4,
    };
  });
}

function measureLimb(person: SeenPerson, limb: Limb): LimbOutline {
  let cuts = Array.from({ length: 2 * CUTS_PER_BONE + 1 }, (_, index) =>
    cutAt(person, limb, index / CUTS_PER_BONE),
  );
  for (let round = 0; round < limb.evened; round += 1) cuts = evenly(cuts);
  const [first] = cuts;
  if (first === undefined) throw new Error('A limb has cuts');
  const [start, bend, end] = limb.joints;
  return {
    upperLength: distanceOf(start, bend),
    lowerLength: distanceOf(bend, end),
    at(along) {
      const place = clamp(along * CUTS_PER_BONE, 0, cuts.length - 1.001);
      const before = cuts[Math.floor(place)] ?? first;
      const after = cuts[Math.floor(place) + 1] ?? before;
      const share = place - Math.floor(place);
      return {
        middle: mixOf(before.middle, after.middle, share),
        radius: before.radius + (after.radius - before.radius) * share,
        outward: unitOf(mixOf(before.outward, after.outward, share)),
      };
    },
  };
}

/** Measures an arm, whether bare or in a sleeve; what is hidden is taken as usual. */
export function measureArm(person: SeenPerson, side: Side): LimbOutline {
  const { shoulders, elbows, wrists, shoulderWidth } = person.body;
  return measureLimb(person, {
    side,
    joints: [shoulders[side], elbows[side], wrists[side]],
    usual: (along) => usualArm(along) * shoulderWidth,
    innerFrom: 0.3,
    widest: 1.25,
    outermost: () => 1.5,
    evened: 0,
  });
}

/** Whether there is cloth between the legs at a place along them. */
function isInSkirt({ body, width, height, labels }: SeenPerson, along: number): boolean {
  const { hips, knees, ankles } = body;
  const [upper, lower] = along <= 1 ? [hips, knees] : [knees, ankles];
  const share = along <= 1 ? along : along - 1;
  const between = mixOf(mixOf(upper[0], lower[0], share), mixOf(upper[1], lower[1], share), 0.5);
  const [x, y] = [Math.round(between.x), Math.round(between.y)];
  if (x < 0 || y < 0 || x >= width || y >= height) return false;
  return labels[y * width + x] === partIndex('bottom');
}

/** Measures a leg, whether bare or not. */
export function measureLeg(person: SeenPerson, side: Side): LimbOutline {
  const { hips, knees, ankles, shoulderWidth } = person.body;
  return measureLimb(person, {
    side,
    joints: [hips[side], knees[side], ankles[side]],
    usual: (along) => usualLeg(along) * shoulderWidth,
    innerFrom: 0.55,
    widest: 1.2,
    // A skirt tells nothing about the leg in it.
    outermost: (along) => (isInSkirt(person, along) ? 1.05 : 1.5),
    evened: 3,
  });
}

/** The cut that lies so many pixels from the first joint; beyond the last one it goes straight on. */
export function limbAt(limb: LimbOutline, far: number): LimbCut & { readonly along: number } {
  const { upperLength, lowerLength } = limb;
  const along =
    far < upperLength ? far / upperLength : 1 + (far - upperLength) / Math.max(lowerLength, 1);
  const kept = clamp(along, 0, 2);
  const cut = limb.at(kept);
  // The bend in the middle is rounded.
  const before = limb.at(Math.max(0, kept - 0.12)).middle;
  const around = mixOf(before, limb.at(Math.min(2, kept + 0.12)).middle, 0.5);
  const bend = 1 - clamp(Math.abs(kept - 1) / 0.2, 0, 1);
  const way = unitOf(minus(limb.at(2).middle, limb.at(1.5).middle));
  const beyond = Math.max(0, far - upperLength - lowerLength);
  const middle = plus(mixOf(cut.middle, around, 0.6 * bend), way, beyond);
  return { ...cut, middle, along };
}
